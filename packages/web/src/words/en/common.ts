import { list } from "./grammar.ts";

/** What every page may have to say. */

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
  /** Names, as a sentence lists them. */
  names: list,
  /** Small facts beside each other, for the eye and for the ear. */
  beside: (facts: readonly string[]) => facts.join(" · "),
  inTurn: (facts: readonly string[]) => facts.join(", "),
};

/** What pages and panels say that come later; it is fetched with the first of them. */

export const rulesPage = {
  title: "Rules",
  games: "Rules of",
  modules: (game: string) => `Modules of ${game}`,
  /** Where rules are shown in English to somebody who reads another language. */
  foreign: "These rules are not translated yet: this is the English text.",
};

/** An address that leads nowhere. */
export const notFound = {
  title: "Nothing here",
  body: "There is no page at this address.",
  home: "Go home",
};
