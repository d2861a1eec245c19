/** St. Petersburg in the page. */
import { cornerOf } from "@interchange/metro/core";
import type { Cell, Tell } from "@interchange/metro/core";
import { ST_PETERSBURG_PARTS } from "@interchange/metro/modules/st-petersburg/components";
import { LANDMARKS } from "@interchange/metro/modules/st-petersburg/data";
import type { StPetersburgAction, StPetersburgSlice } from "@interchange/metro/modules/st-petersburg/module";
import { known } from "@interchange/tabletop";
import { moduleFace } from "../face.ts";
import type { Says, Seen } from "../face.ts";
import { TouristMark } from "../pieces.tsx";
import { isSame, StPetersburgPanel } from "./panel.tsx";
import { words } from "./words.ts";

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

/** A front with columns. */
const BUILDING = "M-12 9h24v3h-24zM-10-3h4v10h-4zM-2-3h4v10h-4zM6-3h4v10h-4zM-13-5L0-13 13-5z";

/** Landmarks on their squares, and tourists in the corner of their tiles where no track runs. */
function PetersburgMarks({ seen }: { readonly seen: PetersburgSeen }) {
  const { landmarks, tourists } = seen.slice;
  return (
    <>
      {landmarks.map((cell) => {
        const [x, y] = cornerOf(cell);
        return (
          <g key={cell} class="landmark-mark" transform={`translate(${x + 73} ${y + 27})`}>
            <circle r="20" />
            <path d={BUILDING} />
          </g>
        );
      })}
      {tourists.map((cell, colour) => {
        if (cell < 0) return undefined;
        const [x, y] = cornerOf(cell);
        return <TouristMark key={colour} setup={seen.setup} colour={colour} x={x + 15} y={y + 15} r={14} />;
      })}
    </>
  );
}

export const face = moduleFace<StPetersburgSlice, StPetersburgAction>({
  Panel: StPetersburgPanel,
  Marks: PetersburgMarks,
  ask: (_, seen) => words().ask(seen.square(seen.slice.choosing ?? 0)),
  say,
  isInPanel: (action) => action.type === "tourist",
  tell,
  award: () => words().award,
  refusals: () => words().refusals,
  square,
  note: (seat, { slice, view }) => {
    const won = slice.won.filter(({ to }) => isSame(to, { kind: "seat", seat })).length;
    return won && view.stage !== "over" ? words().note(won) : undefined;
  },
});
