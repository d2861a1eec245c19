/**
 * How a turn runs: place a tile (or ask for another first) -> lines scored -> refill -> next seat. Each step ends
 * where somebody, or chance, has to act. Modules will owe their decisions and draws before and after scoring.
 */
import type { Actor, Draw, Outcome, Setup, Step } from "@interchange/tabletop";
import { CHANCE_ACTS, NOBODY_ACTS, rank, seatActs } from "@interchange/tabletop";
import { SQUARES } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import type { Chance, Event, Laid, Move, Position } from "./position.ts";
import { linesFinishedBy, withAwards } from "./scoring.ts";
import { kindOf, PIECES, TILE_CODES } from "./tiles.ts";

const CHANCES: readonly Chance[] = TILE_CODES.map((tile) => ({ tile }));

export function start(setup: Setup): Position {
  const nothing = Array.from({ length: setup.seats }, () => []);
  return {
    setup,
    stage: "deal",
    turn: layoutOf(setup).terms.startSeat,
    laid: [],
    bag: PIECES,
    hands: nothing,
    drawn: [],
    lines: [],
    points: nothing.map(() => 0),
    slices: {},
  };
}

export function actor(position: Position): Actor {
  if (position.stage === "over") return NOBODY_ACTS;
  return position.stage === "turn" || position.stage === "place" ? seatActs(position.turn) : CHANCE_ACTS;
}

export function draw(position: Position): Draw<Chance> {
  const outcomes: Outcome<Chance>[] = [];
  for (const [kind, weight] of position.bag.entries())
    if (weight > 0) outcomes.push({ chance: CHANCES[kind]!, weight });
  return { stream: "bag", outcomes };
}

export function play(position: Position, move: Move): Step<Position, Event> {
  if (move.type === "draw") return waiting({ ...position, stage: "draw" }, [{ type: "asked", seat: position.turn }]);
  const { turn: seat } = position;
  const laid: Laid = { cell: move.cell, tile: move.tile, turn: move.turn, seat };
  const lines = linesFinishedBy(position, laid);
  // Rule 2.3: a tile drawn instead is the one that must be placed, and the hand stays as it is.
  const from = position.stage === "place" ? "drawn" : "hand";
  const placed: Position = {
    ...position,
    laid: [...position.laid, laid],
    drawn: [],
    hands:
      from === "hand"
        ? position.hands.map((hand, each) => (each === seat ? without(hand, move.tile) : hand))
        : position.hands,
    lines: [...position.lines, ...lines],
    points: withAwards(position.points, lines),
  };
  const events: Event[] = [{ type: "placed", laid, from }, ...lines.map((line): Event => ({ type: "scored", line }))];
  // Rule 2.5: only a hand that gave a tile is refilled, while the supply lasts.
  if (from === "hand" && supplyOf(placed) > 0) return waiting({ ...placed, stage: "refill" }, events);
  return nextSeat(placed, events);
}

export function resolve(position: Position, chance: Chance): Step<Position, Event> {
  const { turn: seat, stage } = position;
  const kind = kindOf(chance.tile);
  const bag = position.bag.with(kind, position.bag[kind]! - 1);
  if (stage === "draw")
    return waiting({ ...position, bag, drawn: [chance.tile], stage: "place" }, [
      { type: "drew", seat, tile: chance.tile, into: "drawn" },
    ]);
  const hands = position.hands.map((hand, each) => (each === seat ? [...hand, chance.tile] : hand));
  const drawn: Position = { ...position, bag, hands };
  const events: Event[] = [{ type: "drew", seat, tile: chance.tile, into: "hand" }];
  if (stage === "refill") return nextSeat(drawn, events);
  const isDealt = hands.every((hand) => hand.length === layoutOf(position.setup).terms.handSize);
  // After a whole round of dealing the turn is back at the starting seat.
  return waiting({ ...drawn, stage: isDealt ? "turn" : "deal", turn: seatAfter(drawn) }, events);
}

export function supplyOf(position: Pick<Position, "bag">): number {
  return position.bag.reduce((sum, count) => sum + count, 0);
}

function nextSeat(position: Position, events: readonly Event[]): Step<Position, Event> {
  const turn = seatAfter(position);
  // Rule 5.1
  if (position.laid.length === SQUARES.length) {
    const over: Position = { ...position, stage: "over", turn };
    return waiting(over, [...events, { type: "over", standings: rank(over.points) }]);
  }
  return waiting({ ...position, stage: "turn", turn }, events);
}

function waiting(position: Position, events: readonly Event[]): Step<Position, Event> {
  return { position, events: [...events, { type: "next", stage: position.stage, turn: position.turn }] };
}

function seatAfter(position: Position): number {
  return (position.turn + 1) % position.setup.seats;
}

function without<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const at = items.indexOf(item);
  return items.filter((_, index) => index !== at);
}
