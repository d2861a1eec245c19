/**
 * How a turn runs: actions, each a piece of track or a token -> an express trip, then a normal one -> new destinations
 * -> next seat. Each step ends where somebody, or chance, has to act.
 */
import type { Actor, Draw, Outcome, Seat, Setup, Step } from "@interchange/tabletop";
import { CHANCE_ACTS, NOBODY_ACTS, rank, seatActs } from "@interchange/tabletop";
import { builtBy } from "./building.ts";
import type { Reward } from "./building.ts";
import { actionsIn, startPoints } from "./options.ts";
import type { Chance, Event, Move, Position, Source } from "./position.ts";
import { cityOf, rulesOf } from "./rulesOf.ts";
import { openOf, tripsOf } from "./trips.ts";

/** How many destinations lie face up (rule 1.6). */
export const OPEN_CARDS = 4;
/** Rule 6.4: the card is among so many at the bottom of the pile. */
export const LAST_CARDS = 5;
export const MORNINGTON = "mornington-crescent";

export function start(setup: Setup): Position {
  const rules = rulesOf(setup);
  const { city, express, normal } = cityOf(setup);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const points = seats.map((seat) => startPoints(rules, (seat - rules.startSeat + setup.seats) % setup.seats));
  const nothing = seats.map(() => 0);
  const markers = city.markers[setup.seats] ?? [];
  const position: Position = {
    setup,
    stage: "symbols",
    turn: rules.startSeat,
    turns: 0,
    actions: 0,
    // Rule 1.3: where there are more markers than seats, chance deals them.
    lines: seats.map((seat) => (markers.length === setup.seats ? (markers[seat] ?? []) : [])),
    symbols: [],
    pieces: [],
    tokens: nothing,
    passenger: city.start,
    open: [],
    visited: [],
    pile: [...express, ...normal].map((station) => city.stations[station]!.id),
    points,
    earned: {
      start: points,
      nationalRail: nothing,
      terminus: nothing,
      connection: nothing,
      loop: nothing,
      passenger: nothing,
    },
  };
  return markers.length === setup.seats ? position : { ...position, stage: "markers" };
}

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
  const { city } = cityOf(position.setup);
  if (position.stage === "markers") {
    const taken = new Set(position.lines.map((lines) => lines.join()));
    const free = (city.markers[position.setup.seats] ?? []).filter((lines) => !taken.has(lines.join()));
    return { stream: "markers", outcomes: free.map((lines) => ({ chance: { type: "marker", lines }, weight: 1 })) };
  }
  if (position.stage === "symbols") {
    const outcomes = city.symbols
      .map((symbol): Outcome<Chance> => {
        const weight = 2 - position.symbols.filter((each) => each === symbol).length;
        return { chance: { type: "symbol", symbol }, weight };
      })
      .filter(({ weight }) => weight > 0);
    return { stream: "symbols", outcomes };
  }
  const kind = wantedKind(position);
  const outcomes = cardsThatMayCome(position, kind).map((station): Outcome<Chance> => ({
    chance: { type: "card", station },
    weight: 1,
  }));
  return { stream: kind ?? "deck", outcomes };
}

/** In basic movement, the kind of card that is owed: the first of which none lies face up and some are left. */
function wantedKind(position: Position): "express" | "normal" | undefined {
  if (!rulesOf(position.setup).basicMovement) return undefined;
  return openOf(position, "express").length === 0 && pileOf(position, "express").length > 0 ? "express" : "normal";
}

function pileOf(position: Position, kind: "express" | "normal"): readonly string[] {
  return openOf({ setup: position.setup, open: position.pile }, kind);
}

/** Rule 6.4: Mornington Crescent waits until it may be among the last cards of its pile. */
function cardsThatMayCome(position: Position, kind: "express" | "normal" | undefined): readonly string[] {
  const pile = kind ? pileOf(position, kind) : position.pile;
  const waits = rulesOf(position.setup).morningtonCrescent && pile.length > LAST_CARDS;
  return waits ? pile.filter((station) => station !== MORNINGTON) : pile;
}

/** Whether another card has to be turned up. */
function isCardOwed(position: Position): boolean {
  if (!rulesOf(position.setup).basicMovement) return position.open.length < OPEN_CARDS && position.pile.length > 0;
  return (["express", "normal"] as const).some(
    (kind) => openOf(position, kind).length === 0 && pileOf(position, kind).length > 0,
  );
}

export function play(position: Position, move: Move): Step<Position, Event> {
  if (move.type === "trip") return travel(position, move);
  const { turn: seat } = position;
  if (move.type === "token") {
    const tokens = position.tokens.with(seat, position.tokens[seat]! + 1);
    return afterAction({ ...position, tokens }, [{ type: "token", seat }]);
  }
  const { line, between } = move;
  const piece = { line, between };
  const { pieces, paid, gained, rewards } = builtBy(position, seat, piece);
  const tokens = position.tokens.with(seat, position.tokens[seat]! - paid + gained);
  const built = rewarded({ ...position, pieces, tokens }, rewards);
  return afterAction(built, [
    { type: "built", seat, piece, paid, gained },
    ...rewards.map((reward): Event => ({ type: "scored", ...reward })),
  ]);
}

function rewarded(position: Position, rewards: readonly Reward[]): Position {
  const points = [...position.points];
  const earned: Record<Source, readonly number[]> = { ...position.earned };
  for (const { award } of rewards) {
    points[award.seat]! += award.points;
    earned[award.source] = earned[award.source].with(award.seat, earned[award.source][award.seat]! + award.points);
  }
  return { ...position, points, earned };
}

