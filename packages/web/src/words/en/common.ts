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
  layingOut: "Laying out the board…",
  loadFailed: "This part of the page could not be loaded.",
  tryAgain: "Try again",
  broken: {
    title: "Something went wrong",
    body: "The page met an error of its own. Your tables are kept as they were after the last move.",
    reload: "Load the page again",
  },
  /** Names in a sentence. */
  names: list,
  /** Short facts side by side, to read and to hear. */
  beside: (facts: readonly string[]) => facts.join(" · "),
  inTurn: (facts: readonly string[]) => facts.join(", "),
};

/** Texts of pages and panels that load later; fetched with the first of them. */

export const rulesPage = {
  title: "Rules",
  games: "Rules of",
  modules: (game: string) => `Modules of ${game}`,
  /** For rules that are shown in English because there is no translation. */
  foreign: "These rules are not translated yet: this is the English text.",
};

/** For an unknown address. */
export const notFound = {
  title: "Nothing here",
  body: "There is no page at this address.",
  home: "Go home",
};
