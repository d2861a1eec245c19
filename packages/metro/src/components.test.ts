/** Tables with other components than the published ones: nothing of the rules may lean on published values. */
import {
  checkedFile,
  componentsTitle,
  fileSchema,
  pointersIn,
  problemIn,
  publishedSets,
  readComponentsFile,
  readRecord,
  readRecordJson,
  recordToJson,
  seededChance,
  Table,
  trimmedSet,
  valuesOf,
  writeComponentsFile,
  writeRecord,
} from "@interchange/tabletop";
import type { Components, GameRecord, JsonObject, SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metroWith } from "./game.ts";
import { layoutsOf } from "./layout.ts";
import { metro } from "./metro.ts";
import { partsOf } from "./options.ts";
import { ODD_BOX, ODD_VALUES } from "./testing/oddBox.ts";
import { setupOf, tableOf } from "./testing/tables.ts";
import { squareName } from "./notation.ts";

const PARTS = partsOf(CATALOG);

const owned = (values: JsonObject): Components => ({ name: "mine", version: "1", base: "interchange 1", values });
const heldBy = (request: SetupRequest, values: JsonObject): JsonObject | undefined =>
  setupOf({ ...request, components: owned(values) }).components?.values;

describe("two sets with one name and version", () => {
  it("never share a layout where their values differ, in whatever order they are met", () => {
    const layoutOf = layoutsOf(CATALOG);
    const [even, odd] = [0, 1].map((rest) => Array.from({ length: 16 }, (_, at) => 2 * at + 2 - rest));
    const swapped = owned({ frames: { "2": [even!, odd!] } });
    const published = owned({ frames: { "2": [odd!, even!] } });
    const ownersWith = (components: Components) =>
      Array.from(layoutOf(setupOf({ seats: 2, components })).owners.slice(0, 2));
    // Rules 1.3 and 1.4: the first two places at the top have the numbers 8 and 7. Odd ones are the first seat's.
    for (let times = 0; times < 2; times++) {
      expect(ownersWith(published)).toEqual([1, 0]);
      expect(ownersWith(swapped)).toEqual([0, 1]);
    }
    const [one, other] = [setupOf({ seats: 2, components: swapped }), setupOf({ seats: 2, components: swapped })];
    expect(layoutOf(one)).toBe(layoutOf(other));
    for (const change of [{ seats: 3 }, { options: { numbering: "cable-car" } }, { modules: ["berlin"] }])
      expect(layoutOf(setupOf({ seats: 2, components: swapped, ...change }))).not.toBe(layoutOf(one));
  });
});

describe("the published sets", () => {
  it("are as their shapes say, every one", () => {
    for (const set of publishedSets(PARTS)) {
      const values = valuesOf(PARTS, set);
      for (const part of PARTS) {
        expect([componentsTitle(set), problemIn(part.shape, values[part.id])]).toEqual([
          componentsTitle(set),
          undefined,
        ]);
        expect(part.problem?.(values[part.id])).toBeUndefined();
      }
    }
  });

  it("are files that read back and differ in nothing", () => {
    const text = writeComponentsFile(PARTS, { game: "metro", components: owned({}) });
    const file = readComponentsFile(text);
    expect(file).toMatchObject({ ok: true, game: "metro" });
    expect(file.ok && checkedFile(PARTS, file)).toMatchObject({ ok: true, components: { values: {} } });
  });

  it("have a schema in which all parts stand", () => {
    const { values } = fileSchema("metro", PARTS)["properties"] as { readonly values: JsonObject };
    expect(Object.keys(values["properties"] as JsonObject).toSorted()).toEqual(PARTS.map(({ id }) => id).toSorted());
  });
});

