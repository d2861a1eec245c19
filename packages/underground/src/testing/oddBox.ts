/** A custom set in which many values differ from all published ones. */
import type { Components, JsonObject } from "@interchange/tabletop";

export const ODD_VALUES: JsonObject = {
  lines: { red: 1, black: 40, green: 3 },
  markers: {
    "2": [
      ["red", "green"],
      ["grey", "white", "pink"],
    ],
    "3": [["red"], ["black", "yellow"], ["blue", "purple", "pink", "orange"], ["green", "grey"]],
    "4": [["red", "black"], ["yellow"], ["blue", "purple", "pink"], ["orange", "green"]],
  },
  stations: {
    kinds: { aldgate: "normal", "baker-street": "normal", barking: "terminus", amersham: "express", angel: "normal" },
    symbols: ["parks", "dining", "culture"],
  },
};
export const ODD_BOX: Components = { name: "odd-box", version: "2", base: "interchange 1", values: ODD_VALUES };
