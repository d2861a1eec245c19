import { Random, seededChance, Table } from "@interchange/tabletop";
import { ownerOf, underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { expect, test } from "vitest";
import { forecastOf } from "../desk/forecast.ts";
import type { Leg, LegOption } from "../desk/forecast.ts";
import { whyOf } from "./reasons.ts";
import { rerouted } from "./rerouted.ts";

type Build = Extract<Move, { readonly type: "build" }>;

interface Tried {
  readonly view: View;
  readonly move: Build;
  readonly after: View;
}

/** Every legal piece at every step of a random game. */
function everyPiece(seed: string): readonly Tried[] {
  const prepared = underground.prepare({ seats: 3 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["Anna", "Ben", "Cleo"]);
  const source = seededChance(seed);
  const random = new Random(seed);
  const tried: Tried[] = [];
  for (table.settle(source); !underground.standings(table.position); table.settle(source)) {
    const view = underground.view(table.position, table.position.turn);
    const moves = underground.moves(view);
    const builds = moves.filter((move) => move.type === "build");
    for (const move of builds) {
      const piece = { line: move.line, between: move.between };
      tried.push({ view, move, after: { ...view, pieces: [...view.pieces, piece] } });
    }
    table.play(view.turn, random.pick(builds.length && random.below(4) ? builds : moves));
  }
  return tried;
}

/** The trips in a row that leave no choice, and whether that holds to the end. */
function tripsOf(leg: Leg | undefined): { readonly trips: readonly LegOption[]; readonly isSure: boolean } {
  if (!leg) return { trips: [], isSure: true };
  const [option] = leg.options;
  if (!option || leg.options.length > 1) return { trips: [], isSure: false };
  const { trips, isSure } = tripsOf(option.next);
  return { trips: [option, ...trips], isSure };
}

test("tells the lines that a piece makes the passenger use or leave, and what that is to each seat", () => {
  const kinds = { instead: 0, besides: 0, less: 0, unsure: 0 };
  for (const { view, after } of everyPiece("rerouted")) {
    const found = rerouted(view, after);
    const [before, then] = [tripsOf(forecastOf(view)), tripsOf(forecastOf(after))];
    if (!before.isSure || !then.isSure) {
      kinds.unsure++;
      expect(found).toBeUndefined();
      continue;
    }
    const lines = (trips: readonly LegOption[]): readonly string[] => trips.flatMap(({ trip }) => trip.lines);
    const pay = (trips: readonly LegOption[], seat: number): number =>
      lines(trips).filter((line) => ownerOf(view, line) === seat).length;
    const changes = [0, 1, 2]
      .map((seat) => [seat, pay(then.trips, seat) - pay(before.trips, seat)] as const)
      .filter(([, change]) => change);
    const named = (trips: readonly LegOption[]): string => [...new Set(lines(trips))].toSorted().join();
    const isOther = named(before.trips) !== named(then.trips);
    expect(found !== undefined).toBe(isOther && changes.length > 0);
    if (!found) continue;
    kinds[found.used.length && found.unused.length ? "instead" : found.used.length ? "besides" : "less"]++;
    expect(found.changes).toEqual(changes);
    for (const line of found.used) expect(lines(before.trips)).not.toContain(line);
    for (const line of found.unused) expect(lines(then.trips)).not.toContain(line);
  }
  expect(Math.min(...Object.values(kinds)), JSON.stringify(kinds)).toBeGreaterThan(0);
});

test("a review says so of the piece", () => {
  const found = everyPiece("rerouted").find(({ view, after }) => {
    const way = rerouted(view, after);
    return way?.used.length && way.unused.length && way.changes.length > 1;
  })!;
  const { view, move } = found;
  const speaker = {
    sitters: ["Anna", "Ben", "Cleo"].map((name) => ({ name, mind: { kind: "person" } as const })),
    setup: view.setup,
    viewer: view.turn,
  };
  expect(whyOf(speaker, { view, seat: view.turn }, move, { type: "token" })).toBe(
    "Better: grey South Kensington – Victoria. " +
      "The passenger would then ride grey instead of blue and white: Anna +1 and Ben −2.",
  );
});
