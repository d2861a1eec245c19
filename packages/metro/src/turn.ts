/** The turn on positions: who acts, what may be drawn, and the result of a move or a draw. */
import type { Actor, Draw, LotDrawn, Seat, Setup, Step } from "@interchange/tabletop";
import { CHANCE_ACTS, drawLot, NOBODY_ACTS, seatActs, startsByLot } from "@interchange/tabletop";
import { actInModule, askForTile, passTurn, placeTile, receiveTile } from "./turnSteps.ts";
import type { Layout } from "./module.ts";
import type { Chance, Event, Move, OwnAction, Position } from "./position.ts";
import { PositionHands } from "./positionHands.ts";
import { isOwed, owedIn, sceneOf, wordFor } from "./scene.ts";
import { nextTiles } from "./supply.ts";
import { TILE_MIX } from "./components/tiles.ts";
import { kindOf } from "./tiles.ts";

export function start(layout: Layout, setup: Setup): Position {
  const { printed, terms, ruled } = layout;
  const nothing = Array.from({ length: setup.seats }, () => []);
  const position: Position = {
    setup,
    stage: "setup",
    turn: terms.startSeat,
    laid: [],
    bag: printed(TILE_MIX),
    sunk: [],
    hands: nothing,
    drawn: [],
    lines: [],
    awards: [],
    points: nothing.map(() => 0),
    profits: Array.from({ length: terms.companies }, () => 0),
    slices: Object.fromEntries(ruled.map(({ module, own }) => [module.id, own.start(layout) as unknown])),
  };
  if (startsByLot(setup)) return { ...position, stage: "lot" };
  return isOwed(sceneOf(layout, position)) ? position : { ...position, stage: "deal" };
}

/** The lot has fallen: the table begins as if it had named that seat (rule 6.4). The layout is that of the seat's start. */
export function startByLot(layout: Layout, seat: Seat): Step<Position, Event> {
  const position = start(layout, layout.setup);
  const { stage, turn, slices } = position;
  const own = Object.entries(slices).map(([module, slice]): Event => ({ type: "own", module, slice, tells: [] }));
  return { position, events: [{ type: "lot", seat }, ...own, { type: "next", stage, turn }] };
}

export function actor(layout: Layout, position: Position): Actor {
  if (position.stage === "over") return NOBODY_ACTS;
  const owed = layout.ruled.length ? owedIn(sceneOf(layout, position)) : undefined;
  if (owed) return owed.actor;
  return position.stage === "turn" || position.stage === "place" ? seatActs(position.turn) : CHANCE_ACTS;
}

export function draw(layout: Layout, position: Position): Draw<Chance> {
  if (position.stage === "lot") return drawLot(layout);
  const scene = sceneOf(layout, position);
  const owed = owedIn(scene);
  if (!owed?.own.draw) return { stream: "bag", outcomes: nextTiles(position) };
  const { module } = owed;
  const { stream, outcomes } = owed.own.draw(scene.slice(module.id), scene);
  return { stream, outcomes: outcomes.map(({ chance, weight }) => ({ chance: wordFor(owed, chance), weight })) };
}

export function play(layout: Layout, position: Position, move: Move): Step<Position, Event> {
  const hands = new PositionHands(layout, position);
  switch (move.type) {
    case "draw":
      askForTile(hands);
      break;
    case "pass":
      passTurn(hands);
      break;
    case "own":
      actByWord(hands, move);
      break;
    case "place":
      placeTile(hands, kindOf(move.tile), move.turn, move.cell);
      break;
  }
  return hands.step();
}

export function resolve(layout: Layout, position: Position, chance: Exclude<Chance, LotDrawn>): Step<Position, Event> {
  const hands = new PositionHands(layout, position);
  if (chance.type === "own") actByWord(hands, chance);
  else receiveTile(hands, kindOf(chance.tile));
  return hands.step();
}

function actByWord(hands: PositionHands, { module: id, word }: OwnAction): void {
  const place = hands.layout.ruled.findIndex(({ module }) => module.id === id);
  const ruled = hands.layout.ruled[place];
  if (!ruled) throw new RangeError(`no module ${id} at this table`);
  actInModule(hands, place, ruled.own.lexicon.read(word), isOwed(hands));
}
