import { readRecord } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { LONGEST_LINK, packed, unpacked } from "./pack.ts";

const CORPUS = import.meta.glob<string>("../../../../../corpus/{metro,underground}/**/*.record", {
  query: "?raw",
  import: "default",
});

async function corpus(file: string) {
  const read = readRecord((await CORPUS[`../../../../../corpus/${file}`]?.()) ?? "");
  if (!read.ok) throw new Error(read.problem.reason);
  return read.record;
}

test.each(["metro/bigbox/4-seats.record", "metro/modules/paris.record", "underground/2006/2-seats.record"])(
  "%s fits into a link and comes out of it",
  async (file) => {
    const record = await corpus(file);
    const text = await packed(record);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(LONGEST_LINK);
    expect(await unpacked(text)).toEqual(record);
    expect(await unpacked(text.slice(0, -40))).toBeUndefined();
  },
);

test.each(["", "x", "%%%", "AAAA"])("there is no game in %j", async (text) => {
  expect(await unpacked(text)).toBeUndefined();
});

test("a link that would fill the browser is refused", async () => {
  const bytes = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const compressed = new Uint8Array(await new Response(bytes).arrayBuffer());
  const small = btoa(String.fromCharCode(...compressed)).replace(/=+$/, "");
  expect(small.length).toBeLessThan(40_000);
  expect(await unpacked(small)).toBeUndefined();
});
