import { readFileSync } from "node:fs";
import { readRecord } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { beforeAll, describe, expect, test } from "vitest";
import { gameNamed } from "../index.ts";
import { animatedSvg, cardOf, cardsOf, momentsOf, picturingOf, posterOf, stillSvg } from "./index.ts";
import { fitting } from "./poster.ts";
import type { Moment, Picturing } from "./index.ts";

const WORDS = {
  title: "Metro & <more>",
  names: ["Ada", "Bo & Co", "Cy", "Di"],
  aside: (at: number, of: number) => `${at} of ${of}`,
};

describe.each([
  { file: "metro/bigbox/4-seats.record", changes: 60 },
  { file: "metro/modules/paris.record", changes: 20 },
  { file: "underground/2006/2-seats.record", changes: 20 },
])("pictures of $file", ({ file, changes }) => {
  let record: GameRecord;
  let rules: AnyGame;
  let picturing: Picturing;
  let moments: readonly Moment[];
  beforeAll(async () => {
    const read = readRecord(readFileSync(new URL(`../../../../corpus/${file}`, import.meta.url), "utf8"));
    if (!read.ok) throw new Error(read.problem.reason);
    record = read.record;
    rules = (await gameNamed(record.game)!.load(record.setup.modules)).engine;
    picturing = (await picturingOf(record.game))!;
    moments = momentsOf(rules, record)!;
  });

  test("show the moments between turns, from the beginning to the end", () => {
    expect(moments.length).toBeGreaterThan(changes);
    expect(moments.at(-1)?.entries).toBe(record.entries.length);
    expect(moments.map(({ entries }) => entries)).toEqual(
      [...new Set(moments.map(({ entries }) => entries))].toSorted((one, other) => one - other),
    );
  });

  test("are well-formed, with names as text and nothing from elsewhere", () => {
    const position = moments.at(-1)!.position;
    for (const theme of ["light", "dark"] as const) {
      const svg = stillSvg(cardOf(picturing, position, { ...WORDS, aside: "end" }, { theme }), "A & B", 480);
      expect(svg).toContain("Metro &amp; &lt;more&gt;");
      expect(svg).toContain("Bo &amp; Co");
      expect(svg).not.toMatch(/NaN|undefined|href|<script|url\(/);
      expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  test("make a poster of the finished network, with or without names", () => {
    const { position } = moments.at(-1)!;
    const text = { title: "Metro", beside: ["today"], note: "the end", place: (behind: number) => `by ${behind}` };
    const draw = (names: readonly string[]) => posterOf(picturing, position, { ...text, names }, "light");
    const svg = draw(WORDS.names);
    expect(svg).toMatch(/viewBox="0 0 1200 1600" width="2400" height="3200"/);
    expect(svg).not.toMatch(/NaN|undefined|href|<script|url\(/);
    for (const word of ["Metro", "today", "the end", "Ada", "Bo &amp; Co", "Interchange"])
      expect(svg).toContain(`>${word}<`);
    for (const points of picturing.points(position)) expect(svg).toContain(`>${points}<`);
    expect(draw([])).not.toContain("Ada");
    // Many players leave less room beside their points.
    const placed = posterOf(picturing, position, { ...text, names: [], place: () => "29 Punkte zurück!" }, "light");
    const sizes = [...placed.matchAll(/font-size="(\d+)"[^>]*>29 Punkte/g)].map(([, size]) => Number(size));
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(picturing.points(position).length > 2 ? 18 : 24);
    // Free squares, free track and open destinations are left out.
    expect(svg.length).toBeLessThan(stillSvg(cardOf(picturing, position, { ...WORDS, aside: "" }), "").length);
  });

  test("that move show every moment in turn, and the last one where nothing moves", () => {
    const cards = cardsOf(picturing, moments, WORDS, "light");
    const svg = animatedSvg(cards, "replay");
    expect(svg.length).toBeLessThan(1_500_000);
    expect(svg.length).toBeLessThan(cards.map((card) => stillSvg(card, "")).join("").length / 3);
    expect(svg.match(/<animate /g)?.length).toBeGreaterThan(changes);
    for (const times of [...svg.matchAll(/keyTimes="([^"]*)"/g)].map(([, list = ""]) => list.split(";").map(Number))) {
      expect(times[0]).toBe(0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => time >= 0 && time < 1)).toBe(true);
    }
    const still = svg.replaceAll(/<g display="none">.*?<\/g><\/g>|<g display="none">.*?<\/g>/gs, "");
    expect(still).toContain(WORDS.aside(moments.length - 1, moments.length - 1));
    expect(still).not.toContain(`>${WORDS.aside(0, moments.length - 1)}<`);
  });
});

async function openedAt(module: string, share: number): Promise<string> {
  const { position, picturing } = await endOf(`metro/modules/${module}`, share);
  return stillSvg(cardOf(picturing, position, { ...WORDS, aside: "" }), module);
}

async function endOf(file: string, share = 1): Promise<{ position: unknown; picturing: Picturing }> {
  const read = readRecord(readFileSync(new URL(`../../../../corpus/${file}.record`, import.meta.url), "utf8"));
  if (!read.ok) throw new Error(read.problem.reason);
  const { game, setup } = read.record;
  const { engine } = await gameNamed(game)!.load(setup.modules);
  const moments = momentsOf(engine, read.record)!;
  const { position } = moments[Math.floor(share * (moments.length - 1))]!;
  return { position, picturing: (await picturingOf(game))! };
}

/** The heads of tourists, which are the smaller of their two discs, and landmarks. */
const marksIn = (svg: string): number =>
  (svg.match(/cy="-/g)?.length ?? 0) + (svg.match(/<path d="M-12 9h24v3h-24z/g)?.length ?? 0);

test.each(["berlin", "london", "new-york", "paris", "st-petersburg", "stockholm"])(
  "what %s has on the board is in its pictures",
  async (module) => {
    const [first, last] = [marksIn(await openedAt(module, 0)), marksIn(await openedAt(module, 1))];
    expect(first).toBeGreaterThanOrEqual(module === "st-petersburg" ? 8 : 16);
    // In Berlin they stay on the tiles that are built over them; in St. Petersburg a tourist comes for each landmark.
    if (module === "berlin" || module === "st-petersburg") expect(last).toBe(first);
    else expect(last).toBeLessThan(first);
  },
);

test("companies stand below the seats with what they earned", async () => {
  const svg = await openedAt("stock-corporations", 1);
  expect(svg.match(/<rect width="28" height="28"/g)?.length).toBe(8);
});

test("a poster of Berlin has the tickets below the names", async () => {
  const { position, picturing } = await endOf("metro/modules/berlin");
  const text = { title: "", beside: [], note: "", names: [], place: () => "" };
  const { slices } = position as { readonly slices: { readonly berlin: { readonly tickets: readonly number[][] } } };
  const counts = slices.berlin.tickets.flat().filter(Boolean);
  expect(posterOf(picturing, position, text, "dark").match(/width="20" height="20" rx="4"/g)).toHaveLength(
    counts.length,
  );
});

test("a long name shrinks, and then its end is cut off", () => {
  expect(fitting("Ada", 200)).toEqual({ text: "Ada", size: 40 });
  expect(fitting("Wilhelmine", 190)).toEqual({ text: "Wilhelmine", size: 35 });
  expect(fitting("Wilhelmine Charlotte", 190)).toEqual({ text: "Wilhelmine…", size: 28 });
});

test("there are no pictures of games that there are not", async () => {
  expect(await picturingOf("chess")).toBeUndefined();
});

test("a poster of On the Underground has the language's letters and the names that players gave their lines", async () => {
  const { position, picturing } = await endOf("underground/2006/2-seats");
  const owned = (position as { readonly lines: readonly (readonly string[])[] }).lines.flat();
  const text = { title: "", beside: [], note: "", names: [], place: () => "" };
  const lines = { letters: Object.fromEntries(owned.map((line) => [line, "Ü"])), names: { [owned[0]!]: "Ada & Bo" } };
  const svg = posterOf(picturing, position, { ...text, lines }, "light");
  expect(svg).toContain(">Ada &amp; Bo<");
  expect(svg.match(/>Ü</g)?.length).toBeGreaterThan(owned.length);
  expect(posterOf(picturing, position, text, "light")).not.toContain("Ü");
});