describe("an owner's set", () => {
  it("keeps what differs, and a table what it uses of that", () => {
    expect(heldBy({ seats: 3 }, ODD_VALUES)).toEqual({
      numbering: { metro: (ODD_VALUES["numbering"] as JsonObject)["metro"] },
      frames: { "3": (ODD_VALUES["frames"] as JsonObject)["3"] },
      tiles: ODD_VALUES["tiles"],
    });
    expect(Object.keys(heldBy({ seats: 3, modules: ["london"] }, ODD_VALUES) ?? {})).toEqual([
      "numbering",
      "frames",
      "tiles",
      "london",
      "tourists",
    ]);
    expect(Object.keys(heldBy({ seats: 3, modules: ["stock-corporations"] }, ODD_VALUES) ?? {})).toEqual([
      "numbering",
      "tiles",
      "stock-corporations",
      "companies",
    ]);
    const same = valuesOf(PARTS, undefined);
    expect(heldBy({ modules: ["berlin"] }, same)).toEqual({});
    expect(setupOf({ components: owned({}), rules: 2 }).rules).toBe(2);
  });

  it("says where it differs, in pointers that are sorted", () => {
    const trimmed = trimmedSet(PARTS, owned({ london: ODD_VALUES["london"]!, solo: { rejectable: "aacb" } }));
    expect("values" in trimmed && pointersIn(trimmed.values ?? {})).toEqual([
      "/london/landmarks/eye/lower",
      "/london/landmarks/eye/upper",
      "/london/landmarks/tower-bridge/lower",
      "/london/landmarks/tower-bridge/upper",
      "/london/landmarks/tower/lower",
      "/london/landmarks/tower/upper",
      "/solo/rejectable",
    ]);
  });

  it.each<[JsonObject, string]>([
    [{ rome: {} }, "at /rome: unknown name"],
    [{ solo: { rejectable: "dddx" } }, 'at /solo/rejectable: "dddx" is not one of aaaa'],
    [{ london: { landmarks: { colosseum: {} } } }, "at /london/landmarks/colosseum: unknown name"],
    [
      { london: { landmarks: { eye: { upper: ["pink"] } } } },
      'at /london/landmarks/eye/upper/0: "pink" is not one of yellow',
    ],
    [
      { stockholm: { landmarks: { globen: [] } } },
      "at /stockholm/landmarks/globen: the number of items must be 1 to 8, not 0",
    ],
    [
      { "st-petersburg": { tiles: { red: [-1] } } },
      "at /st-petersburg/tiles/red/0: -1 is not a whole number from 0 to 99",
    ],
    [{ frames: { "2": [[1, 2], [2]] } }, "at /frames/2/1: station 2 appears twice"],
    [{ companies: { yellow: [1] } }, "at /companies: every station from 1 to 32"],
    [{ tourists: { yellow: 0 } }, "at /tourists: 28 tourists are not enough"],
    [{ "stock-corporations": { shares: [10, 25] } }, "multiple of 10"],
    [
      { "numbered-stations": { groups: [[1, 2], [3], [4, 2]] } },
      "at /numbered-stations/groups/2: number 2 appears twice",
    ],
    [{ paris: { landmarks: { louvre: ["red"] } } }, "at /paris/landmarks/louvre: the number of items must be 4, not 1"],
    [
      {
        berlin: {
          groups: [
            ["b2", "c2", "b3", "c3"],
            ["b2", "g2", "f3", "g3"],
            ["b6", "c6", "b7", "c7"],
            ["f6", "g6", "f7", "g7"],
          ],
        },
      },
      "at /berlin/groups: b2 appears twice",
    ],
    [{ "center-rails": { tiles: ["zzzz", "aaaa", "aaaa", "aaaa"] } }, 'at /center-rails/tiles/0: "zzzz" is not one of'],
  ])("is refused with a pointer and a sentence: %o", (values, reason) => {
    const refused = metro.prepare({ components: owned(values) });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: "components" },
      reason: expect.stringContaining(reason),
    });
  });

  it("is refused where its base was never published, and a published one that was not", () => {
    expect(metro.prepare({ components: { ...owned({}), base: "interchange 9" } })).toMatchObject({
      reason: expect.stringContaining('unknown set "interchange 9"'),
    });
    expect(metro.prepare({ components: { name: "interchange", version: "9" } })).toMatchObject({ ok: false });
  });
});

