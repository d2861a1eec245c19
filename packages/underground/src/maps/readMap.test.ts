/** Wrong maps, each with its sentence. */
import { canonicalJson } from "@interchange/tabletop";
import type { Json } from "@interchange/tabletop";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { LONDON_FILE } from "../cities/london.ts";
import { checkedMap, MAPS } from "./builtIn.ts";
import { MAP_LIMITS } from "./mapFile.ts";
import { readMap } from "./readMap.ts";
import { MAP_SCHEMA } from "./schema.ts";
import { smallMap } from "../testing/smallMap.ts";

type Draft = ReturnType<typeof smallMap>;

const reasonsOf = (given: unknown): readonly string[] => {
  const read = checkedMap(given);
  return read.ok ? [] : read.problems.map(({ reason }) => reason);
};

const changed = (change: (map: Draft) => void): Draft => {
  const map = smallMap();
  change(map);
  return map;
};

const station = (map: Draft, id: string): Draft["stations"][number] => map.stations.find((each) => each.id === id)!;

/** Each change, and what is said of it first. */
const WRONG: readonly (readonly [(map: Draft) => void, string])[] = [
  [(map) => (map["format"] = "map"), 'The format must be "interchange-map".'],
  [(map) => (map["colour"] = "red"), '"colour" is not a field of a map.'],
  [
    (map) => (map["id"] = "My Town"),
    `The map's id "My Town" must be one word of up to 24 small letters, digits and hyphens.`,
  ],
  [(map) => (map["id"] = "london"), 'The id "london" belongs to a map that comes with the game; choose another.'],
  [
    (map) => (map["version"] = "first one"),
    'The version "first one" must be one word of letters, digits, full stops and hyphens.',
  ],
  [(map) => (map["name"] = " "), "The map needs a name of up to 40 characters."],
  [(map) => (map["name"] = "Town\u202E"), "The map needs a name of up to 40 characters."],
  [(map) => (map["width"] = 100_000), '"width" must be a whole number from 200 to 4000.'],
  [(map) => delete map["symbols"], '"symbols" is missing.'],
  [(map) => (map["symbols"] = "dining"), '"symbols" must be a list.'],
  [(map) => (map["symbols"] = []), "There must be 1 to 16 symbols, not 0."],
  [
    (map) => (map["symbols"] = ["big wheel"]),
    'The symbol "big wheel" must be one word of up to 24 letters, digits and hyphens.',
  ],
  [(map) => (map["symbols"] = ["parks", "parks"]), 'The symbol "parks" appears twice.'],
  [(map) => (map["symbols"] = ["red"]), 'The symbol "red" is also a line, a seat or a station; choose another word.'],
  [
    (map) => (map["lines"] = { red: 9, silver: 9 }),
    '"silver" is not a line; the lines are red, black, yellow, blue, purple, pink, orange, green, brown, white and grey.',
  ],
  [(map) => (map["lines"] = { red: 0 }), "The red line must have 1 to 40 pieces."],
  [(map) => (map["markers"] = { 6: [] }), '"6" is not a number of players; markers are for 2, 3, 4 or 5.'],
  [(map) => (map["markers"] = {}), "The map has no markers: say which lines share one for 2, 3, 4 or 5 players."],
  [(map) => (map["markers"] = { 3: [["red"], ["blue"]] }), "For 3 players there must be 3 to 6 markers, not 2."],
  [(map) => (map["markers"] = { 2: [["red"], []] }), "Each marker for 2 players must list 1 to 4 lines."],
  [
    (map) => {
      map["lines"] = { red: 9, blue: 9 };
      map["markers"] = { 2: [["red"], ["green"]] };
    },
    'A marker for 2 players has "green", which is not a line of this map.',
  ],
  [(map) => (map["markers"] = { 2: [["red"], ["blue", "red"]] }), "Two markers for 2 players have the red line."],
  [
    (map) => {
      for (let more = 0; more < 200; more++)
        map.stations.push({ id: `x${more}`, name: `X${more}`, kind: "normal", at: [0, 0] });
    },
    "There may be up to 120 stations, not 212.",
  ],
  [
    (map) => (station(map, "ash").id = "Ash Lane"),
    'The station id "Ash Lane" must be one word of up to 24 small letters, digits and hyphens.',
  ],
  [(map) => map.stations.push({ ...station(map, "ash"), at: [600, 40] }), 'Two stations have the id "ash".'],
  [
    (map) => (station(map, "ash").id = "seat-1"),
    'The station id "seat-1" is also a line, a seat or a symbol; choose another.',
  ],
  [(map) => (station(map, "ash").name = ""), 'The station "ash" needs a name of up to 40 characters.'],
  [(map) => (station(map, "ash").name = "gorse  ".trim()), 'Two stations are called Gorse: "ash" and "gorse".'],
  [
    (map) => (station(map, "ash").kind = "busStop"),
    'Ash is of the kind "busStop"; kinds are start, express, normal, connection, nationalRail and terminus.',
  ],
  [(map) => (station(map, "ash").at = [0.5, 9]), "Ash must be at two whole numbers on the map."],
  [(map) => (station(map, "ash").at = [9999, 9]), "Ash must be at two whole numbers on the map."],
  [
    (map) => (station(map, "ash").label = { anchor: "left", at: [1, 1] }),
    "The label of Ash needs an anchor (start, middle or end), a place on the map, and up to 4 lines.",
  ],
  [(map) => (station(map, "ash").at = [160, 100]), "Ash and Birch are too close; 50 units must be between stations."],
  [(map) => (station(map, "elm").kind = "normal"), "No station is the start."],
  [(map) => (station(map, "ash").kind = "start"), "Only one station can be the start, not Ash, Elm."],
  [(map) => (station(map, "ash").kind = "normal"), "There must be at least 4 express stations, not 3."],
  [(map) => (station(map, "birch").kind = "nationalRail"), "There must be at least 4 normal stations, not 3."],
  [
    (map) => (station(map, "kale").kind = "nationalRail"),
    "There must be 2 connection stations, two for each symbol, not 1.",
  ],
  [(map) => (map["farewell"] = "oz"), 'The farewell station "oz" is not a station of this map.'],
  [
    (map) => (map["farewell"] = "larch"),
    "The farewell station Larch must be express or normal, as the passenger goes there.",
  ],
  [(map) => map.blocks.push({ between: ["ash"] }), "Block 17 must be between two stations."],
  [
    (map) => map.blocks.push({ between: ["ash", "oz"] }),
    'The block Ash – oz needs a station "oz", which the map does not have.',
  ],
  [(map) => map.blocks.push({ between: ["ash", "ash"] }), "A block leads from Ash to Ash."],
  [(map) => map.blocks.push({ between: ["birch", "ash"] }), "There are two blocks Ash – Birch; widen one instead."],
  [(map) => (map.blocks[0]!.spaces = 9), "The block Ash – Birch must have 1 to 6 track spaces."],
  [
    (map) => (map.blocks[0]!.bends = [[1, 1, 1]]),
    "The block Ash – Birch may have up to 8 bends, each two whole numbers on the map.",
  ],
  [(map) => map.blocks.push({ between: ["birch", "dale"] }), "The blocks Ash – Elm and Birch – Dale cross."],
  [
    (map) =>
      (map.blocks[0]!.bends = [
        [200, 40],
        [130, 160],
        [130, 40],
      ]),
    "The block Ash – Birch crosses itself.",
  ],
  [(map) => map.blocks.push({ between: ["ash", "cole"] }), "The block Ash – Cole passes too close to Birch."],
  [
    (map) =>
      map.blocks.push({
        between: ["ash", "larch"],
        bends: [
          [200, 40],
          [300, 75],
        ],
      }),
    "The block Ash – Larch passes too close to Cole.",
  ],
  [
    (map) => map.blocks.push({ between: ["ash", "flint"], bends: [[180, 190]] }),
    "The blocks Ash – Elm and Ash – Flint leave Ash in almost the same direction.",
  ],
  [
    (map) => {
      map.blocks = map.blocks.filter(({ between }) => !between.includes("larch"));
    },
    "Larch is a terminus, so it must have exactly one block, not 0.",
  ],
  [
    (map) => {
      map.blocks = map.blocks.filter(({ between }) => !between.includes("jade"));
    },
    "Jade cannot be reached from the start.",
  ],
  [
    (map) => map.blocks.push({ between: ["flint", "larch"] }),
    "Larch is a terminus, so it must have exactly one block, not 2.",
  ],
  [(map) => (map["rivers"] = [[[0, 0]]]), "River 1 must be a list of 2 to 60 places."],
  [(map) => (map["rivers"] = [[], [], [], [], [], [], [], [], []]), "The map may have up to 8 rivers."],
];

