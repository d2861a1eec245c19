/** Records as text: how they are laid out, what is read leniently, and what is said where nothing can be read. */
import { describe, expect, it } from "vitest";
import { GLYPHS, LIMITS } from "./record.ts";
import type { Entry, GameRecord, RecordProblem } from "./record.ts";
import { isEntryText, readRecord, writeRecord } from "./recordText.ts";

const RECORD: GameRecord = {
  game: "metro",
  setup: { edition: "first", seats: 2, modules: [], options: {}, rules: 1 },
  seats: ["Ada", "Bo"],
  tags: {},
  entries: [],
};
const HEAD = '[Game "metro"]\n[Edition "first"]\n[Seat1 "Ada"]\n[Seat2 "Bo"]\n';

function read(text: string): GameRecord {
  const answer = readRecord(text);
  if (!answer.ok) throw new Error(answer.problem.reason);
  return answer.record;
}

function problem(text: string): RecordProblem | undefined {
  const answer = readRecord(text);
  return answer.ok ? undefined : answer.problem;
}

describe("a record as text", () => {
  it("has its headers in this order, then its entries, numbered by decision", () => {
    const record: GameRecord = {
      ...RECORD,
      setup: {
        edition: "bigbox",
        seats: 2,
        modules: ["london", "center-rails"],
        options: { start: "2", "hand-size": "3" },
        rules: 2,
        components: { name: "mine", version: "1", base: "interchange 1", values: {} },
        colours: ["blue", "green"],
      },
      seats: ['Ada "A" \\', "Bo\r\n"],
      seal: "00ff",
      result: [12, -3],
      termination: { kind: "resigned", seat: 1 },
      tags: { Date: "2026-01-02" },
      entries: [
        { by: "chance", text: "aaaa" },
        { by: "seat", text: "aaaa@a1", glyph: "!?", comment: 'a "fine" {place}' },
        { by: "chance", text: "?" },
        { by: "seat", text: "draw" },
      ],
    };
    expect(writeRecord(record)).toBe(
      String.raw`[Game "metro"]
[Edition "bigbox"]
[Rules "2"]
[Modules "london center-rails"]
[Options "start=2 hand-size=3"]
[Components "mine 1"]
[Components-1 "{\"base\":\"interchange 1\",\"values\":{}}"]
[Colours "blue green"]
[Seat1 "Ada \"A\" \\"]
[Seat2 "Bo\r\n"]
[Seal "00ff"]
[Result "12 -3"]
[Termination "resigned 2"]
[Date "2026-01-02"]

=aaaa 1. aaaa@a1!? {a \"fine\" {place\}} =? 2. draw
`,
    );
    expect(read(writeRecord(record))).toEqual(record);
  });

  it("leaves out what there is nothing to say of", () => {
    expect(writeRecord(RECORD)).toBe(
      '[Game "metro"]\n[Edition "first"]\n[Rules "1"]\n[Seat1 "Ada"]\n[Seat2 "Bo"]\n\n\n',
    );
  });

  it("breaks lines between words, at a hundred signs", () => {
    const entries = (count: number, last: string): readonly Entry[] => [
      ...Array.from({ length: count }, (): Entry => ({ by: "chance", text: "aaaaaaaa" })),
      { by: "chance", text: last },
    ];
    const lines = (...of: Parameters<typeof entries>): readonly number[] =>
      writeRecord({ ...RECORD, entries: entries(...of) })
        .split("\n\n")[1]!
        .trimEnd()
        .split("\n")
        .map(({ length }) => length);
    // Nine words of nine signs and their spaces are 89; a word of ten fits, one of eleven does not.
    expect(lines(9, "a".repeat(9))).toEqual([100]);
    expect(lines(9, "a".repeat(10))).toEqual([89, 11]);
    expect(lines(20, "a")).toEqual([99, 99, 2]);
  });

  it("may begin with a mark of its encoding, and be laid out in any way", () => {
    const text = `\uFEFF\r\n \t[Game\t"metro" ]\r\n[Edition  "first"][Seat1 "Ada"]\n\n[Seat2 "Bo"]\n=aaaa\t1.\r\naaaa@a1{one\r\ntwo}\n`;
    expect(read(text)).toEqual({
      ...RECORD,
      entries: [
        { by: "chance", text: "aaaa" },
        { by: "seat", text: "aaaa@a1", comment: "one two" },
      ],
    });
    expect(read(`${HEAD}[Rules "12"]\n000123. aaaa@a1 7.`).entries).toEqual([{ by: "seat", text: "aaaa@a1" }]);
    expect(read(`${HEAD}[Rules "12"]`).setup.rules).toBe(12);
    expect(read(`${HEAD}[Modules "  a   b "]\n[Options " x=1  y=2 "]\n[Colours "red  blue"]`).setup).toMatchObject({
      modules: ["a", "b"],
      options: { x: "1", y: "2" },
      colours: ["red", "blue"],
    });
  });

  it("may have any of the six glyphs behind an entry", () => {
    for (const glyph of GLYPHS)
      expect(read(`${HEAD}\naacb@c4${glyph}`).entries).toEqual([{ by: "seat", text: "aacb@c4", glyph }]);
  });

  it("keeps headers that it does not know as tags", () => {
    expect(read(`${HEAD}[Event "Tuesday"]\n[Seats "many"]\n[components "x"]`).tags).toEqual({
      Event: "Tuesday",
      Seats: "many",
      components: "x",
    });
  });
});

