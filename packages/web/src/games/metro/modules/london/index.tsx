/** The module view of London. */
import { uncovered } from "@interchange/metro/core";
import type { Tell } from "@interchange/metro/core";
import { LANDMARKS } from "@interchange/metro/modules/london/data";
import { london } from "@interchange/metro/modules/london/module";
import type { LondonAction, LondonSlice } from "@interchange/metro/modules/london/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard, touristsOn } from "../common/onBoard.tsx";
import { DriveLedger } from "./ledger.tsx";
import { LondonPanel } from "./panel.tsx";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

function say(action: LondonAction, { colourName }: Seen<LondonSlice>): string {
  if (action.type === "landmark") return words().named(known(LANDMARKS[action.landmark]).name);
  return action.type === "arrow" ? words().arrow(action.arrow) : colourName(action.colour);
}

function tell({ what, colour = "", count = 0 }: Tell, says: Says, when: "log" | "ledger"): string | undefined {
  return what === "drove" || what === "missed" ? words().tells[what][when](says.colour(colour), count) : undefined;
}

export const view = moduleView<LondonSlice, LondonAction>({
  lights: ["pieces", "panel", "panel"],
  Panel: LondonPanel,
  Marks: onBoard(london),
  Ledger: DriveLedger,
  say,
  tell,
  chip: ({ what, colour = "", count = 0 }, says) => touristChip(says, colour, what === "drove" ? count : "–"),
  award: (reason) => words().awards[reason] ?? reason,
  refusals: () => words().refusals,
  square: (cell, seen) => {
    const [colour] = touristsOn(uncovered(seen.slice.tourists, seen.scene), cell);
    return colour === undefined ? undefined : words().square(seen.colour(colour));
  },
});
