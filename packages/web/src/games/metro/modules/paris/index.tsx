/** The module view of Paris. */
import type { Cell, Tell } from "@interchange/metro/core";
import { PARIS_PARTS } from "@interchange/metro/modules/paris/components";
import { LANDMARKS } from "@interchange/metro/modules/paris/data";
import { paris } from "@interchange/metro/modules/paris/module";
import { colourOfSpace, landmarkAt } from "@interchange/metro/modules/paris/slice";
import type { ParisAction, ParisSlice } from "@interchange/metro/modules/paris/slice";
import { known } from "@interchange/tabletop";
import { moduleView } from "../moduleView.ts";
import type { Says, Seen } from "../moduleView.ts";
import { onBoard, touristsOn } from "../common/onBoard.tsx";
import { bringsOf, ParisChoosing } from "./choosing.tsx";
import { ParisPanel, pointsOf } from "./panel.tsx";
import { touristChip } from "../common/pieces.tsx";
import { words } from "./words/index.ts";

type ParisSeen = Seen<ParisSlice>;

/** The tourist that an action is about. */
function colourOf(action: ParisAction, { slice, view, scene }: ParisSeen): number | undefined {
  switch (action.type) {
    case "seat":
      return slice.seated[view.turn]?.[action.space] === undefined
        ? undefined
        : colourOfSpace(scene.layout.printed(PARIS_PARTS), slice, view.turn, action.space);
    case "join":
    case "tourist":
      return action.colour;
    case "landmark":
      return undefined;
  }
}

function say(action: ParisAction, seen: ParisSeen): string {
  const colour = colourOf(action, seen);
  switch (action.type) {
    case "seat":
      return words().seatAt(seen.colour(colour ?? 0), landmarkAt(seen.slice, seen.view.turn, action.space).name);
    case "join":
      return words().join(seen.colour(colour ?? 0), seen.square(action.cell));
    case "landmark":
      return words().next(known(LANDMARKS[action.landmark]).name);
    case "tourist":
      return seen.colourName(action.colour);
  }
}

function ask(choices: readonly ParisAction[], seen: ParisSeen): string {
  const [first] = choices;
  if (!first || first.type === "landmark") return words().ask.landmark;
  const colours = [...new Set(choices.map((action) => colourOf(action, seen) ?? 0))];
  if (colours.length > 1) return words().ask.several;
  return words().ask[first.type === "join" ? "join" : "seat"](seen.colour(colours[0] ?? 0));
}

function tell(
  { what, colour = "", name = "", cell = 0 }: Tell,
  says: Says,
  when: "log" | "ledger",
): string | undefined {
  const isSure = when === "log";
  const named = says.colour(colour);
  switch (what) {
    case "seated":
      return words().tells.seated(named, name, isSure);
    case "joined":
      return words().tells.joined(named, says.square(cell), isSure);
    case "left":
      return words().tells.left(named, isSure);
    case "choose":
      return isSure ? undefined : words().tells.choose(named);
    default:
      return undefined;
  }
}

function square(cell: Cell, seen: ParisSeen): string | undefined {
  const tourists = touristsOn(seen.slice.board, cell);
  return tourists.length ? words().square(tourists.map((colour) => seen.colour(colour))) : undefined;
}

export const view = moduleView<ParisSlice, ParisAction>({
  lights: ["pieces", "panel", "panel"],
  Panel: ParisPanel,
  Marks: onBoard(paris),
  ask,
  say,
  group: (action, seen) => {
    const colour = colourOf(action, seen);
    return colour === undefined ? "" : words().tourist(seen.colour(colour));
  },
  spot: (action) => (action.type === "join" ? { kind: "square", cell: action.cell } : undefined),
  brings: bringsOf,
  // The square of the tourists who have to move.
  sight: ({ slice }) => (slice.from === null ? [] : [slice.from]),
  Choosing: ParisChoosing,
  isInPanel: (action) => action.type === "seat" || action.type === "landmark",
  tell,
  chip: ({ what, colour = "", name = "", cell = 0 }, says) =>
    touristChip(says, colour, what === "seated" ? words().named(name) : what === "joined" ? says.square(cell) : "–"),
  award: (reason) => words().awards[reason] ?? reason,
  refusals: () => words().refusals,
  square,
  note: (seat, seen) => (seen.view.stage === "over" ? undefined : words().note(pointsOf(seen.slice, seat))),
});
