import { beforeEach, expect, test, vi } from "vitest";
import type { BotName } from "@interchange/games";
import { fittingAfter, fittingOf, rungChosen, rungFitting } from "./fitting.ts";
import type { Ended } from "./fitting.ts";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

/** A finished game of one person against bots. */
function ended(at: number, lead: number, ...bots: readonly BotName[]): Ended {
  return {
    game: "metro",
    at,
    state: "over",
    isImported: false,
    sitters: [
      { name: "You", mind: { kind: "person" } },
      ...bots.map((bot) => ({ name: bot, mind: { kind: "bot", bot } as const })),
    ],
    points: [50 + lead, ...bots.map((_, at) => 50 - at)],
  };
}

const after = (...tables: readonly Ended[]): string => rungFitting(fittingAfter("metro", tables));

test("whoever comes for the first time meets the gentlest", () => {
  expect(after()).toBe("trainee");
});

test("a win is one up, two losses in a row are one down, and games are counted once", () => {
  const won = ended(1, 5, "drifter");
  expect(after(won)).toBe("tourist");
  expect(after(won)).toBe("tourist");
  const lost = [ended(2, -5, "tourist"), ended(3, -1, "tourist")];
  expect(after(won, lost[0]!)).toBe("tourist");
  expect(after(won, ...lost)).toBe("drifter");
  expect(fittingOf("underground").rung).toBe(1);
  expect(after(won, ...lost, ended(4, -1, "drifter"), ended(5, -1, "drifter"))).toBe("trainee");
  expect(after(ended(6, 1, "trainee"))).toBe("drifter");
});

test("the strongest at the table is who was played, and nobody climbs above the last rung or falls below the first", () => {
  expect(after(ended(1, 5, "drifter", "commuter"))).toBe("planner");
  expect(after(ended(2, 5, "inspector"), ended(3, 5, "inspector"))).toBe("inspector");
  store.clear();
  expect(after(ended(4, -5, "trainee"), ended(5, -5, "trainee"))).toBe("trainee");
});

test("a choice stands until results move it; losing to somebody stronger says nothing", () => {
  rungChosen("metro", "collector", 10);
  expect(after(ended(9, 5, "inspector"))).toBe("collector");
  expect(after(ended(11, -5, "inspector"), ended(12, -5, "inspector"))).toBe("collector");
  expect(after(ended(13, 0, "collector"))).toBe("collector");
  expect(after(ended(14, 5, "collector"))).toBe("commuter");
});

test("games of several people, imported ones and those that are not over say nothing", () => {
  const won = ended(1, 5, "planner");
  const two = {
    ...won,
    sitters: [...won.sitters, { name: "Bo", mind: { kind: "person" as const } }],
    points: [9, 1, 2],
  };
  expect(after({ ...won, isImported: true }, { ...won, state: "running" }, two)).toBe("trainee");
});

test("a level that was kept before there was a Trainee is that of the same bot", () => {
  store.set("interchange/rung-metro", '{"rung":3,"losses":1,"at":10}');
  expect(after()).toBe("collector");
  expect(after(ended(11, -1, "collector"))).toBe("tourist");
  expect(store.get("interchange/rung-metro")).toBe('{"rung":2,"losses":0,"at":11}');
});

test("what was kept and makes no sense is forgotten", () => {
  for (const kept of ["7", '{"rung":"x"}', "[", '{"rung":99,"losses":0,"at":0}']) {
    store.set("interchange/rung-metro", kept);
    expect([1, 7]).toContain(fittingOf("metro").rung);
  }
});
