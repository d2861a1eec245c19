import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LADDER } from "@interchange/games";
import { metro } from "@interchange/metro";
import { afterAll, describe, expect, it } from "vitest";
import { type } from "../testing/typing.ts";

const CORPUS = new URL("../../../../corpus/metro/", import.meta.url).pathname;
const RECORD = join(CORPUS, "first/2-seats.record");
const FOLDER = mkdtempSync(join(tmpdir(), "interchange-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function jsonLines(out: string): unknown[] {
  return out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

function file(name: string, text: string): string {
  writeFileSync(join(FOLDER, name), text);
  return join(FOLDER, name);
}

describe("colours", () => {
  const simulated = async (...args: readonly string[]): Promise<string> => {
    const record = join(FOLDER, "colours.record");
    const { code, err } = await type(["simulate", ...args, "--bots", "random", "--games", "1", "--record", record]);
    return code === 0 ? (/\[Colours "(.*)"\]/.exec(readFileSync(record, "utf8"))?.[1] ?? "") : err;
  };

  it("are named in the order of the seats, or drawn by lot before the table begins", async () => {
    expect(await simulated("metro", "--players", "3", "--colours", "orange,yellow,blue")).toBe("orange yellow blue");
    const lot = await simulated("metro", "--players", "3", "--colours", "lot", "--seed", "a");
    expect(lot.split(" ").toSorted()).toEqual(["blue", "orange", "yellow"]);
    expect(await simulated("metro", "--players", "3", "--colours", "lot", "--seed", "a")).toBe(lot);
    expect((await simulated("underground", "--players", "5", "--colours", "lot")).split(" ")).toHaveLength(5);
  });

  it("are refused with the reason where the table has no such choice", async () => {
    expect(await simulated("metro", "--colours", "yellow,red")).toContain("each of yellow, blue once");
    const four = "red+white,black+orange,yellow+brown,blue+pink";
    expect(await simulated("underground", "--players", "4", "--colours", four)).toContain(
      "the markers are dealt at random",
    );
  });
});

describe("bots", () => {
  it("are listed by rung, of one game or of both", async () => {
    const { code, out } = await type(["bots", "--json"]);
    expect(code).toBe(0);
    const all = JSON.parse(out) as { name: string; game: string; rung: number; about: string }[];
    for (const game of ["metro", "underground"]) {
      const ladder = all.filter((each) => each.game === game);
      expect(ladder.map(({ name }) => name)).toEqual([...LADDER]);
      expect(ladder.map(({ rung }) => rung)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const each of ladder) {
        expect(Object.keys(each)).toEqual(["name", "game", "rung", "about"]);
        expect(each.about).not.toBe("");
      }
      const one = await type(["bots", game, "--json"]);
      expect(JSON.parse(one.out)).toEqual(ladder);
    }
    const shown = await type(["bots", "metro"]);
    expect(shown.out).toContain("metro        1  trainee");
    expect((await type(["bots", "chess"])).err).toContain("unknown game 'chess'");
  });
});

describe("score", () => {
  const score = (input: string, ...args: string[]): ReturnType<typeof type> =>
    type(["score", "--players", "4", "--json", ...args], input);

  it("scores a board a line, blank lines included", async () => {
    const { code, out } = await score("dacc40bbbb50dada51 cbcb52 baac42badb32\r\n\n");
    expect(code).toBe(0);
    expect(jsonLines(out)).toEqual([
      {
        legal: true,
        illegalAt: null,
        refusal: null,
        points: [0, 0, 14, 0],
        lines: [{ station: 13, length: 7, end: "centre", points: 14 }],
      },
      { legal: true, illegalAt: null, refusal: null, points: [0, 0, 0, 0], lines: [] },
    ]);
  });

  it("names the first illegal placement and lays the others all the same", async () => {
    const { code, out } = await score("aaaa01 dddd02 dddd11\naaaa22\naacb01");
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { legal: false, illegalAt: 1, refusal: { code: "oneTile", rule: "3.4" }, points: [3, 0, 1, 0] },
      { legal: false, illegalAt: 0, refusal: { code: "notAdjacent", rule: "3.2" } },
      { legal: true },
    ]);
  });

  it("knows what the box holds", async () => {
    const { out } = await score("dddd00 aaaa01 dddd11 dddd21");
    expect(jsonLines(out)).toMatchObject([{ legal: false, illegalAt: 3, refusal: { code: "supply", rule: "1.5" } }]);
  });

  it("turns pieces only where the option allows it", async () => {
    expect(jsonLines((await score("aacb^101")).out)).toMatchObject([{ refusal: { code: "turned", rule: "3.3" } }]);
    expect(jsonLines((await score("aacb^101", "--option", "orientation=free")).out)).toMatchObject([{ legal: true }]);
  });

  it("counts unowned lines and uses the numbers of 2000 unless told otherwise", async () => {
    const unowned = await type(["score", "--players", "3"], "aaaa70accd71");
    expect(jsonLines(unowned.out)).toMatchObject([
      { points: [0, 0, 0], lines: [{ station: 16, length: 3, end: 16, points: 3 }] },
    ]);
    const mirrored = await score("aaaa01dddd11", "--option", "numbering=cable-car");
    expect(jsonLines(mirrored.out)).toMatchObject([{ lines: [{ station: 2, end: 2, points: 3 }] }]);
  });

  it.each([
    ["aaaa33", "column 1: row 3, column 3 is the centre"],
    ["aaaa00 bbbb00", "column 8: row 0, column 0 already has a tile"],
    ["zzzz00", "column 1: unknown tile zzzz"],
    ["aaaa00  aaaa0", "column 9:"],
    ["aaaa08", "column 1: row 0, column 8 is outside the board"],
    ["aaaa^500", "column 1: quarter turns must be"],
    ["hello", "column 1:"],
  ])("answers %j with the column, and goes on", async (line, error) => {
    const { code, out } = await score(`${line}\naaaa00\n`);
    expect(code).toBe(1);
    const [first, second] = jsonLines(out) as [{ error: string }, unknown];
    expect(first.error).toContain(error);
    expect(second).toMatchObject({ legal: true });
  });
});

