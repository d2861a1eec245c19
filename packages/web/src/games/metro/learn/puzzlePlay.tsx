/** A puzzle on the real board: the player places one tile and then sees what every square was worth. */
import { metro } from "@interchange/metro";
import { squareName } from "@interchange/metro/core";
import type { Move, Station } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import type { LineOutlook } from "@interchange/bots";
import type { Puzzle } from "../../../table/learn/puzzle.ts";
import { puzzlePlayer } from "../../../table/learn/puzzlePlayer.tsx";
import type { Worth } from "../../../table/advice/worth.ts";
import { Heat } from "../advice/heat.tsx";
import { reasonOf } from "../advice/reason.ts";
import type { Reason } from "../advice/reason.ts";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { Stage } from "../table/stage.tsx";
import { Tray } from "../table/tray.tsx";
import { loadMetroText } from "../table/loadText.ts";
import { sayOwner } from "../desk/useMetroDesk.ts";
import { NO_HINTS } from "../advice/part.ts";
import type { MetroHints } from "../advice/part.ts";
import { Ledger } from "../ledger/ledger.tsx";
import { metroWords } from "../words.ts";

type Placement = Extract<Move, { readonly type: "place" }>;

export const MetroPuzzle = puzzlePlayer({
  rules: metro,
  deskOf: metroDeskOf,
  isAnsweredByPlaying: true,
  isBest: (move: Move): move is Placement => move.type === "place",
  show(desk, worths, say, best) {
    desk.advice.value = shownWorths(desk, worths, say);
    desk.chooseSquare(best.cell);
  },
  role: (desk, { seat }) => metroWords().advice.puzzle(desk.still.value.owners[seat] ?? "black"),
  // Drawing another tile is an answer too.
  called: (_, move) => (move.type === "place" ? squareName(move.cell) : metroWords().advice.drawAnswer),
  reason: (desk, puzzle, best) => metroWords().advice.headline(squareName(best.cell), reasonIn(desk, puzzle, best)),
  text: loadMetroText,
  Board: () => <Stage isPlain />,
  Turn: () => <Tray />,
  Answers: ({ desk }) => desk.preview.value && <Ledger preview={desk.preview.value} />,
});

/** Shows the worth of squares like advice at a table. */
function shownWorths(desk: MetroDesk, worths: readonly Worth<Placement>[], say: (gain: number) => string): MetroHints {
  const squares = new Map(worths.map((worth) => [worth.move.cell, worth]));
  const targets = new Set(desk.targets.value);
  return {
    ...NO_HINTS,
    Heat: () => <Heat desk={desk} squares={squares} say={say} />,
    says(cell) {
      const worth = squares.get(cell);
      return worth ? [metroWords().advice.squareWorth(say(worth.gain), worth.isBest)] : [];
    },
    targets: () => targets,
  };
}

/** Why the best move is best, from the line data that was mined with the puzzle. */
function reasonIn(desk: MetroDesk, { lines }: Puzzle, best: Placement): Reason {
  const seen = desk.client.view.value;
  const still = desk.still.value;
  const ghostLines = boardSceneOf(seen, { ghost: { ...best, seat: seen.turn } }).ghost?.lines ?? [];
  const outlook = new Map<Station, LineOutlook>(
    lines.map(([from, expected]) => [from, { from, expected, low: expected, high: expected, centre: 0 }]),
  );
  return reasonOf({
    preview: preview(metro.sceneOf(seen), seen, best.tile, best),
    outlook: outlook.size ? outlook : undefined,
    otherwise: new Map(lines.map(([from, , otherwise]) => [from, otherwise])),
    waits: (from) => ghostLines.find((line) => line.from === from)?.waits,
    isEmpty: (cell) => cell !== best.cell && !still.faces.has(cell),
    subject: (from) => {
      const owner = still.stations[from]?.owner ?? 0;
      return {
        from,
        line: lineName(still, from),
        owner: sayOwner(desk, owner),
        colour: still.owners[owner] ?? "black",
        isMine: owner === seen.viewer,
      };
    },
    others: 1,
    isGood: true,
  });
}
