import { Random, readRecord, seededChance, Table } from "@interchange/tabletop";
import { componentsOn, underground } from "@interchange/underground";
import { expect, test } from "vitest";
import { smallMap } from "../../../../underground/src/testing/smallMap.ts";
import { packed, unpacked } from "./pack.ts";
import STORED from "./links.json";

const CORPUS = import.meta.glob<string>("../../../../../corpus/{metro,underground}/**/*.record", {
  query: "?raw",
  import: "default",
});

async function corpus(file: string) {
  const read = readRecord((await CORPUS[`../../../../../corpus/${file}.record`]?.()) ?? "");
  if (!read.ok) throw new Error(read.problem.reason);
  return read.record;
}

const GAMES = [
  "metro/bigbox/2-seats",
  "metro/bigbox/6-seats",
  "metro/modules/corporations-central-stations-berlin",
  "metro/modules/solo-reject",
  "metro/tables/resigned",
  "metro/tables/sealed-taken-back",
  "underground/2006/2-seats",
  "underground/2006/5-seats",
];

test.each(GAMES)("%s fits into a link of 900 characters and comes out of it", async (file) => {
  const record = await corpus(file);
  const text = (await packed(record)) ?? "";
  expect(text).toMatch(/^2\.[\w-]+$/);
  expect(`https://interchange.example/shared?at=60#${text}`.length).toBeLessThan(900);
  expect(await unpacked(text)).toEqual(record);
});

test("a game on a map of one's own comes out of its link with the map", async () => {
  const prepared = underground.prepare({ seats: 2, components: componentsOn(smallMap() as never) });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["Ada", "Bo"]);
  const random = new Random("pack");
  for (table.settle(seededChance("pack")); table.actor.kind === "seat"; table.settle(seededChance("pack")))
    table.play(table.actor.seat, random.pick(underground.moves(table.view(table.actor.seat))));
  const text = (await packed(table.record())) ?? "";
  const record = await unpacked(text);
  if (typeof record === "string") throw new Error(record);
  expect(record).toEqual(table.record());
  expect(Table.resume(underground, record.setup, record)).toMatchObject({ ok: true });
});

test("a link says so when part of it is missing or wrong", async () => {
  const text = (await packed(await corpus("metro/bigbox/2-seats"))) ?? "";
  for (let length = 2; length < text.length; length += 7) expect(await unpacked(text.slice(0, length))).toBe("cut");
  expect(await unpacked(text.replace(/.(?=.{9}$)/, (letter) => (letter === "A" ? "B" : "A")))).toBe("cut");
});

// Links are kept in letters and posts for ever: rules, notation and lists of legal moves must not break them.
test.each(STORED.flatMap(({ game, links }) => links.map((link, at) => [game, at + 1, link] as const)))(
  "%s opens from a link of version %i that was sent long ago",
  async (game, _, link) => {
    expect(await unpacked(link)).toEqual(await corpus(game));
  },
);

test.each(["", "x", "%%%", "AAAA"])("there is no game in %j", async (text) => {
  expect(await unpacked(text)).toBe("none");
  expect(await unpacked(`2.${text}`)).toBe("cut");
});

test("a link that would fill the browser is refused", async () => {
  const bytes = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const compressed = new Uint8Array(await new Response(bytes).arrayBuffer());
  const small = btoa(String.fromCharCode(...compressed)).replace(/=+$/, "");
  expect(small.length).toBeLessThan(40_000);
  expect(await unpacked(small)).toBe("none");
});
