/** Every reason that a game gives cites an existing rule, and everything that scores gives one. */
import type { Event as MetroEvent } from "@interchange/metro";
import { metro } from "@interchange/metro";
import { readRecord, Table } from "@interchange/tabletop";
import type { Game } from "@interchange/tabletop";
import type { Event as UndergroundEvent } from "@interchange/underground";
import { underground } from "@interchange/underground";
import { beforeAll, describe, expect, test } from "vitest";
import { loadModuleRules } from "./metro/desk/engine.ts";
import { ruleOfAward, rulesBehind as inMetro } from "./metro/desk/rulesBehind.ts";
import { rulesBehind as inUnderground } from "./underground/desk/rulesBehind.ts";

const METRO_GAMES = import.meta.glob<string>("../../../../corpus/metro/{first,modules}/*.record", {
  query: "?raw",
  import: "default",
  eager: true,
});
const UNDERGROUND_GAMES = import.meta.glob<string>("../../../../corpus/underground/2006/*.record", {
  query: "?raw",
  import: "default",
  eager: true,
});
const METRO_RULES = import.meta.glob<string>(
  ["../../../../docs/rules/metro.md", "../../../metro/src/modules/*/rules.md"],
  { query: "?raw", import: "default", eager: true },
);
const UNDERGROUND_RULES = import.meta.glob<string>("../../../../docs/rules/underground.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const numbersIn = (texts: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.values(texts).flatMap((text) =>
      [...text.matchAll(/^\*\*([\dA-Z]+\.\d+)\*\*/gm)].map(([, number = ""]) => number),
    ),
  );

/** All events of several games. */
function eventsIn<Event>(
  game: Game<unknown, unknown, unknown, Event, unknown>,
  games: Readonly<Record<string, string>>,
): readonly Event[] {
  return Object.entries(games).flatMap(([file, text]) => {
    const read = readRecord(text);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
    const replayed = Table.replay(game, read.record);
    if (!replayed.ok) throw new Error(`${file}: ${replayed.reason}`);
    return replayed.table.historyFrom(0).flatMap(({ events }) => events);
  });
}

describe("rules behind what happened in Metro", () => {
  beforeAll(loadModuleRules);
  const written = numbersIn(METRO_RULES);
  const events: readonly MetroEvent[] = eventsIn(metro as never, METRO_GAMES);

  test("can be read", () => {
    const named = new Set(events.flatMap((event) => inMetro([event])));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((rule) => !written.has(rule))).toEqual([]);
  });

  test("are there for every line and for all that modules pay", () => {
    for (const event of events) {
      if (event.type === "scored") expect(inMetro([event])).not.toEqual([]);
      if (event.type === "awarded") expect([event.award.module, ruleOfAward(event.award)]).not.toContain(undefined);
    }
  });

  test("are told once each, the peculiar before the usual", () => {
    const line = { from: 1, to: 32, length: 5, points: 10, earner: { kind: "seat", seat: 0 } } as const;
    const plain = { ...line, to: 3, points: 5 };
    const of = (...lines: readonly object[]) => inMetro(lines.map((each) => ({ type: "scored", line: each }) as never));
    expect(of(line, plain, line)).toEqual(["4.5", "4.2"]);
    expect(of({ ...plain, earner: undefined })).toEqual(["4.8"]);
    expect(of({ ...line, earner: { kind: "company", company: 1 } })).toEqual(["4.5", "SC.8"]);
    expect(of({ ...plain, from: 33 })).toEqual(["CS.4"]);
  });
});

describe("rules behind what happened in On the Underground", () => {
  const written = numbersIn(UNDERGROUND_RULES);
  const events: readonly UndergroundEvent[] = eventsIn(underground as never, UNDERGROUND_GAMES);

  test("can be read", () => {
    const named = new Set(events.flatMap((event) => inUnderground([event])));
    expect([...named].filter((rule) => !written.has(rule))).toEqual([]);
    expect([...named].toSorted()).toEqual(
      ["3.5", "3.6", "3.7", "3.8", "3.9", "4.3", "4.5", "5.1", "5.2", "6.1"].toSorted(),
    );
  });
});
