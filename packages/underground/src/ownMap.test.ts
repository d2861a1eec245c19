/** Tables on a map of somebody's own: setup, notation, records. */
import {
  canonicalJson,
  Random,
  readRecord,
  readRecordJson,
  recordToJson,
  seededChance,
  Table,
  writeRecord,
} from "@interchange/tabletop";
import type { Components, Json, JsonObject, Setup, SetupRequest } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { componentsOn } from "./components.ts";
import { renderSvg } from "./drawing/svg.ts";
import { underground } from "./game.ts";
import { cityOf } from "./rulesOf.ts";
import { smallMap } from "./testing/smallMap.ts";
import { setupOf } from "./testing/tables.ts";
import { checkedMap } from "./maps/builtIn.ts";
import type { MapFile } from "./maps/mapFile.ts";

function mapped(change: (map: ReturnType<typeof smallMap>) => void = () => {}): MapFile {
  const map = smallMap();
  change(map);
  const read = checkedMap(map);
  if (!read.ok) throw new Error(read.problems[0]?.reason);
  return read.map;
}

const request = (map = mapped(), more: SetupRequest = {}): SetupRequest => ({
  components: componentsOn(map),
  ...more,
});

const refusalOf = (wish: SetupRequest) => {
  const prepared = underground.prepare(wish);
  return prepared.ok ? undefined : { rule: prepared.refusal.rule, reason: prepared.reason };
};

function played(wish: SetupRequest) {
  const setup = setupOf(wish);
  const table = new Table(underground, setup, Array<string>(setup.seats).fill("seat"));
  const [source, random] = [seededChance("own"), new Random("own")];
  for (table.settle(source); table.actor.kind === "seat"; table.settle(source)) {
    const { seat } = table.actor;
    table.play(seat, random.pick(underground.moves(table.view(seat))));
  }
  return table;
}

describe("rule 7.9: a table on a map of somebody's own", () => {
  const table = played(
    request(
      mapped((map) => (map["farewell"] = "iris")),
      { seats: 3 },
    ),
  );

  test("plays its stations and blocks to the end", () => {
    expect(table.standings).toHaveLength(3);
    expect(cityOf(table.setup).stations).toBe(12);
    expect(table.position.visited.every((id) => smallMap().stations.some((station) => station.id === id))).toBe(true);
  });

  test("keeps the map in its record, once, as text and as JSON", () => {
    const text = writeRecord(table.record());
    expect(text.split("larch").length - 1).toBeGreaterThan(1);
    for (const read of [readRecord(text), readRecordJson(JSON.stringify(recordToJson(table.record())))]) {
      if (!read.ok) throw new Error(read.problem.reason);
      const again = Table.replay(underground, read.record);
      expect(again).toMatchObject({ ok: true });
      expect(again.ok && writeRecord(again.table.record())).toBe(text);
    }
  });

  test("has its lines in the same order wherever its map comes from", () => {
    const read = readRecord(writeRecord(table.record()));
    if (!read.ok) throw new Error(read.problem.reason);
    const linesOf = (setup: Setup) => cityOf(setup).city.lines;
    expect(linesOf(read.record.setup)).toEqual(linesOf(table.setup));
    expect(Table.resume(underground, read.record.setup, read.record)).toMatchObject({ ok: true });
  });

  test("is drawn on its own map", () => {
    const svg = renderSvg(table.position);
    expect(svg).toContain('viewBox="0 0 640 480"');
    expect(svg).toContain(">Larch<");
    expect(svg).not.toMatch(/NaN|undefined|Infinity|Euston/);
  });

  test("stores the map in canonical order", () => {
    const shuffled = { ...smallMap(), stations: smallMap().stations.toReversed() } as unknown as JsonObject;
    const own: Components = { name: "ladder", version: "1", base: "interchange 1", values: { map: shuffled } };
    expect(canonicalJson(setupOf({ components: own }).components as unknown as Json)).toBe(
      canonicalJson(setupOf(request()).components as unknown as Json),
    );
  });
});

describe("a table is refused", () => {
  test("whose map has a fault", () => {
    const map = { ...smallMap(), name: "" } as unknown as JsonObject;
    expect(refusalOf({ components: { name: "ladder", version: "1", base: "interchange 1", values: { map } } })).toEqual(
      {
        rule: "setup",
        reason: 'the component set "ladder 1" is invalid at /map: The map needs a name of up to 40 characters.',
      },
    );
  });

  test("whose map nobody knows", () => {
    const values = { map: "atlantis" };
    expect(refusalOf({ components: { name: "mine", version: "1", base: "interchange 1", values } })?.reason).toMatch(
      /at \/map: unknown map "atlantis"; known: london/,
    );
  });

  test("with more players than the map has markers for", () => {
    const map = mapped((each) => (each["markers"] = { 2: [["red"], ["blue"]] }));
    expect(refusalOf(request(map, { seats: 3 }))).toEqual({
      rule: "1.3",
      reason: "the map Ladder is for 2 players, not for 3",
    });
  });

  test("that wants the farewell of a map without one", () => {
    expect(refusalOf(request(mapped(), { options: { "mornington-crescent": "yes" } }))).toEqual({
      rule: "6.4",
      reason: "the map Ladder has no station where the passenger may leave",
    });
  });
});

describe("other components on a map", () => {
  test("are about its own stations", () => {
    const own = {
      name: "mine",
      version: "1",
      base: "interchange 1",
      values: { stations: { kinds: { larch: "nationalRail" } } },
    };
    const setup = setupOf({ components: componentsOn(mapped(), own) });
    expect(cityOf(setup).city.stations.find(({ id }) => id === "larch")?.category).toBe("nationalRail");
    const wrong = { ...own, values: { stations: { kinds: { euston: "normal" } } } };
    expect(refusalOf({ components: componentsOn(mapped(), wrong) })?.reason).toMatch(
      /at \/stations\/kinds\/euston: unknown/,
    );
  });

  test("with the map of London are as before", () => {
    const own = { name: "mine", version: "1", base: "interchange 1", values: { lines: { red: 7 } } };
    expect(setupOf({ components: { ...own, values: { ...own.values, map: "london" } } })).toEqual(
      setupOf({ components: own }),
    );
  });
});
