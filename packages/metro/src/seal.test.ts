/** Seals, at a table of Metro with stock corporations: two streams, hidden draws, and shares that are put back. */
import { Random, seededChance, Table, withoutSeal } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { checkSeal, keyedChance, NO_NONCE, sealHolds, sealOf, sealTags, tableKey } from "@interchange/tabletop/seal";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { setupOf } from "./testing/tables.ts";
import type { MetroTable } from "./testing/tables.ts";

const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1);
const NONCES = ["00112233445566778899aabbccddeeff", NO_NONCE, "ffeeddccbbaa99887766554433221100"];
const SOURCE = keyedChance(tableKey(SECRET, "table-1", NONCES));
const TAGS = sealTags(SECRET, "table-1", NONCES);

function sealed(): MetroTable {
  const setup = setupOf({ seats: 3, edition: "bigbox", modules: ["stock-corporations"] });
  return new Table(metro, setup, ["Ada", "Bo", "Cy"], { seal: sealOf(SECRET) });
}

/** Plays random turns, and takes every so manieth of them back. */
function play(table: MetroTable, seed: string, backEvery: number): void {
  const random = new Random(seed);
  let turns = 0;
  for (table.settle(SOURCE); table.actor.kind === "seat"; table.settle(SOURCE)) {
    const { seat } = table.actor;
    table.play(seat, random.pick(metro.moves(table.view(seat))));
    if (++turns % backEvery) continue;
    table.settle(SOURCE);
    if (!table.isOver) table.takeBack(seat);
  }
}

const texts = (table: MetroTable): readonly string[] => table.log.map(({ entry }) => entry.text);

