/** What every page may have to say. */
import { list } from "./plural.ts";

export const start = {
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
