/** The module view of St. Petersburg. */
import type { Cell, Tell } from "@interchange/metro/core";
import { ST_PETERSBURG_PARTS } from "@interchange/metro/modules/st-petersburg/components";
import { LANDMARKS } from "@interchange/metro/modules/st-petersburg/data";
import { stPetersburg } from "@interchange/metro/modules/st-petersburg/module";
import type { StPetersburgAction, StPetersburgSlice } from "@interchange/metro/modules/st-petersburg/module";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard } from "../common/onBoard.tsx";
import { isSame, StPetersburgPanel } from "./panel.tsx";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type PetersburgSeen = Seen<StPetersburgSlice>;

function say(action: StPetersburgAction, { slice, colour }: PetersburgSeen): string {
  return action.type === "tourist"
    ? words().say(colour(action.colour), known(slice.heaps[action.colour]))
    : String(action.value);
}

function tell(
  { what, seat, company, colour = "", cell = 0, count = 0 }: Tell,
  says: Says,
  when: "log" | "ledger",
): string | undefined {
  const isSure = when === "log";
  switch (what) {
    case "tourist":
      return words().tells.tourist(says.colour(colour), says.square(cell), isSure);
    case "choose":
      return isSure ? undefined : words().tells.choose;
    case "won": {
      const who = company === undefined ? says.who(seat ?? 0) : says.company(company);
      return words().tells.won(who, says.colour(colour), count, isSure);
    }
    default:
      return undefined;
  }
}

function square(cell: Cell, { slice, colour, scene }: PetersburgSeen): string | undefined {
  const tourist = slice.tourists.indexOf(cell);
  if (tourist >= 0) return words().tourist(colour(tourist));
  const { squares } = scene.layout.printed(ST_PETERSBURG_PARTS);
  const landmark = slice.landmarks.includes(cell) ? LANDMARKS[squares.indexOf(cell)] : undefined;
  return landmark ? words().landmark(landmark.name) : undefined;
}

export const view = moduleView<StPetersburgSlice, StPetersburgAction>({
  lights: ["pieces", "panel"],
  Panel: StPetersburgPanel,
  Marks: onBoard(stPetersburg),
  ask: (_, seen) => words().ask(seen.square(seen.slice.choosing ?? 0)),
  say,
  isInPanel: (action) => action.type === "tourist",
  tell,
  chip: ({ what, colour = "", count = 0, cell = 0 }, says) =>
    touristChip(says, colour, what === "won" ? words().tiles(count) : says.square(cell)),
  award: () => words().award,
  refusals: () => words().refusals,
  square,
  note: (seat, { slice, view }) => {
    const won = slice.won.filter(({ to }) => isSame(to, { kind: "seat", seat })).length;
    return won && view.stage !== "over" ? words().note(won) : undefined;
  },
});
