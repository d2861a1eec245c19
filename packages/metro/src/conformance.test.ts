import { Random } from "@interchange/tabletop";
import { checkLaws, randomSetup } from "@interchange/tabletop/conformance";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metro } from "./game.ts";
import { SQUARES } from "./geometry.ts";
import { CHOICES } from "./options.ts";
import type { Position } from "./position.ts";
import { metroSearch } from "./search.ts";
import { setupOf } from "./testing/tables.ts";
import { kindOf, PIECES } from "./tiles.ts";

const LONG = process.env["LONG"] === "1";

/** Tiles are neither lost nor made, squares hold one tile each, and every point comes from a line. */
function referee(position: Position): string | undefined {
  const seen = [...position.laid.map(({ tile }) => tile), ...position.hands.flat(), ...position.drawn];
  const counts = [...position.bag];
  for (const tile of seen) counts[kindOf(tile)]! += 1;
  if (counts.join() !== PIECES.join()) return `tiles by kind are ${counts.join()}`;
  if (new Set(position.laid.map(({ cell }) => cell)).size !== position.laid.length) return "two tiles on a square";
  if (new Set(position.lines.map(({ from }) => from)).size !== position.lines.length) return "a line scored twice";
  if (new Set(position.lines.map(({ to }) => to)).size !== position.lines.length) return "two lines in one arrival";
  const points = position.points.map((_, seat) =>
    position.lines.reduce(
      (sum, line) => sum + (line.earner?.kind === "seat" && line.earner.seat === seat ? line.points : 0),
      0,
    ),
  );
  if (points.join() !== position.points.join()) return `points ${position.points.join()}, lines pay ${points.join()}`;
  if (position.stage === "over" && position.lines.length !== 32) return `${position.lines.length} of 32 lines ended`;
  if (position.stage === "over" && position.laid.length !== SQUARES.length) return "over before the board is full";
  return undefined;
}

const subject = { game: metro, search: metroSearch, referee };

describe("the laws of the table", () => {
  it("hold at every seat count", () => {
    for (let seats = CHOICES.minSeats; seats <= CHOICES.maxSeats; seats++)
      checkLaws(subject, setupOf({ seats }), `seats ${seats}`);
  });

  it("hold for every value of every option", () => {
    for (const { name, values } of CHOICES.options)
      for (const value of values)
        checkLaws(subject, setupOf({ seats: 6, options: { [name]: value } }), `${name}=${value}`, 60);
  });

  it("hold for editions and options in any combination", { timeout: 3_600_000 }, () => {
    fc.assert(
      // The length is drawn too, so that a broken law shrinks to the shortest record that breaks it.
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 400 }), (seed, entries) => {
        checkLaws(subject, randomSetup(metro, new Random(seed)), seed, entries);
      }),
      { numRuns: LONG ? 4_000 : 40 },
    );
  });
});

describe("a broken law", () => {
  it("is reported with a record that reproduces it", () => {
    const leaky = { ...subject, game: { ...metro, redact: (event: Parameters<typeof metro.redact>[0]) => event } };
    expect(() => checkLaws(leaky, setupOf({ seats: 2 }), 1)).toThrow(/law ".*" is broken[\s\S]*\[Game "metro"\]/);
  });

  it("is found when moves and refusals disagree", () => {
    const stubborn = { ...subject, game: { ...metro, refusal: () => ({ code: "no", rule: "0" }) } };
    expect(() => checkLaws(stubborn, setupOf({ seats: 2 }), 1)).toThrow(/refusal agrees with moves/);
  });

  it("is found when tiles vanish", () => {
    const careless = {
      ...subject,
      game: {
        ...metro,
        resolve: (position: Position, chance: Parameters<typeof metro.resolve>[1]) => {
          const step = metro.resolve(position, chance);
          return { ...step, position: { ...step.position, bag: position.bag } };
        },
      },
    };
    expect(() => checkLaws(careless, setupOf({ seats: 2 }), 1)).toThrow(/law "/);
  });
});
