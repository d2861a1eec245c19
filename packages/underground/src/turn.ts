/** A game on positions: who acts, what chance draws, and the result of every move and draw. */
import type { Actor, Draw, LotDrawn, Outcome, Step } from "@interchange/tabletop";
import { CHANCE_ACTS, drawLot, NOBODY_ACTS, seatActs, startedBy } from "@interchange/tabletop";
import { ANY, doesMorningtonWait, EXPRESS_CARD, isDry, owedKind } from "./destinations.ts";
import type { Chance, Event, Move, Position } from "./position.ts";
import { cardsOf, PositionHands } from "./positionHands.ts";
import { cityOf, markersOf, rulesOf } from "./rulesOf.ts";
import { start } from "./start.ts";
import { COPIES } from "./symbols.ts";
import { NO_STATION } from "./indices.ts";
import { tripsOf } from "./trips.ts";

export function actor(position: Position): Actor {
  switch (position.stage) {
    case "over":
      return NOBODY_ACTS;
    case "build":
    case "express":
    case "normal":
      return seatActs(position.turn);
    default:
      return CHANCE_ACTS;
  }
}

export function draw(position: Position): Draw<Chance> {
  const { setup, stage, lines, symbols } = position;
  if (stage === "lot") return drawLot(setup);
  if (stage === "markers") {
    const taken = new Set(lines.map((each) => each.join()));
    const free = markersOf(setup).filter((each) => !taken.has(each.join()));
    return drawOf("markers", free, (each) => ({ type: "marker", lines: each }));
  }
  if (stage === "symbols") {
    const left = (symbol: string): number => COPIES - symbols.filter((each) => each === symbol).length;
    return drawOf("symbols", cityOf(setup).city.symbols, (symbol) => ({ type: "symbol", symbol }), left);
  }
  return cardDraw(position);
}

function cardDraw(position: Position): Draw<Chance> {
  const { setup, pile } = position;
  const terms = rulesOf(setup);
  const { kindOf, mornington, stationOf } = cityOf(setup);
  const cards = cardsOf(position);
  const kind = owedKind(terms, cards);
  const waits = doesMorningtonWait(terms, cards, kind);
  const mayCome = pile.filter(
    (id) => (kind === ANY || kindOf(id) === kind) && !(waits && stationOf(id) === mornington),
  );
  const stream = kind === ANY ? "deck" : kind === EXPRESS_CARD ? "express" : "normal";
  return drawOf(stream, mayCome, (station) => ({ type: "card", station }));
}

function drawOf<Thing>(
  stream: string,
  things: readonly Thing[],
  chanceOf: (thing: Thing) => Chance,
  weightOf: (thing: Thing) => number = () => 1,
): Draw<Chance> {
  const outcomes = things.map((thing): Outcome<Chance> => ({ chance: chanceOf(thing), weight: weightOf(thing) }));
  return { stream, outcomes: outcomes.filter(({ weight }) => weight > 0) };
}

/** Rules 5.1, 5.2 and 6.3: whether the game ends with this round. */
export function isLastRound(position: Position): boolean {
  const terms = rulesOf(position.setup);
  return position.passenger === "" || (terms.travelsToTheEnd && isDry(terms, cardsOf(position)));
}

/** The turns left in this round, with the current one. */
export function turnsLeft({ setup, turn }: Pick<Position, "setup" | "turn">): number {
  const { startSeat } = rulesOf(setup);
  return setup.seats - ((turn - startSeat + setup.seats) % setup.seats);
}

export function play(position: Position, move: Move): Step<Position, Event> {
  const { turn: seat, passenger: from, open, visited } = position;
  const hands = new PositionHands(position);
  switch (move.type) {
    case "token":
      hands.gain(1);
      return hands.step({ type: "token", seat }, {}, (steps) => steps.afterAction());
    case "build": {
      const piece = { line: move.line, between: move.between };
      hands.build(seat, piece);
      const { paid, gained } = hands;
      return hands.step({ type: "built", seat, piece, paid, gained }, {}, (steps) => steps.afterAction());
    }
    case "trip": {
      const { to, lines } = move;
      hands.travel(to, lines);
      return hands.step(
        { type: "travelled", seat, from, to, lines, walks: tripsOf(position)?.walks ?? 0 },
        { open: open.filter((station) => station !== to), visited: [...visited, to] },
        (steps) => steps.afterTrip(cityOf(position.setup).stationOf(to)),
      );
    }
  }
}

export function resolve(position: Position, chance: Chance): Step<Position, Event> {
  const { turn: seat, lines, symbols, open, pile } = position;
  const { connections, stationId } = cityOf(position.setup);
  const hands = new PositionHands(position);
  switch (chance.type) {
    case "lot":
      return startByLot(position, chance);
    case "marker":
      return hands.step(
        { type: "took", seat, lines: chance.lines },
        { lines: lines.with(seat, chance.lines) },
        (steps) => steps.afterMarker(),
      );
    case "symbol": {
      const { symbol } = chance;
      const station = stationId(connections[symbols.length] ?? NO_STATION);
      const given = [...symbols, symbol];
      return hands.step({ type: "symbol", station, symbol }, { symbols: given }, (steps) =>
        steps.afterSymbol(connections.length - given.length),
      );
    }
    case "card": {
      const { station } = chance;
      return hands.step(
        { type: "opened", station },
        { open: [...open, station], pile: pile.filter((each) => each !== station) },
        (steps) => steps.afterCard(),
      );
    }
  }
}

/** The starting seat has been drawn: the table starts as if the setup had named it (rule 6.1). */
function startByLot({ setup }: Position, lot: LotDrawn): Step<Position, Event> {
  const position = start(startedBy(setup, lot.seat));
  const { stage, turn, turns, actions } = position;
  return { position, events: [lot, { type: "next", stage, turn, turns, actions }] };
}
