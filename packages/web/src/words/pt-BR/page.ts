import type * as en from "../en/page.ts";

/** The texts of the page's HTML before its scripts run, which search engines and link cards show too. */
export const page: typeof en.page = {
  description:
    "Jogue online os jogos de tabuleiro de metrô Metro e On the Underground: contra bots, com amigos ou aprendendo passo a passo.",
  noScript: "O Interchange precisa de JavaScript. Ative-o para esta página e recarregue-a.",
};
