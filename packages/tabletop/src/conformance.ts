/**
 * The laws that every game must keep, with any edition, options and modules. A test passes a game and a seed. We play a
 * random game and check every law at every step. A broken law throws `LawBroken`, with the record that shows it.
 *
 *     checkLaws({ game: metro, search: metroSearch }, setup, "seed 7");
 */
import type { Seat } from "./actor.ts";
import { seededChance } from "./chance.ts";
import type { Subject } from "./conformance/subject.ts";
import { Walk } from "./conformance/subject.ts";
import { boardLaws, unwindLaw } from "./conformance/boardLaws.ts";
import { knowledgeLaws } from "./conformance/knowledgeLaws.ts";
import { recallLaw } from "./conformance/recallLaw.ts";
import { recordLaws } from "./conformance/recordLaws.ts";
import { moveLaws, stepLaws } from "./conformance/ruleLaws.ts";
import type { AnyGame } from "./game.ts";
import { Random } from "./random.ts";
import type { Setup } from "./setup.ts";
import { Table } from "./table.ts";

export { LawBroken } from "./conformance/subject.ts";
export type { Subject } from "./conformance/subject.ts";

/** A random setup that the game allows. Every edition, seat count and option is equally likely. */
export function randomSetup(
  { choices, prepare, colours }: Pick<AnyGame, "choices" | "prepare" | "colours">,
  random: Random,
): Setup {
  const seats = choices.minSeats + random.below(choices.maxSeats - choices.minSeats + 1);
  const options = choices.options.map(({ name, values, isSeat }): [string, string] => [
    name,
    random.pick(isSeat ? values.filter((value) => !(Number(value) > seats)) : values),
  ]);
  const request = { edition: random.pick(choices.editions), seats, options: Object.fromEntries(options) };
  const plain = prepare(request);
  if (!plain.ok) throw new RangeError(plain.reason);
  const offered = random.below(3) ? [] : (colours?.(plain.setup) ?? []);
  const colourOfEach = random.shuffled(offered).slice(0, seats);
  const prepared = offered.length ? prepare({ ...request, colours: colourOfEach }) : plain;
  if (!prepared.ok) throw new RangeError(prepared.reason);
  return prepared.setup;
}

/** None of our games is longer. One that is must be stuck. */
const MOST_ENTRIES = 5_000;

/** How many hidden draws are redrawn in a second world when all the other laws are checked too. */
const RECALL_TRIES = 1;

/** Plays a random game of at most this many entries and checks every law at every step. */
export function checkLaws<Position, Move, Chance, Event, View>(
  subject: Subject<Position, Move, Chance, Event, View>,
  setup: Setup,
  seed: number | string,
  entries: number = MOST_ENTRIES,
): void {
  const { game } = subject;
  const walk = walkOf(subject, setup, seed);
  const source = seededChance(`${seed}/draws`);
  for (let entry = 0; entry < entries; entry++) {
    const actor = game.actor(walk.table.position);
    walk.standing(actor);
    if (actor.kind === "nobody") break;
    if (entry === MOST_ENTRIES - 1) walk.broken("ends", `not over after ${MOST_ENTRIES} entries`);
    moveLaws(walk);
    boardLaws(walk);
    knowledgeLaws(walk);
    const before = walk.position;
    if (actor.kind === "chance") walk.draw(source);
    else walk.play(actor.seat);
    stepLaws(walk, before);
  }
  recallLaw(walk, RECALL_TRIES);
  recordLaws(walk);
  unwindLaw(walk);
}

/**
 * Plays a random game and checks only who learns what. It skips boards and records, so it is quick enough for many
 * seeds, and it tests perfect recall with as many hidden draws as asked. Returns the kinds of moves that were made.
 */
export function checkKnowledge<Position, Move, Chance, Event, View>(
  subject: Subject<Position, Move, Chance, Event, View>,
  setup: Setup,
  seed: number | string,
  draws: number = RECALL_TRIES,
): ReadonlySet<string> {
  const { game } = subject;
  const walk = walkOf(subject, setup, seed);
  const source = seededChance(`${seed}/draws`);
  for (let entry = 0; entry < MOST_ENTRIES; entry++) {
    const actor = game.actor(walk.table.position);
    walk.standing(actor);
    if (actor.kind === "nobody") break;
    knowledgeLaws(walk);
    const before = walk.position;
    if (actor.kind === "chance") walk.draw(source);
    else walk.play(actor.seat);
    stepLaws(walk, before);
  }
  recallLaw(walk, draws);
  return walk.kinds;
}

function walkOf<Position, Move, Chance, Event, View>(
  subject: Subject<Position, Move, Chance, Event, View>,
  setup: Setup,
  seed: number | string,
): Walk<Position, Move, Chance, Event, View> {
  const names = Array.from({ length: setup.seats }, (_, seat: Seat) => `Seat ${seat + 1}`);
  return new Walk(subject, new Table(subject.game, setup, names), new Random(`${seed}/moves`));
}
