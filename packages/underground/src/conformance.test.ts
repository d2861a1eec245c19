import { Random } from "@interchange/tabletop";
import { checkLaws, randomSetup } from "@interchange/tabletop/conformance";
import * as fc from "fast-check";
import { describe, it } from "vitest";
import { underground } from "./game.ts";
import { CHOICES } from "./options.ts";
import { SOURCES } from "./position.ts";
import type { Position } from "./position.ts";
import { cityOf, tracksOf } from "./rulesOf.ts";
import { undergroundSearch } from "./search.ts";
import { setupOf } from "./testing/tables.ts";

const LONG = process.env["LONG"] === "1";

/** Cards are neither lost nor made, blocks hold what they can, lines are whole, and points come from somewhere. */
function referee(position: Position): string | undefined {
  const topology = cityOf(position.setup);
  const cards = [...position.open, ...position.visited, ...position.pile];
  if (new Set(cards).size !== 55 || cards.length !== 55) return `${cards.length} cards`;
  if (position.open.includes(position.passenger)) return "the passenger stands on a destination";
  const tracks = tracksOf(position);
  for (let block = 0; block < topology.blocks; block++)
    if (tracks.load[block]! > topology.spaces[block]!) return `block ${block} is too full`;
  for (let line = 0; line < topology.lines; line++) {
    if (tracks.laid[line]! > topology.pieces[line]!) return `line ${line} has too many pieces`;
    if (!isConnected(position, topology.city.lines[line]!.id)) return `line ${line} is in parts`;
  }
  if (position.tokens.some((tokens) => tokens < 0)) return "tokens below zero";
  const sums = position.points.map((_, seat) =>
    SOURCES.reduce((sum, source) => sum + position.earned[source][seat]!, 0),
  );
  if (sums.join() !== position.points.join()) return `points ${position.points.join()}, by source ${sums.join()}`;
  const owned = position.lines.flat();
  if (new Set(owned).size !== owned.length) return "a line with two owners";
  return undefined;
}

function isConnected(position: Position, line: string): boolean {
  const pieces = position.pieces.filter((piece) => piece.line === line).map(({ between }) => between);
  const reached = new Set<string>(pieces[0]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [one, other] of pieces)
      if (reached.has(one) !== reached.has(other)) {
        reached.add(one).add(other);
        grown = true;
      }
  }
  return pieces.every(([one]) => reached.has(one));
}

const subject = { game: underground, search: undergroundSearch, referee };

describe("the laws of the table", () => {
  it("hold at every seat count", () => {
    for (let seats = CHOICES.minSeats; seats <= CHOICES.maxSeats; seats++)
      checkLaws(subject, setupOf({ seats }), `seats ${seats}`);
  });

  it("hold for every value of every option", () => {
    for (const { name, values } of CHOICES.options)
      for (const value of values)
        checkLaws(subject, setupOf({ seats: 5, options: { [name]: value } }), `${name}=${value}`, LONG ? 120 : 60);
  });

  it("hold for options in any combination", { timeout: 3_600_000 }, () => {
    fc.assert(
      // The length is drawn too, so that a broken law shrinks to the shortest record that breaks it.
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 600 }), (seed, entries) => {
        checkLaws(subject, randomSetup(underground, new Random(seed)), seed, entries);
      }),
      { numRuns: LONG ? 300 : 4 },
    );
  });
});
