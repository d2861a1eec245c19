import { Random, seededChance, Table } from "@interchange/tabletop";
import { LINE_LETTERS, LONDON, SOURCES, underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { expect, test } from "vitest";
import * as de from "../../../../words/de/underground/table.ts";
import * as en from "../../../../words/en/underground/table.ts";
import * as pt from "../../../../words/pt-BR/underground/table.ts";
import { undergroundWords } from "../../words.ts";

test("every edition, option and value that can be chosen has words", () => {
  const { editions, optionTexts } = undergroundWords().setup;
  for (const edition of underground.choices.editions) expect(editions[edition]).toBeTruthy();
  for (const { name, values } of underground.choices.options)
    for (const value of values) expect(optionTexts[name]?.values[value]?.label, `${name}=${value}`).toBeTruthy();
});

test("every line, symbol, source and kind of station has a name", () => {
  const { lineNames, symbols, sources, kinds } = undergroundWords().table;
  for (const { id } of LONDON.lines) expect(lineNames[id], id).toBeTruthy();
  for (const symbol of LONDON.symbols) expect(symbols[symbol], symbol).toBeTruthy();
  for (const source of SOURCES) expect(sources[source]).toBeTruthy();
  for (const { category } of LONDON.stations) expect(kinds[category]).toBeTruthy();
});

// Home loads the words, so they cannot import the drawing.
test("English letters are those of the drawing", () => {
  expect(en.table.lineLetters).toEqual(LINE_LETTERS);
});

test.each([en, de, pt])("every line has a letter of its own in every language", ({ table: { lineLetters } }) => {
  const letters = LONDON.lines.map(({ id }) => lineLetters[id]);
  for (const letter of letters) expect(letter).toMatch(/^\p{Lu}$/u);
  expect(new Set(letters).size).toBe(letters.length);
});

test("every refusal that a game can meet has words", () => {
  const codes = new Set<string>();
  const random = new Random("refusals");
  const meet = (view: View): void => {
    const lines = [...(view.lines[view.turn] ?? []), "nothing"];
    const tries: readonly Move[] = [
      { type: "token" },
      { type: "trip", to: "euston", lines: [] },
      ...view.open.flatMap((to): Move[] => [
        { type: "trip", to, lines: [] },
        { type: "trip", to, lines: ["red"] },
      ]),
      { type: "build", line: lines[0] ?? "", between: ["euston", "nowhere"] },
      ...LONDON.blocks.flatMap(({ between }) => lines.map((line): Move => ({ type: "build", line, between }))),
    ];
    for (const move of tries) {
      const refused = underground.refusal(view, move);
      if (refused) codes.add(refused.code);
    }
  };
  const prepared = underground.prepare({ seats: 5 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const table = new Table(underground, prepared.setup, ["A", "B", "C", "D", "E"]);
  meet(table.view(0));
  const source = seededChance("refusals");
  for (table.settle(source); !underground.standings(table.position); table.settle(source)) {
    const { turn, turns } = table.position;
    if (turns % 5 === 0) for (const seat of [turn, (turn + 1) % 5]) meet(table.view(seat));
    const moves = underground.moves(table.view(turn));
    const builds = moves.filter(({ type }) => type !== "token");
    table.play(turn, random.pick(builds.length ? builds : moves));
  }
  meet(table.view(0));
  expect(codes.size).toBeGreaterThan(10);
  for (const code of codes) expect(undergroundWords().refusals[code], code).toBeTruthy();
});
