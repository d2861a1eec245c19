import type * as en from "../en/page.ts";

/** What the first file of the page says before its scripts run, and what programs that list pages show of it. */
export const page: typeof en.page = {
  description:
    "Ein digitaler Spieltisch für Brettspiele rund um die U-Bahn: Metro und On the Underground, gegen Bots, mit Freunden oder zum Lernen.",
  noScript: "Interchange braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.",
};
