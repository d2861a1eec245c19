/**
 * How a turn runs: place a tile (or ask for another first, or do something else that a module offers) -> decisions and
 * draws that modules are owed -> lines scored -> decisions and draws owed -> refill -> next seat. Each step ends where
 * somebody, or chance, has to act.
 */
import type { Actor, Draw, Setup, Step } from "@interchange/tabletop";
import { CHANCE_ACTS, NOBODY_ACTS, rank, seatActs } from "@interchange/tabletop";
import { SQUARES } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import type { Module, OwnStep } from "./module.ts";
import type { Award, Chance, Event, Laid, Line, Move, OwnAction, Position } from "./position.ts";
import { mayActWithoutTile, owedIn, sceneOf } from "./scene.ts";
import { finishedFrom, linesOfLastTile, scoredLine, credited } from "./scoring.ts";
import { nextTiles, supplyOf, supplyWithout, withSunk } from "./supply.ts";
import { PIECES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

export function start(setup: Setup): Position {
  const layout = layoutOf(setup);
  const { terms, modules } = layout;
  const nothing = Array.from({ length: setup.seats }, () => []);
  const position: Position = {
    setup,
    stage: "setup",
    turn: terms.startSeat,
    laid: [],
    bag: PIECES,
    sunk: [],
    hands: nothing,
    drawn: [],
    lines: [],
    awards: [],
    points: nothing.map(() => 0),
    profits: Array.from({ length: terms.companies }, () => 0),
    slices: Object.fromEntries(modules.flatMap(({ id, own }) => (own ? [[id, own.start(layout)]] : []))),
  };
  return isOwed(position) ? position : { ...position, stage: "deal" };
}

export function actor(position: Position): Actor {
  if (position.stage === "over") return NOBODY_ACTS;
  const owed = hasModules(position) ? owedIn(sceneOf(position)) : undefined;
  if (owed) return owed.actor;
  return position.stage === "turn" || position.stage === "place" ? seatActs(position.turn) : CHANCE_ACTS;
}

export function draw(position: Position): Draw<Chance> {
  if (hasModules(position)) {
    const scene = sceneOf(position);
    const owed = owedIn(scene);
    if (owed?.own.draw) {
      const { stream, outcomes } = owed.own.draw(scene.slice(owed.module.id), scene);
      const wordOf = (action: unknown): OwnAction => wordFor(owed.module, action);
      return { stream, outcomes: outcomes.map(({ chance, weight }) => ({ chance: wordOf(chance), weight })) };
    }
  }
  return { stream: "bag", outcomes: nextTiles(position) };
}

/** An action of a module as a move or a draw. */
export function wordFor({ id, own }: Module, action: unknown): OwnAction {
  return { type: "own", module: id, word: own?.lexicon.word(action) ?? "" };
}

export function play(position: Position, move: Move): Step<Position, Event> {
  const { turn: seat } = position;
  switch (move.type) {
    case "draw":
      return waiting({ ...position, stage: "draw" }, [{ type: "asked", seat }]);
    case "pass":
      return advance({ ...position, stage: "settle" }, [{ type: "passed", seat }]);
    case "own":
      return ownMove(position, move);
    case "place":
      return place(position, { cell: move.cell, tile: move.tile, turn: move.turn, seat });
  }
}

function place(position: Position, laid: Laid): Step<Position, Event> {
  // Rule 2.3: a tile drawn instead is the one that must be placed, and the hand stays as it is.
  const from = position.stage === "place" ? "drawn" : "hand";
  const placed: Position = {
    ...position,
    stage: "react",
    laid: [...position.laid, laid],
    drawn: [],
    hands: from === "hand" ? handsWithout(position, laid.tile) : position.hands,
  };
  const events: Event[] = [{ type: "placed", laid, from }];
  return advance(
    reactions(placed, events, (module, scene) => module.own?.afterPlacing?.(scene.slice(module.id), laid, scene)),
    events,
  );
}

/** A decision that was owed, or something done instead of placing a tile. */
function ownMove(position: Position, { module: id, word }: OwnAction): Step<Position, Event> {
  const wasOwed = isOwed(position);
  const { position: acted, events, step } = ownAct(position, id, word);
  if (step.putBack) return sink(acted, step.putBack.tile, step.putBack.under, events);
  if (wasOwed) return advance(acted, events);
  const scored = step.scores?.length ? score(acted, linesFrom(acted, step.scores), events) : acted;
  return advance({ ...scored, stage: "settle" }, events);
}

function ownAct(
  position: Position,
  id: string,
  word: string,
): { readonly position: Position; readonly events: Event[]; readonly step: OwnStep } {
  const scene = sceneOf(position);
  const module = scene.layout.modules.find((each) => each.id === id) as Module;
  const step = module.own!.act(scene.slice(id), module.own!.lexicon.read(word), scene);
  const events: Event[] = [];
  return { position: withStep(position, module, step, events), events, step };
}

/** A tile of the hand goes back into the supply; another will be drawn for it. */
function sink(position: Position, tile: TileCode, under: number, events: Event[]): Step<Position, Event> {
  const sunk = { tile, under };
  events.push({ type: "sank", seat: position.turn, sunk });
  return waiting(
    { ...position, stage: "replace", hands: handsWithout(position, tile), sunk: withSunk(position.sunk, sunk) },
    events,
  );
}

export function resolve(position: Position, chance: Chance): Step<Position, Event> {
  if (chance.type === "own") {
    const { position: acted, events } = ownAct(position, chance.module, chance.word);
    return advance(acted, events);
  }
  const { turn: seat, stage } = position;
  const supply = supplyWithout(position, chance.tile);
  if (stage === "draw")
    return waiting({ ...position, ...supply, drawn: [chance.tile], stage: "place" }, [
      { type: "drew", seat, tile: chance.tile, into: "drawn" },
    ]);
  const hands = position.hands.map((hand, each) => (each === seat ? [...hand, chance.tile] : hand));
  const drawn: Position = { ...position, ...supply, hands };
  const events: Event[] = [{ type: "drew", seat, tile: chance.tile, into: "hand" }];
  if (stage === "refill") return nextSeat(drawn, events);
  if (stage === "replace") return advance({ ...drawn, stage: "turn" }, events);
  const isDealt = hands.every((hand) => hand.length === layoutOf(position.setup).terms.handSize);
  // After a whole round of dealing the turn is back at the starting seat.
  return advance({ ...drawn, stage: isDealt ? "turn" : "deal", turn: seatAfter(drawn) }, events);
}

/** Goes on until somebody, or chance, has to act. */
function advance(position: Position, events: Event[]): Step<Position, Event> {
  if (isOwed(position)) return waiting(position, events);
  switch (position.stage) {
    case "setup":
      return waiting({ ...position, stage: "deal" }, events);
    case "react":
      return advance({ ...score(position, linesOfLastTile(position), events), stage: "settle" }, events);
    case "settle": {
      const held = position.hands[position.turn]!.length;
      // Rule 2.5: a hand that gave a tile is filled again, while the supply lasts.
      if (held < layoutOf(position.setup).terms.handSize && supplyOf(position) > 0 && !isOver(position))
        return waiting({ ...position, stage: "refill" }, events);
      return nextSeat(position, events);
    }
    default:
      return waiting(position, events);
  }
}

/** Points for lines, each followed by what modules make of it. */
function score(position: Position, lines: readonly Line[], events: Event[]): Position {
  let scored = position;
  for (const line of lines) {
    events.push({ type: "scored", line });
    scored = { ...scored, lines: [...scored.lines, line], ...credited(scored, line.earner, line.points) };
    scored = reactions(scored, events, (module, scene) => module.own?.afterLine?.(scene.slice(module.id), line, scene));
  }
  return scored;
}

function linesFrom(position: Position, departures: readonly number[]): readonly Line[] {
  const scene = sceneOf(position);
  return departures.flatMap((from) => scoredLine(scene, finishedFrom(scene.network, from)) ?? []);
}

/** Lets every module react, each to what those before it have made of the table. */
function reactions(
  position: Position,
  events: Event[],
  react: (module: Module, scene: ReturnType<typeof sceneOf>) => OwnStep | undefined,
): Position {
  let reacted = position;
  for (const module of layoutOf(position.setup).modules) {
    const step = react(module, sceneOf(reacted));
    if (step) reacted = withStep(reacted, module, step, events);
  }
  return reacted;
}

/** The position after a module's step, with the events that tell of it. */
function withStep(position: Position, { id }: Module, step: OwnStep, events: Event[]): Position {
  const changed = { ...step.others, [id]: step.slice as unknown };
  for (const [module, slice] of Object.entries(changed))
    if (slice !== position.slices[module] || module === id)
      events.push({ type: "own", module, slice, tells: module === id ? (step.tells ?? []) : [] });
  const awards = (step.awards ?? []).map((award): Award => ({ ...award, module: id }));
  return withNewAwards({ ...position, slices: { ...position.slices, ...changed } }, awards, events);
}

function withNewAwards(position: Position, awards: readonly Award[], events: Event[]): Position {
  let awarded = position;
  for (const award of awards) {
    events.push({ type: "awarded", award });
    awarded = { ...awarded, awards: [...awarded.awards, award], ...credited(awarded, award.to, award.points) };
  }
  return awarded;
}

function nextSeat(position: Position, events: Event[]): Step<Position, Event> {
  let next: Position = { ...position, stage: "turn", turn: seatAfter(position) };
  if (isOver(next)) {
    const scene = sceneOf(next);
    const awards = scene.layout.modules.reduce<readonly Award[]>(
      (sofar, module) => module.finalAwards?.(sofar, scene) ?? sofar,
      [],
    );
    const over: Position = { ...withNewAwards(next, awards, events), stage: "over" };
    for (const { id, own } of scene.layout.modules)
      if (own) events.push({ type: "own", module: id, slice: over.slices[id], tells: [] });
    events.push({ type: "over", standings: rank(over.points) });
    return waiting(over, events);
  }
  // Rule 2.7: a seat that, as everybody knows, can do nothing is passed over. Somebody has a tile, or the game would be over.
  while (!canAct(next)) next = { ...next, turn: seatAfter(next) };
  return waiting(next, events);
}

/** Rule 5.1, unless a module says otherwise. */
function isOver(position: Position): boolean {
  const { modules } = layoutOf(position.setup);
  const isFull = position.laid.length === SQUARES.length;
  if (!modules.length) return isFull;
  const scene = sceneOf(position);
  return modules.reduce((over, module) => module.isOver?.(over, scene) ?? over, isFull);
}

function canAct(position: Position): boolean {
  if (position.hands[position.turn]!.length > 0 || supplyOf(position) > 0) return true;
  return mayActWithoutTile(sceneOf(position));
}

function waiting(position: Position, events: readonly Event[]): Step<Position, Event> {
  return { position, events: [...events, { type: "next", stage: position.stage, turn: position.turn }] };
}

function isOwed(position: Position): boolean {
  return hasModules(position) && owedIn(sceneOf(position)) !== undefined;
}

function hasModules(position: Position): boolean {
  return layoutOf(position.setup).modules.length > 0;
}

function seatAfter(position: Position): number {
  return (position.turn + 1) % position.setup.seats;
}

function handsWithout({ hands, turn }: Position, tile: TileCode): Position["hands"] {
  return hands.map((hand, seat) => (seat === turn ? hand.toSpliced(hand.indexOf(tile), 1) : hand));
}