describe("a table with an odd box", () => {
  it("draws center rails of one pattern as often as there are tiles of it", () => {
    const table = tableOf({ modules: ["center-rails"], components: ODD_BOX });
    const weights = (): Record<string, number> =>
      Object.fromEntries(
        metro.draw(table.position).outcomes.map(({ chance, weight }) => [metro.notation.writeChance(chance), weight]),
      );
    expect(weights()).toMatchObject({ "rails.dddd": 8, "rails.aacb^3": 2, "rails.baac": 1 });
    table.resolve(metro.notation.readChance("rails.dddd")!);
    expect(weights()).toMatchObject({ "rails.dddd": 4 });
    table.resolve(metro.notation.readChance("rails.dddd")!);
    expect(weights()).not.toHaveProperty("rails.dddd");
  });

  it("has VP tiles of nothing and above nine in its records", () => {
    expect(["petersburg.vp-0", "petersburg.vp-99"].map((word) => metro.notation.readChance(word)?.type)).toEqual([
      "own",
      "own",
    ]);
    expect(metro.notation.readChance("petersburg.vp-100")).toBeUndefined();
  });

  it("has its landmarks of St. Petersburg where the set says", () => {
    const { slices } = tableOf({ modules: ["st-petersburg"], components: ODD_BOX }).position;
    const { landmarks } = slices["st-petersburg"] as { readonly landmarks: readonly number[] };
    expect(landmarks.map(squareName)).toContain("d3");
  });
});

/** A game in which the values of everything were corrected since: another default. */
const later = metroWith(
  CATALOG.map((module) =>
    module.parts
      ? {
          ...module,
          parts: module.parts.map((part) =>
            part.id === "st-petersburg"
              ? {
                  ...part,
                  published: {
                    ...part.published,
                    2: { ...part.published[1], tiles: { ...part.published[1].tiles, yellow: [9, 9, 9, 9] } },
                  },
                }
              : part,
          ),
        }
      : module,
  ),
);

function playedBy(request: SetupRequest, seed: string): GameRecord {
  const setup = setupOf({ seats: 3, ...request });
  const table = new Table(metro, setup, ["Ada", "Bo", "Cy"].slice(0, setup.seats));
  const chance = seededChance(seed);
  while (metro.actor(table.position).kind !== "nobody") {
    table.settle(chance);
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const moves = metro.moves(table.view(actor.seat));
    table.play(actor.seat, moves[(table.history.length * 7) % moves.length]!);
  }
  return table.record();
}

describe("a record with an owner's set", () => {
  const record = playedBy({ modules: ["st-petersburg"], components: ODD_BOX }, "owner");
  const plain = playedBy({ modules: ["st-petersburg"] }, "plain");

  it("holds its values and replays, from text and JSON", () => {
    expect(record.result).toBeDefined();
    const text = writeRecord(record);
    expect(text).toContain('[Components "odd-box 0.1"]');
    const read = readRecord(text);
    expect(read).toEqual({ ok: true, record });
    expect(read.ok && Table.replay(metro, read.record)).toMatchObject({ ok: true });
    const json = readRecordJson(JSON.stringify(recordToJson(record)));
    expect(json.ok && Table.replay(metro, json.record)).toMatchObject({ ok: true });
  });

  it("replays the same after the default set was changed, as do records without one", () => {
    expect(publishedSets(later.parts ?? []).map(componentsTitle)).toEqual(["interchange 1", "interchange 2"]);
    for (const each of [record, plain]) {
      const replayed = Table.replay(later, each);
      expect(replayed.ok && replayed.table.record()).toEqual(each);
    }
  });

  it("is another game where the other default is named", () => {
    const start = later.prepare({ modules: ["st-petersburg"], components: { name: "interchange", version: "2" } });
    if (!start.ok) throw new Error(start.reason);
    expect(start.setup).toMatchObject({ rules: 3, components: { name: "interchange", version: "2" } });
    const { heaps } = later.start(start.setup).slices["st-petersburg"] as { readonly heaps: readonly unknown[] };
    expect(heaps[0]).toEqual([9, 9, 9, 9]);
    expect(metro.prepare({ components: { name: "interchange", version: "2" } }).ok).toBe(false);
  });

  it("is refused by rules number 1", () => {
    const old = { ...record, setup: { ...record.setup, rules: 1 } };
    expect(Table.replay(metro, old)).toMatchObject({ ok: false, reason: expect.stringContaining("rules version 2") });
  });
});