describe("a sealed table", () => {
  const table = sealed();
  play(table, "backs", 3);
  const record = table.record(undefined, TAGS);

  it("holds, with take-backs and shares that were put back", () => {
    expect(record.entries.filter(({ comment }) => comment?.includes("[%back")).length).toBeGreaterThan(5);
    expect(new Set(table.log.flatMap(({ stream }) => stream ?? [])).size).toBeGreaterThan(1);
    expect(sealHolds(metro, record)).toBe("holds");
    const spaced = { ...TAGS, Nonces: TAGS.Nonces.replaceAll(" ", "  ") };
    expect(sealHolds(metro, { ...record, tags: spaced })).toBe("holds");
  });

  it("survives replay", () => {
    const replayed = Table.replay(metro, record);
    expect(replayed.ok && replayed.table.record(undefined, TAGS)).toEqual(record);
    expect(replayed.ok && replayed.table.seal).toBe(sealOf(SECRET));
  });

  it("is left behind by whoever goes on with other draws", () => {
    const bare = withoutSeal({ ...record, tags: { ...TAGS, Site: "here" } });
    expect([bare.seal, bare.tags, bare.entries]).toEqual([undefined, { Site: "here" }, record.entries]);
    const going = Table.replay(metro, bare, 60);
    if (!going.ok) throw new Error(going.reason);
    going.table.rewind(20);
    expect(going.table.seenDraws.length).toBeGreaterThan(0);
  });

  it("is not sealed without a seal, or before the secret is shown", () => {
    const { seal: _, ...bare } = record;
    expect(sealHolds(metro, bare)).toBe("none");
    expect(sealHolds(metro, { ...record, tags: { Table: "table-1", Nonces: TAGS.Nonces } })).toBe("none");
  });

  const tagged = (tags: Readonly<Record<string, string>>): GameRecord => ({ ...record, tags: { ...TAGS, ...tags } });
  const { Table: _, ...untitled } = TAGS;
  const { Nonces: __, ...wordless } = TAGS;
  it.each<[GameRecord, string]>([
    [tagged({ Key: TAGS.Key.replace(/^./, "f") }), "not the SHA-256"],
    [{ ...record, seal: "secret" }, "not the SHA-256"],
    [tagged({ Key: TAGS.Key.toUpperCase() }), "64 lower-case hex digits"],
    [tagged({ Key: TAGS.Key.slice(2) }), "64 lower-case hex digits"],
    [tagged({ Key: `${TAGS.Key}0f` }), "64 lower-case hex digits"],
    [tagged({ Key: `0f${TAGS.Key}` }), "64 lower-case hex digits"],
    [tagged({ Table: "table 1" }), "letters, digits and hyphens"],
    [{ ...record, tags: untitled }, "letters, digits and hyphens"],
    [tagged({ Nonces: NONCES.slice(1).join(" ") }), "each of 3 seats"],
    [tagged({ Nonces: "a b c" }), "each of 3 seats"],
    [tagged({ Nonces: TAGS.Nonces.replace(NO_NONCE, "b") }), "each of 3 seats"],
    [tagged({ Nonces: TAGS.Nonces.replace(NO_NONCE, `${NO_NONCE}b`) }), "each of 3 seats"],
    [{ ...record, tags: wordless }, "each of 3 seats"],
    [tagged({ Table: "table-2" }), "draw 1 of"],
    [tagged({ Nonces: NONCES.toReversed().join(" ") }), "draw 1 of"],
  ])("is broken where anything is not what it was sealed with: %#", (broken, reason) => {
    expect(checkSeal(metro, broken)).toEqual({ seal: "broken", reason: expect.stringContaining(reason) });
  });

  it("is broken where a draw came from elsewhere", () => {
    const cheated = sealed();
    cheated.settle(seededChance("elsewhere"));
    const { reason } = checkSeal(metro, cheated.record(undefined, TAGS)) as { readonly reason: string };
    expect(reason).toMatch(/^entry 2: draw 1 of stock\/\d0 is "=stock\.\w+", but the key gives "=stock\.\w+"$/);
    const unplayable = { ...record, entries: record.entries.slice(1) };
    expect(checkSeal(metro, unplayable)).toEqual({ seal: "broken", reason: expect.stringMatching(/^entry 16: "=/) });
  });
});

describe("a table with a seal", () => {
  it("takes no list of seen draws before its source", () => {
    const setup = setupOf({ seats: 2 });
    const table = new Table(metro, setup, ["Ada", "Bo"], {
      seal: sealOf(SECRET),
      seen: [{ stream: "bag", text: "dddd" }],
    });
    expect(table.seenDraws).toEqual([]);
    table.settle(SOURCE);
    table.play(0, metro.moves(table.view(0))[0]!);
    table.settle(SOURCE);
    const drawn = texts(table);
    table.takeBack(0);
    expect(table.seenDraws).toEqual([]);
    table.play(0, metro.moves(table.view(0))[0]!);
    table.settle(SOURCE);
    expect(texts(table)).toEqual(drawn);
  });

  it("gives draw n of a stream from n and what may come, whenever it is asked", () => {
    const once = sealed();
    play(once, "again", Infinity);
    const again = Table.replay(metro, once.record(), 40);
    if (!again.ok) throw new Error(again.reason);
    for (const [index, { seat, entry }] of once.log.entries()) {
      if (index < 40 || seat === undefined) continue;
      again.table.settle(SOURCE);
      again.table.play(seat, metro.notation.readMove(entry.text)!);
    }
    again.table.settle(SOURCE);
    expect(texts(again.table)).toEqual(texts(once));
  });
});

describe("keyed draws", () => {
  it("pick every outcome about as often as it weighs, whatever the order of the list", () => {
    const key = tableKey(SECRET, "fair", []);
    const bag = [
      { chance: "a", weight: 1 },
      { chance: "b", weight: 2 },
      { chance: "B", weight: 3 },
    ];
    const write = (chance: string): string => chance;
    const counts = new Map<string, number>();
    for (let n = 0; n < 3_000; n++) {
      const before = { outcomes: Array.from({ length: n }, () => "a"), draws: n };
      const picked = (outcomes: typeof bag): string =>
        outcomes[keyedChance(key).pick({ stream: "bag", outcomes }, before, write)]!.chance;
      const chance = picked(bag);
      expect(picked(bag.toReversed())).toBe(chance);
      counts.set(chance, (counts.get(chance) ?? 0) + 1);
    }
    for (const { chance, weight } of bag) expect(Math.abs(counts.get(chance)! - weight * 500)).toBeLessThan(120);
  });
});
