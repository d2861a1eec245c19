import type { news as source } from "../en/news.ts";

/** What is said beside a table of what happened. */
export const news: typeof source = {
  since: "Seit deinem letzten Zug",
  soFar: "Bisher",
  newGame: "Eine neue Partie",
  none: "Niemand sonst hat gezogen.",
  replay: "Noch einmal zeigen",
  botFailed: {
    title: ({ name }) => `${name} gab keine Antwort`,
    detail: (reason) =>
      reason
        ? `Was schiefging: ${reason}`
        : "Der Browser ließ ihn nicht nachdenken. Frag noch einmal oder lade die Seite neu.",
  },
};
