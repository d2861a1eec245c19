import type { Setup } from "@interchange/tabletop";

/** The setup of a lesson: these modules, and the options that differ from the usual ones. */
export function lessonSetup(modules: readonly string[] = [], options: Setup["options"] = {}, seats = 2): Setup {
  return {
    edition: "bigbox",
    seats,
    modules,
    options: {
      orientation: "fixed",
      "hand-size": "1",
      "open-hands": "no",
      start: "1",
      numbering: "metro",
      "one-tile-stations": "all",
      "one-tile-exception": "always",
      ...options,
    },
    rules: 2,
  };
}
