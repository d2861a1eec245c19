/** Every example keeps to the rules, and what comes of it is what the rulebook says. */
import { expect, test } from "vitest";
import { underground } from "../game.ts";
import type { Position } from "../position.ts";
import { bestTrips, tripsOf } from "../trips.ts";
import { tracksOf } from "../rulesOf.ts";
import { EXAMPLES, playExample } from "./index.ts";

const stepsOf = (id: string): readonly Position[] => playExample(EXAMPLES[id]!).map(({ position }) => position);

/** What the last step brought the seat that moved. */
function gained(id: string): Readonly<Record<string, number>> {
  const [before, after] = stepsOf(id).slice(-2);
  const seat = before!.turn;
  const sources = Object.entries(after!.earned).map(([source, points]) => {
    const earlier = before!.earned[source as keyof Position["earned"]][seat] ?? 0;
    return [source, (points[seat] ?? 0) - earlier] as const;
  });
  return Object.fromEntries(sources.filter(([, points]) => points !== 0));
}

/** The blocks where the line may be built on. */
function builds(id: string): readonly string[] {
  const [position] = stepsOf(id);
  return underground
    .moves(underground.view(position!, position!.turn))
    .flatMap((move) => (move.type === "build" && move.line === EXAMPLES[id]!.tries ? [move.between.join("/")] : []));
}

test.each(Object.keys(EXAMPLES))("%s keeps to the rules", (id) => {
  expect(stepsOf(id).length).toBeGreaterThan(0);
});

test("a line is built on at its ends, and with two tokens anywhere", () => {
  expect(builds("extending").length).toBeGreaterThan(3);
  expect(builds("extending")).not.toContain("euston/oxford-circus");
  expect(builds("branching")).toContain("euston/oxford-circus");
  expect(builds("branching")).toEqual(expect.arrayContaining([...builds("extending")]));
});

test("what building pays", () => {
  expect(gained("terminus")).toEqual({ terminus: 2 });
  expect(stepsOf("terminus").at(-1)!.tokens[0]).toBe(1);
  expect(gained("symbols")).toEqual({ connection: 3 });
  expect(gained("loop")).toEqual({ loop: 1 });
});

test("the passenger's trips are those of the rulebook", () => {
  const [ready, there] = stepsOf("goldhawk-road");
  const offer = (to: string) => {
    const { walks, rides } = bestTrips(tracksOf(ready!), "goldhawk-road", [to]);
    return [walks, rides];
  };
  expect(["leicester-square", "oxford-circus", "turnham-green"].map(offer)).toEqual([
    [1, 2],
    [1, 1],
    [2, 0],
  ]);
  expect(gained("goldhawk-road")).toEqual({ passenger: 1 });
  expect(tripsOf(there!)?.trips).toHaveLength(2);
  expect(stepsOf("onward").at(-1)!.earned.passenger).toEqual([2, 1]);
});