describe("a text that is no record says where and why", () => {
  it.each<[string, number, number, string]>([
    ["", 1, 1, "header Game is missing"],
    ['[Game "metro"]', 1, 1, "header Edition is missing"],
    ['\n [1 "x"]', 2, 4, "a header needs a name of letters, digits and hyphens"],
    [`[${"G".repeat(41)} "x"]`, 1, 43, "a header needs a name of letters, digits and hyphens"],
    ['[Game "metro"]\n[Game "metro"]', 2, 6, "header Game appears twice"],
    ["[Game metro]", 1, 7, "header Game needs a value in double quotes"],
    ['[Game "metro"', 1, 14, "header Game needs a closing bracket"],
    ['[Game "metro]', 1, 14, "a closing quotation mark is missing"],
    ['[Game "me\ntro"]', 1, 10, "a header must end on the line where it starts"],
    [String.raw`[Game "m\x"]`, 1, 10, String.raw`unknown escape "\x"`],
    ['[Game "9"]\n[Edition "first"]\n[Seat1 "Ada"]', 1, 1, "header Game is not a valid name"],
    ['[Game "metro"]\n[Edition "!"]\n[Seat1 "Ada"]', 2, 1, "header Edition is not a valid name"],
    ['[Game "metro"]\n[Edition "2006"]', 1, 1, "a record needs 1 to 12 seats: Seat1, Seat2, …"],
    [`${HEAD}[Rules "0"]`, 5, 1, "header Rules is not a number"],
    [`${HEAD}[Rules "12345"]`, 5, 1, "header Rules is not a number"],
    [`${HEAD}[Seat4 "Cy"]`, 5, 1, "header Seat4 without Seat3"],
    [`${HEAD}[Result "4 5 6"]`, 5, 1, "header Result needs one whole number per seat"],
    [`${HEAD}[Result "4 0.5"]`, 5, 1, "header Result needs one whole number per seat"],
    [
      `${HEAD}[Termination "resigned 3"]`,
      5,
      1,
      "header Termination must be resigned N, time N (a seat of this table), agreed or abandoned",
    ],
    [`${HEAD}\n[Options "a=1 hand"]`, 6, 1, '"hand" is not an option of the form name=value'],
    [`${HEAD}[Options "a="]`, 5, 1, '"a=" is not an option of the form name=value'],
    [`${HEAD}[Options "a=1=2"]`, 5, 1, '"a=1=2" is not an option of the form name=value'],
    [`${HEAD}[Options "1=a"]`, 5, 1, '"1=a" is not an option of the form name=value'],
    [`${HEAD}[Options "a=1 b=1 a=2"]`, 5, 1, "option a appears twice"],
    [`${HEAD}[Colours ""]`, 5, 1, "header Colours needs a word for each seat"],
    [`${HEAD}[Colours "red {blue}"]`, 5, 1, "header Colours needs a word for each seat"],
    [
      `${HEAD}[Components "mine"]`,
      5,
      1,
      "header Components needs a name and a version: two words of letters, digits, full stops and hyphens",
    ],
    [`${HEAD}[Components-1 "{}"]`, 5, 1, "header Components-1 without Components"],
    [`${HEAD}[Components "mine 1"]\n[Components-2 "{}"]`, 6, 1, "header Components-2 without Components-1"],
    [
      `${HEAD}[Components "mine 1"]\n[Components-1 "{"]`,
      5,
      1,
      "the headers Components-1, Components-2, … together are not valid JSON",
    ],
    [`${HEAD}\n1. aacb@c4 %`, 6, 12, '"%" does not start a header, a move, a draw or a comment'],
    [`${HEAD}\n1. aacb@c4%`, 6, 11, '"%" is not allowed in a move'],
    [`${HEAD}\n1. aacb@c4!?!`, 6, 13, '"!" is not allowed in a move'],
    [`${HEAD}\n1. aacb@c4 =2. `, 6, 15, '"2." is a move number, not a move or draw'],
    [`${HEAD}\n{hello}`, 6, 8, "a comment needs a move or a draw before it"],
    [`${HEAD}\naacb@c4 {one} {two}`, 6, 20, "a move or draw can have only one comment"],
    [`${HEAD}\naacb@c4 {one\ntwo`, 7, 4, "a comment has no closing brace"],
    [`${HEAD}\naacb@c4 {\\x}`, 6, 11, String.raw`unknown escape "\x"`],
  ])("%j", (text, line, column, reason) => {
    expect(problem(text)).toEqual({ line, column, reason });
  });

  it("where it is larger than any honest game, by one sign", () => {
    const headers = (count: number): string =>
      Array.from({ length: count }, (_, tag) => `[Tag${tag} "x"]\n`).join("") + HEAD;
    expect(problem(headers(LIMITS.headers - 4))).toBeUndefined();
    expect(problem(headers(LIMITS.headers - 3))?.reason).toBe("more than 100 headers");
    const value = (length: number): string => `${HEAD}[Event "${"x".repeat(length)}"]`;
    expect(problem(value(LIMITS.headerValue))).toBeUndefined();
    expect(problem(value(LIMITS.headerValue + 1))?.reason).toBe("longer than 1000 characters");
    const entry = (length: number): string => `${HEAD}\n${"a".repeat(length)}`;
    expect(problem(entry(LIMITS.entry))).toBeUndefined();
    expect(problem(entry(LIMITS.entry + 1))?.reason).toBe("a move or draw longer than 80 characters");
    const comment = (length: number): string => `${HEAD}\na {${"x".repeat(length)}}`;
    expect(problem(comment(LIMITS.comment))).toBeUndefined();
    expect(problem(comment(LIMITS.comment + 1))?.reason).toBe("longer than 10000 characters");
    const entries = (count: number): string => `${HEAD}\n${"a ".repeat(count)}`;
    expect(problem(entries(LIMITS.entries))).toBeUndefined();
    expect(problem(entries(LIMITS.entries + 1))?.reason).toBe("more than 20000 moves and draws");
    const modules = (count: number): string => `${HEAD}[Modules "${"m ".repeat(count)}"]`;
    expect(problem(modules(LIMITS.modules))).toBeUndefined();
    expect(problem(modules(LIMITS.modules + 1))).toEqual({ line: 5, column: 1, reason: "too many modules" });
    const options = (count: number): string =>
      `${HEAD}[Options "${Array.from({ length: count }, (_, option) => `o${option}=1`).join(" ")}"]`;
    expect(problem(options(LIMITS.options))).toBeUndefined();
    expect(problem(options(LIMITS.options + 1))).toEqual({ line: 5, column: 1, reason: "too many options" });
    const seats = (count: number): string =>
      `[Game "metro"]\n[Edition "first"]\n${Array.from({ length: count }, (_, seat) => `[Seat${seat + 1} "x"]\n`).join("")}`;
    expect(problem(seats(LIMITS.seats))).toBeUndefined();
    expect(problem(seats(LIMITS.seats + 1))?.reason).toBe("a record needs 1 to 12 seats: Seat1, Seat2, …");
    const colours = (count: number): string => `${HEAD}[Colours "${"red ".repeat(count)}"]`;
    expect(problem(colours(LIMITS.seats))).toBeUndefined();
    expect(problem(colours(LIMITS.seats + 1))?.reason).toBe("header Colours needs a word for each seat");
    const lines = (count: number): string => HEAD + "\n".repeat(count - 5);
    expect(problem(lines(LIMITS.lines))).toBeUndefined();
    expect(problem(lines(LIMITS.lines + 1))).toMatchObject({ line: 50_001, reason: "more than 50000 lines" });
    const characters = (count: number): string => HEAD + " ".repeat(count - HEAD.length);
    expect(problem(characters(LIMITS.characters))).toBeUndefined();
    expect(problem(characters(LIMITS.characters + 1))).toEqual({
      line: 1,
      column: 1,
      reason: "longer than 1000000 characters",
    });
  });
});

it("a text can stand as a move or a draw where it could be read back as one", () => {
  expect(["aacb^1@c4", "?", "a".repeat(LIMITS.entry), "x:y/z.w,v+u*t_s-r", "12.a"].map(isEntryText)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["", "12.", "a b", "a!", "{a", "??", "=a", "a".repeat(LIMITS.entry + 1)].some(isEntryText)).toBe(false);
});
