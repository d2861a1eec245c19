/** The module view of Stockholm. */
import { uncovered } from "@interchange/metro/core";
import type { Tell } from "@interchange/metro/core";
import { STOCKHOLM_PARTS } from "@interchange/metro/modules/stockholm/components";
import { LANDMARKS } from "@interchange/metro/modules/stockholm/data";
import { markerPoints, stockholm } from "@interchange/metro/modules/stockholm/module";
import type { StockholmAction, StockholmSlice } from "@interchange/metro/modules/stockholm/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard, touristsOn } from "../common/onBoard.tsx";
import { StockholmPanel } from "./panel.tsx";
import { ownColours } from "./row.ts";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type StockholmSeen = Seen<StockholmSlice>;

function tell(
  { what, colour = "", name = "", count = 0 }: Tell,
  says: Says,
  when: "log" | "ledger",
): string | undefined {
  if (what === "left") return words().left[when](says.colour(colour));
  return what === "visited" ? words().tells[when](says.colour(colour), name, count) : undefined;
}

function note(seat: number, seen: StockholmSeen): string | undefined {
  const isSecret = seen.slice.markers.held.length > 0;
  if (seat !== seen.view.viewer || !isSecret || seen.view.stage === "over") return undefined;
  return words().note(markerPoints(seen.slice, ownColours(seen), seen.scene.layout.printed(STOCKHOLM_PARTS)));
}

export const view = moduleView<StockholmSlice, StockholmAction>({
  lights: ["pieces", "panel", "panel"],
  Panel: StockholmPanel,
  Marks: onBoard(stockholm),
  say: (action, { colourName }) =>
    action.type === "landmark" ? words().named(known(LANDMARKS[action.landmark]).name) : colourName(action.colour),
  tell,
  chip: ({ what, colour = "", name = "" }, says) =>
    touristChip(says, colour, what === "visited" ? words().named(name) : "–"),
  award: (reason) => words().awards[reason] ?? reason,
  refusals: () => words().refusals,
  square: (cell, seen) => {
    const [colour] = touristsOn(uncovered(seen.slice.tourists, seen.scene), cell);
    return colour === undefined ? undefined : words().square(seen.colour(colour));
  },
  note,
});