describe("bad options", () => {
  it.each([
    [["score", "--players", "7"], "seats must be 2 to 6, not 7"],
    [["score", "--edition", "ninth"], 'unknown edition "ninth"'],
    [["score", "--option", "hand-size=9"], "allowed: 1, 2, 3"],
    [["score", "--option", "speed=9"], 'unknown option "speed"'],
    [["score", "--option", "start=3"], "there are only 2 seats"],
    [["simulate", "metro", "--modules", "mars", "--bots", "random"], 'unknown module "mars"'],
    [["simulate", "chess", "--bots", "random"], "unknown game 'chess'"],
    [["simulate", "metro"], "--bots is missing"],
    [["simulate", "metro", "--bots", "deep"], "unknown bot 'deep'"],
    [["simulate", "metro", "--bots", "random,random,random"], "3 bots for 2 seats"],
    [["simulate", "metro", "--bots", "random", "--games", "0"], "--games must be"],
    [["simulate", "metro", "--bots", "random", "--names", "Ada"], "1 name for 2 seats"],
    [["simulate", "metro", "--bots", "random", "--names", "Ada,Ada"], "a different name for each seat"],
    [["simulate", "metro", "--bots", "random", "--names", "Ada,"], "a different name for each seat"],
    [["match", "metro", "--bots", "random"], "needs 2 to 2"],
    [["match", "metro", "--bots", "random,greedy", "--move-time", "no"], "--move-time must be"],
    [["perft", "metro", "--depth", "0"], "--depth must be"],
    [["replay", "no-such-file"], "cannot read no-such-file"],
    [["replay", RECORD, "--to", "1000"], "--to must be"],
    [["render"], "either a record or --placements"],
    [["render", RECORD, "--theme", "pink"], "light or dark"],
    [["render", "--placements", "aaaa33"], "is the centre"],
    [["render", RECORD, "--out", "no/such/folder/x.svg"], "cannot write"],
    [["bench", "chess"], "unknown game"],
    [["score", "--modules", "paris"], "--modules is not supported here"],
    [["simulate", "metro", "--modules", "paris,london", "--bots", "random"], "only one city"],
    [["match", "metro", "--modules", "berlin,solo", "--bots", "random,random"], "solo does not support other modules"],
    [["match", "metro", "--modules", "solo", "--bots", "random"], "1 seat needs 2 or more"],
    [["perft", "metro", "--modules", "solo", "--players", "2"], "solo is for 1 player, not for 2"],
    [["bench", "metro", "--modules", "central-stations,center-rails"], "cannot be combined"],
    [["simulate", "metro", "--option", "solo-scoring=challenge", "--bots", "random"], 'belongs to the module "solo"'],
    [
      ["simulate", "metro", "--players", "5", "--modules", "numbered-stations", "--option", "numbers-each=2"],
      "at most 1 of group 1 for each",
    ],
  ])("%j are refused in a line", async (args, reason) => {
    const { code, out, err } = await type(args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(reason);
    expect(err).toContain(`Try: interchange ${args[0]} --help`);
  });
});

describe("simulate and match", () => {
  it("end with one JSON object, the same for the same seed", async () => {
    const args = ["simulate", "metro", "--players", "3", "--bots", "random", "--games", "6", "--seed", "x", "--json"];
    const [one, other] = [await type(args), await type(args)];
    const [first, second] = [jsonLines(one.out)[0], jsonLines(other.out)[0]] as Record<string, unknown>[];
    expect(first).toMatchObject({ games: 6, meanPoints: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect({ ...first, gamesPerSecond: 0 }).toEqual({ ...second, gamesPerSecond: 0 });
  });

  it("spend counted work alike every time", async () => {
    const args = ["simulate", "metro", "--bots", "reference", "--games", "1", "--work", "20", "--json"];
    const [one, other] = [await type(args), await type(args)].map(({ out }) => JSON.parse(out) as object);
    expect({ ...one, gamesPerSecond: 0 }).toEqual({ ...other, gamesPerSecond: 0 });
  });

  it("tell seats apart for people, and still end with JSON", async () => {
    const { code, out } = await type(["simulate", "metro", "--bots", "random,greedy", "--games", "2"]);
    expect(code).toBe(0);
    expect(out).toContain("seat 2  greedy");
    expect(JSON.parse(out.trim().split("\n").at(-1) ?? "")).toHaveProperty("meanTotal");
  });

  it("write the record of the last game when asked to", async () => {
    const name = join(FOLDER, "last.record");
    const args = ["--bots", "random", "--games", "2", "--modules", "paris", "--record", name];
    expect((await type(["simulate", "metro", ...args])).code).toBe(0);
    expect(readFileSync(name, "utf8")).toContain('[Modules "paris"]');
    expect((await type(["check", name])).code).toBe(0);
    const nowhere = await type(["simulate", "metro", "--bots", "random", "--games", "1", "--record", "/no/where"]);
    expect(nowhere).toMatchObject({ code: 1, out: "" });
    expect(nowhere.err).toContain("cannot write /no/where");
  });

  it("tell seats apart in records, by names that are given or by their bots", async () => {
    const name = join(FOLDER, "names.record");
    const args = ["simulate", "metro", "--players", "3", "--bots", "random", "--games", "1", "--record", name];
    expect((await type(args)).code).toBe(0);
    expect(readFileSync(name, "utf8")).toContain('[Seat1 "random 1"]\n[Seat2 "random 2"]\n[Seat3 "random 3"]');
    expect((await type([...args, "--names", "Ada,Bo, Cleo"])).code).toBe(0);
    expect(readFileSync(name, "utf8")).toContain('[Seat1 "Ada"]\n[Seat2 "Bo"]\n[Seat3 "Cleo"]');
  });

  it("play the reference against itself without a sense of the module", async () => {
    const args = [
      "--bots",
      "reference,reference:without-sense",
      "--modules",
      "london",
      "--games",
      "2",
      "--move-time",
      "1",
    ];
    const { out } = await type(["match", "metro", ...args, "--json"]);
    expect(jsonLines(out)[0]).toMatchObject({ bots: [{ name: "reference" }, { name: "reference:without-sense" }] });
  });

  it("count wins, draws and losses that add up", async () => {
    const { out } = await type(["match", "metro", "--bots", "random,greedy", "--games", "10", "--json"]);
    const { games, bots } = jsonLines(out)[0] as { games: number; bots: Record<string, number | string>[] };
    expect(games).toBe(10);
    for (const bot of bots) expect(Number(bot["wins"]) + Number(bot["draws"]) + Number(bot["losses"])).toBe(10);
    expect(Number(bots[0]!["meanMargin"])).toBe(-Number(bots[1]!["meanMargin"]));
    expect(Object.keys(bots[0]!)).toEqual(["name", "wins", "draws", "losses", "meanMargin", "elo", "eloError"]);
  });
});

describe("replay", () => {
  it("draws the board after any entry", async () => {
    const { code, out } = await type(["replay", RECORD, "--to", "4"]);
    expect(code).toBe(0);
    expect(out).toContain("4 of 131 moves and draws, last =dada");
    expect(out).toContain("13 │cbaa│");
    expect(out).not.toContain("\u001B");
  });

  it("gives JSON for programs", async () => {
    const { out } = await type(["replay", RECORD, "--json"]);
    expect(jsonLines(out)[0]).toMatchObject({
      points: [108, 116],
      standings: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
      record: { format: "interchange-record" },
    });
  });

  it("reads JSON records, and from standard input", async () => {
    const json = JSON.stringify(
      (jsonLines((await type(["replay", RECORD, "--json"])).out)[0] as { record: object }).record,
    );
    expect((await type(["replay", "-"], json)).out).toContain("1. Bo  116");
  });
});

describe("check", () => {
  it("tells records that hold from those that do not", async () => {
    const good = readFileSync(RECORD, "utf8");
    const names = [
      file("good", good),
      file("moved", good.replace("cbaa@a5", "cbaa@c3")),
      file("cheat", good.replace('"108 116"', '"208 116"')),
      file("torn", good.slice(0, 60)),
      file("other", good.replace('"metro"', '"chess"')),
    ];
    const { code, out } = await type(["check", "--json", ...names]);
    expect(code).toBe(1);
    const answers = jsonLines(out) as { ok: boolean; reason?: string }[];
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, false]);
    expect(answers.map(({ reason }) => reason ?? "").join("\n")).toMatch(
      /entry 3: .*notAdjacent, rule 3\.2\nentry 132: the result is.*\n\d+:\d+: .*\nunknown game 'chess'/,
    );
    const people = await type(["check", ...names]);
    expect(people.out).toContain("valid");
    expect(people.err).toContain("notAdjacent");
  });

  it("tells seals that hold from broken ones, and those that nobody can open", async () => {
    const sealed = readFileSync(join(CORPUS, "tables/sealed-taken-back.record"), "utf8");
    const names = [
      file("sealed", sealed),
      file("reopened", sealed.replace('[Table "corpus', '[Table "other')),
      file("closed", sealed.replace(/\[Key .*\n/, "")),
      file("open", sealed.replace(/\[Seal .*\n/, "")),
    ];
    const { code, out } = await type(["check", "--json", ...names]);
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual(
      ["holds", "broken", "none", "none"].map((seal, index) => ({ file: names[index], ok: true, entries: 204, seal })),
    );
    expect(await type(["check", names[0]!])).toMatchObject({
      code: 0,
      out: expect.stringContaining("its seal holds"),
    });
    const broken = await type(["check", names[1]!]);
    expect(broken).toMatchObject({ code: 1, out: "" });
    expect(broken.err).toMatch(
      /valid, 204 moves and draws, but its seal is broken: entry 1: draw 1 of .* the key gives/,
    );
  });

  it("takes every way to end a game", async () => {
    const ended = ["resigned", "time", "agreed", "abandoned-after-seat-change", "seats-change"];
    const { code, err } = await type(["check", ...ended.map((name) => join(CORPUS, "tables", `${name}.record`))]);
    expect([code, err]).toEqual([0, ""]);
    const replayed = await type(["replay", "--json", join(CORPUS, "tables/agreed.record")]);
    const { record, standings } = JSON.parse(replayed.out) as {
      record: { termination: string };
      standings: { place?: number }[];
    };
    expect(record.termination).toBe("agreed");
    expect(standings.map(({ place }) => place)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("render", () => {
  it("draws a record or placements as SVG", async () => {
    const { code, out } = await type(["render", RECORD, "--to", "40", "--theme", "dark", "--width", "300"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^>]*width="300"[\s\S]*<\/svg>\n$/);
    const target = join(FOLDER, "board.svg");
    expect(await type(["render", "--placements", "aaaa00 bbbb01", "--out", target])).toMatchObject({
      code: 0,
      out: "",
    });
    expect(readFileSync(target, "utf8")).toContain("</svg>");
  });
});

describe("perft and bench", () => {
  it("count and measure", async () => {
    expect((await type(["perft", "metro", "--record", RECORD, "--to", "2", "--json"])).out).toBe(
      '{"counts":[27,648,17276]}\n',
    );
    expect((await type(["perft", "metro", "--depth", "1"])).out).toMatch(/^1 \d+\n$/);
    const { out } = await type(["bench", "metro", "--games", "300", "--json"]);
    const { playoutsPerSecond, meanTotal, replayMilliseconds } = jsonLines(out)[0] as Record<string, number>;
    expect(playoutsPerSecond).toBeGreaterThan(0);
    expect(replayMilliseconds).toBeGreaterThan(0);
    // 198 in the long run.
    expect(meanTotal).toBeGreaterThan(180);
    expect(meanTotal).toBeLessThan(216);
  });
});

describe("modules", () => {
  const ids = metro.choices.modules;
  const recordOf = (id: string): string => join(CORPUS, `modules/${id}.record`);

  it("are listed where a table can be set up", async () => {
    for (const name of ["simulate", "match", "bench", "perft", "render"])
      for (const id of ids) expect((await type([name, "--help"])).out).toContain(id);
  });

  it.each(ids)("%s: simulate, match and perft play it", async (id) => {
    const seats = id === "solo" ? 1 : 2;
    const table = ["metro", "--modules", id, "--json"];
    const simulated = await type(["simulate", ...table, "--bots", "random", "--games", "1"]);
    expect((jsonLines(simulated.out)[0] as { meanPoints: number[] }).meanPoints).toHaveLength(seats);
    const matched = await type(["match", ...table, "--bots", "random,greedy", "--games", "2"]);
    expect(jsonLines(matched.out)).toMatchObject([{ games: 2, bots: [{ name: "random" }, { name: "greedy" }] }]);
    expect((await type(["perft", "metro", "--modules", id, "--depth", "1"])).out).toMatch(/^1 [1-9]\d*\n$/);
  });

  it.each(["solo", "berlin,central-stations,stock-corporations"])("%s: bench measures it", async (modules) => {
    const { code, out } = await type(["bench", "metro", "--modules", modules, "--games", "2", "--json"]);
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject([
      { games: 2, playoutsPerSecond: expect.any(Number) as number, ofPlain: expect.any(Number) as number },
    ]);
  });

  it.each(ids)("%s: check, replay and render take its records", async (id) => {
    expect(await type(["check", recordOf(id)])).toMatchObject({ code: 0, err: "" });
    expect((await type(["replay", recordOf(id)])).out).toMatch(/1\. \S.* {2}-?\d+\n/);
    expect((await type(["render", recordOf(id), "--to", "60"])).out).toMatch(/<\/svg>\n$/);
  });

  it("show profits, points by reason, and whose line is whose", async () => {
    const { out } = await type(["replay", recordOf("stock-corporations")]);
    expect(out).toMatch(/^yellow \d+, blue \d+, orange \d+, green \d+, purple \d+, gray \d+, red \d+, brown \d+$/m);
    expect(out).toMatch(/^Ada {2}stock-corporations: shares-[a-z]+ \+\d+, /m);
    expect(out).toMatch(/^line {2}1 {2}yellow {2}length +\d+, ends /m);
  });

  it("show what is waited for and what is offered", async () => {
    const begun = await type(["replay", recordOf("solo"), "--to", "2"]);
    expect(begun.out).toContain("solo waits for a draw from solo/cards");
    const dealt = await type(["replay", recordOf("stock-corporations"), "--json"]);
    const { record } = jsonLines(dealt.out)[0] as { record: { entries: string[] } };
    const first = record.entries.findIndex((entry) => !entry.startsWith("="));
    const offered = await type(["replay", recordOf("stock-corporations"), "--to", String(first)]);
    expect(offered.out).toContain("Ada may also: stock.10-up, stock.10-top");
  });
});
