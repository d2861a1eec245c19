import { list } from "./grammar.ts";

/** Texts that any page may need. */

export const common = {
  name: "Interchange",
  title: (page: string) => `${page} · Interchange`,
  nav: {
    label: "Pages",
    rules: "Rules",
    settings: "Settings",
    back: "Back",
  },
  close: "Close",
  loading: "Loading…",
  layingOut: "Setting up the board…",
  loadFailed: "Couldn't load this part of the page. Check your connection.",
  tryAgain: "Try again",
  /** A folded part with the English message of an error. */
  technical: "Technical details",
  broken: {
    title: "Something went wrong",
    body: "Your tables are saved as they were after the last move. Reload the page to continue.",
    reload: "Reload page",
  },
  /** Names in a sentence. */
  names: list,
  /** Short facts side by side, to read and to hear. */
  dotted: (facts: readonly string[]) => facts.join(" · "),
  inTurn: (facts: readonly string[]) => facts.join(", "),
};

/** Texts of pages and panels that load later; fetched with the first of them. */

export const rulesPage = {
  title: "Rules",
  games: "Rules by game",
  modules: (game: string) => `${game} modules`,
  /** For rules that are shown in English because there is no translation. */
  foreign: "These rules haven't been translated yet. This is the English text.",
};

/** For an unknown address. */
export const notFound = {
  title: "Page not found",
  body: "There's no page at this address. Check it, or go to the home page.",
  home: "Go to home page",
};