function afterAction(position: Position, events: readonly Event[]): Step<Position, Event> {
  const acted = { ...position, actions: position.actions - 1 };
  return acted.actions > 0 ? waiting(acted, events) : nextTrip(acted, "express", events);
}

/** Goes on to the next trip that can be made, or to the destinations that are owed. */
function nextTrip(position: Position, kind: "express" | "normal", events: readonly Event[]): Step<Position, Event> {
  if (position.passenger === "") return nextSeat(position, events);
  if (openOf(position, kind).length) return waiting({ ...position, stage: kind }, events);
  return kind === "express" ? nextTrip(position, "normal", events) : refill(position, events);
}

function travel(position: Position, move: Extract<Move, { type: "trip" }>): Step<Position, Event> {
  const { turn: seat, passenger: from, stage } = position;
  const walks = tripsOf(position)?.walks ?? 0;
  // Rule 4.5: a point for every line used, to its owner.
  const rewards = move.lines.map((line): Reward => {
    const owner = position.lines.findIndex((lines) => lines.includes(line));
    return { award: { seat: owner, source: "passenger", points: 1 }, stations: [move.to] };
  });
  const moved = rewarded(
    {
      ...position,
      passenger: move.to,
      open: position.open.filter((station) => station !== move.to),
      visited: [...position.visited, move.to],
    },
    rewards,
  );
  const events: Event[] = [
    { type: "travelled", seat, from, to: move.to, lines: move.lines, walks },
    ...rewards.map((reward): Event => ({ type: "scored", ...reward })),
  ];
  // Rule 6.4
  if (move.to === MORNINGTON && rulesOf(position.setup).morningtonCrescent)
    return nextSeat({ ...moved, passenger: "" }, [...events, { type: "left" }]);
  return stage === "express" ? nextTrip(moved, "normal", events) : refill(moved, events);
}

function refill(position: Position, events: readonly Event[]): Step<Position, Event> {
  if (isCardOwed(position)) return waiting({ ...position, stage: "refill" }, events);
  const rules = rulesOf(position.setup);
  // Rule 5.1; in basic movement a pile that cannot be refilled ends it too (rule 6.5).
  const isDry = rules.basicMovement
    ? (["express", "normal"] as const).some((kind) => openOf(position, kind).length === 0)
    : position.pile.length === 0;
  if (isDry && !rules.travelsToTheEnd) return nextSeat({ ...position, passenger: "" }, [...events, { type: "left" }]);
  return nextSeat(position, events);
}

function nextSeat(position: Position, events: readonly Event[]): Step<Position, Event> {
  const { setup } = position;
  const rules = rulesOf(setup);
  const turn = (position.turn + 1) % setup.seats;
  const turns = position.turns + 1;
  const isLastRound = position.passenger === "" || (rules.travelsToTheEnd && isExhausted(position));
  // Rule 5.2
  if (isLastRound && turn === rules.startSeat) {
    const over: Position = { ...position, stage: "over", turn, turns, actions: 0 };
    return waiting(over, [...events, { type: "over", standings: rank(over.points) }]);
  }
  return waiting({ ...position, stage: "build", turn, turns, actions: actionsIn(rules, setup.seats, turns) }, events);
}

/** Whether the pile has run out, so that this round is the last. */
function isExhausted(position: Position): boolean {
  if (!rulesOf(position.setup).basicMovement) return position.pile.length === 0;
  return (["express", "normal"] as const).some(
    (kind) => openOf(position, kind).length === 0 && pileOf(position, kind).length === 0,
  );
}

export function resolve(position: Position, chance: Chance): Step<Position, Event> {
  const { setup, turn: seat } = position;
  if (chance.type === "marker") {
    const lines = position.lines.with(seat, chance.lines);
    const turn = (seat + 1) % setup.seats;
    const stage = lines.every((each) => each.length) ? "symbols" : "markers";
    return waiting({ ...position, lines, turn, stage }, [{ type: "took", seat, lines: chance.lines }]);
  }
  if (chance.type === "symbol") {
    const topology = cityOf(setup);
    const station = topology.city.stations[topology.connections[position.symbols.length]!]!.id;
    const symbols = [...position.symbols, chance.symbol];
    const stage = symbols.length === topology.connections.length ? "deal" : "symbols";
    return waiting({ ...position, symbols, stage }, [{ type: "symbol", station, symbol: chance.symbol }]);
  }
  const opened: Position = {
    ...position,
    open: [...position.open, chance.station],
    pile: position.pile.filter((station) => station !== chance.station),
  };
  const events: Event[] = [{ type: "opened", station: chance.station }];
  if (position.stage === "refill") return refill(opened, events);
  if (isCardOwed(opened)) return waiting(opened, events);
  return waiting({ ...opened, stage: "build", actions: actionsIn(rulesOf(setup), setup.seats, 0) }, events);
}

function waiting(position: Position, events: readonly Event[]): Step<Position, Event> {
  const { stage, turn, turns, actions } = position;
  return { position, events: [...events, { type: "next", stage, turn, turns, actions }] };
}

/** Who owns a line. */
export function ownerOf(position: Pick<Position, "lines">, line: string): Seat | undefined {
  const seat = position.lines.findIndex((lines) => lines.includes(line));
  return seat < 0 ? undefined : seat;
}
