import type { Setup } from "@interchange/tabletop";

/** The setup of a lesson: the options of 2006, except for these. */
export function lessonSetup(options: Setup["options"] = {}): Setup {
  return {
    edition: "2006",
    seats: 2,
    modules: [],
    options: {
      start: "1",
      "first-round": "2006",
      "last-round": "building",
      "mornington-crescent": "no",
      movement: "full",
      ...options,
    },
    rules: 1,
  };
}
