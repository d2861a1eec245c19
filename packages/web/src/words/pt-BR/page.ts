import type * as en from "../en/page.ts";

/** What the first file of the page says before its scripts run, and what programs that list pages show of it. */
export const page: typeof en.page = {
  description:
    "Uma mesa digital para jogos de tabuleiro de metrô: Metro e On the Underground, contra bots, com amigos ou para aprender.",
  noScript: "O Interchange precisa de JavaScript. Ative-o para esta página e carregue-a de novo.",
};
