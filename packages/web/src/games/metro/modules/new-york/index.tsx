/** The module view of New York. */
import type { Station, Tell } from "@interchange/metro/core";
import { NEW_YORK_PARTS } from "@interchange/metro/modules/new-york/components";
import { boardPoints, newYork, TAKEN } from "@interchange/metro/modules/new-york/module";
import type { NewYorkAction, NewYorkSlice } from "@interchange/metro/modules/new-york/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard } from "../common/onBoard.tsx";
import { hasCompanies, whoIn } from "../common/owners.tsx";
import { NewYorkPanel } from "./panel.tsx";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type NewYorkSeen = Seen<NewYorkSlice>;

function tell(told: Tell, says: Says, when: "log" | "ledger"): string | undefined {
  const { what, colour = "", name = "", count = 0 } = told;
  return what === "took" ? words().tells[when](whoIn(told, says), says.colour(colour), name, count) : undefined;
}

function station(station: Station, seen: NewYorkSeen): string | undefined {
  const { waiting, boards } = seen.slice;
  const colour = waiting[station];
  if (colour === undefined || colour === TAKEN) return undefined;
  const { viewer } = seen.view;
  const board = hasCompanies(seen) || typeof viewer !== "number" ? undefined : boards[viewer];
  return words().station(
    seen.colour(colour),
    board === undefined ? undefined : known(seen.scene.layout.printed(NEW_YORK_PARTS)[board])[colour],
  );
}

export const view = moduleView<NewYorkSlice, NewYorkAction>({
  lights: ["pieces", "pieces", "panel"],
  Panel: NewYorkPanel,
  Marks: onBoard(newYork),
  say: (action, { colourName }) => (action.type === "board" ? `${action.board + 1}` : colourName(action.colour)),
  tell,
  chip: ({ colour = "", name = "" }, says) => touristChip(says, colour, words().named(name)),
  award: (reason) => words().awards[reason] ?? reason,
  refusals: () => words().refusals,
  station,
  note: (seat, seen) => {
    const { boards, taken } = seen.slice;
    if (seen.view.stage === "over" || hasCompanies(seen) || boards[seat] === undefined) return undefined;
    return words().note(boardPoints(seen.scene.layout.printed(NEW_YORK_PARTS), boards[seat], known(taken[seat])));
  },
});