describe("a wrong map", () => {
  test.each(WRONG.map(([change, reason]) => [reason, change] as const))("%#: %s", (reason, change) => {
    expect(reasonsOf(changed(change))).toContain(reason);
  });

  test("of each kind has its own sentence", () => {
    expect(new Set(WRONG.map(([, reason]) => reason)).size).toBeGreaterThan(45);
  });

  test("says all that is wrong at once, and no more than a hundred things", () => {
    const two = changed((map) => {
      station(map, "ash").kind = "normal";
      map.blocks.push({ between: ["birch", "dale"] });
    });
    expect(reasonsOf(two)).toHaveLength(2);
    const many = changed((map) => {
      for (const each of map.stations) each.at = [1, 1];
      map.blocks = Array.from({ length: 250 }, () => ({ between: ["no", "where"] }));
    });
    expect(reasonsOf(many)).toHaveLength(100);
  });

  test("names the stations and blocks that are to blame", () => {
    const read = readMap(changed((map) => map.blocks.push({ between: ["birch", "dale"] })));
    expect(read).toMatchObject({
      ok: false,
      problems: [
        {
          code: "crossing",
          blocks: [
            ["ash", "elm"],
            ["birch", "dale"],
          ],
        },
      ],
    });
  });
});

describe("a text that is no map", () => {
  test.each([
    ["", "The file is not JSON"],
    ["[]", "A map must be an object."],
    ["null", "A map must be an object."],
    ['{"id":1,"id":2}', '"/id" appears twice; keep one.'],
    [" ".repeat(40_000), "The file has 40000 bytes; a map may have 32000."],
    ["é".repeat(20_000), "The file has 40000 bytes; a map may have 32000."],
  ])("%#", (text, reason) => {
    expect(reasonsOf(text)[0]).toContain(reason);
  });
});

describe("a right map", () => {
  test("is the same in whatever order it is written", () => {
    const upsideDown = changed((map) => {
      map.stations.reverse();
      map.blocks.reverse();
      for (const block of map.blocks) block.between.reverse();
    });
    const [one, other] = [readMap(smallMap()), readMap(upsideDown)];
    expect(one.ok && other.ok && canonicalJson(one.map as unknown as Json)).toBe(
      other.ok && canonicalJson(other.map as unknown as Json),
    );
  });

  test.each(MAPS.map((map) => [map.id, map] as const))("is %s, within the limit of a file", (_, map) => {
    expect(readMap(map)).toEqual({ ok: true, map });
    expect(JSON.stringify(map).length).toBeLessThan(MAP_LIMITS.file);
  });

  test("fits the schema, and wrong fields do not", () => {
    const fits = new Ajv2020({ strict: true }).compile(MAP_SCHEMA);
    expect(fits(LONDON_FILE)).toBe(true);
    expect(fits(smallMap())).toBe(true);
    expect(fits(changed((map) => (map["colour"] = "red")))).toBe(false);
    expect(fits(changed((map) => (map.blocks[0]!.spaces = 0)))).toBe(false);
  });
});
