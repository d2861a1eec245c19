import type * as en from "../en/page.ts";

/** The texts of the page's HTML before its scripts run, which search engines and link cards show too. */
export const page: typeof en.page = {
  description:
    "Spiel die U-Bahn-Brettspiele Metro und On the Underground online: gegen Bots, mit Freunden oder Schritt für Schritt zum Lernen.",
  noScript: "Interchange braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.",
};
