import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type } from "../testing/typing.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "interchange-match-"));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

interface Answer {
  readonly games: number;
  readonly deals: number;
  readonly bots: readonly { readonly name: string; readonly wins: number; readonly losses: number }[];
  readonly shares: readonly { readonly name: string; readonly share: number; readonly error: number }[];
  readonly sequential?: { readonly low: number; readonly high: number; readonly verdict: string };
  readonly pairs?: readonly { readonly name: string; readonly against: string; readonly share: number }[];
}

async function match(...args: readonly string[]): Promise<Answer> {
  const { code, out, err } = await type(["match", "metro", ...args, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.trim()).not.toContain("\n");
  return JSON.parse(out) as Answer;
}

async function refused(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await type(["match", "metro", ...args]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  return err;
}

describe("a match", () => {
  test("says how often each came first, with its error", async () => {
    const { games, deals, shares } = await match("--bots", "random,greedy", "--games", "10");
    expect([games, deals]).toEqual([10, 5]);
    const [random, greedy] = shares;
    expect(random!.share + greedy!.share).toBeCloseTo(1);
    expect(random!.error).toBe(greedy!.error);
    expect(random!.error).toBeGreaterThan(0);
  });

  test("is the same on any number of threads when work is counted", async () => {
    const args = ["--bots", "random,reference", "--games", "4", "--work", "2", "--seed", "threads"];
    const one = await match(...args);
    expect(await match(...args, "--threads", "2")).toEqual(one);
  });

  test("stops when a sequential test has decided, on any number of threads at the same deal", async () => {
    const args = ["--bots", "random,greedy", "--games", "200", "--sequential", "--work", "1"];
    const won = await match(...args);
    expect(won.sequential).toEqual({ low: 0.5, high: 0.6, verdict: "accepted" });
    expect(won.deals).toBeLessThan(40);
    expect(await match(...args, "--threads", "2")).toEqual(won);
    const lost = await match("--bots", "greedy,random", "--games", "200", "--sequential", "50,60", "--work", "1");
    expect(lost.sequential?.verdict).toBe("rejected");
    const open = await match("--bots", "random,random", "--games", "10", "--sequential", "--work", "1");
    expect(open).toMatchObject({ deals: 5, sequential: { verdict: "undecided" } });
  });

  test("of more bots than seats is a tournament with a table", async () => {
    const args = ["--bots", "random", "--bots", "greedy,reference", "--games", "4", "--work", "1"];
    const { games, bots, pairs } = await match(...args);
    expect(games).toBe(12);
    expect(bots.map(({ name }) => name)).toEqual(["random", "greedy", "reference"]);
    expect(pairs?.map(({ name, against }) => `${name} ${against}`)).toEqual([
      "random greedy",
      "random reference",
      "greedy reference",
    ]);
    const { out } = await type(["match", "metro", ...args]);
    const table = out.split("\n").slice(-6, -2);
    expect(table[0]).toMatch(/^ +random +greedy +reference$/);
    expect(table[3]).toMatch(/^reference +100\.0 ± [\d.]+ +100\.0 ± [\d.]+$/);
  });

  test("at three seats takes three, and pairs of four", async () => {
    const three = await match("--players", "3", "--bots", "random,random,greedy", "--games", "3", "--work", "1");
    expect(three.bots).toHaveLength(3);
    expect(three.pairs).toBeUndefined();
    const four = await match("--players", "3", "--bots", "random,greedy,random,greedy", "--games", "1", "--work", "1");
    expect(four.pairs).toHaveLength(6);
  });
});

describe("a log", () => {
  const args = ["--bots", "random,greedy", "--seed", "log", "--work", "1"];

  test("lets a match go on where it stopped, with half a line at its end too", async () => {
    const whole = join(FOLDER, "whole.log");
    const torn = join(FOLDER, "torn.log");
    const all = await match(...args, "--games", "12", "--log", whole);
    const lines = readFileSync(whole, "utf8").trim().split("\n");
    expect(lines).toHaveLength(7);
    writeFileSync(torn, `${lines[0]}\n${lines[2]}\n${lines[5]}\n${lines[1]!.slice(0, 30)}`);
    expect(await match(...args, "--games", "12", "--log", torn)).toEqual(all);
    expect(readFileSync(torn, "utf8").trim().split("\n").toSorted()).toEqual(lines.toSorted());
    // Nothing is left to play.
    expect(await match(...args, "--games", "12", "--log", torn)).toEqual(all);
    expect(readFileSync(torn, "utf8").trim().split("\n")).toHaveLength(7);
  });

  test("may be made longer, and asked for fewer", async () => {
    const file = join(FOLDER, "longer.log");
    const short = await match(...args, "--games", "4", "--log", file);
    await match(...args, "--games", "8", "--log", file);
    expect(await match(...args, "--games", "4", "--log", file)).toEqual(short);
  });

  test("of another match is refused, and so is any other file", async () => {
    const file = join(FOLDER, "other.log");
    await match(...args, "--games", "2", "--log", file);
    const before = readFileSync(file, "utf8");
    const other = ["--bots", "random,reference", "--seed", "log", "--work", "1", "--log", file];
    expect(await refused(...other)).toContain('the log of another match (bots: ["random","greedy"])');
    expect(await refused(...args, "--players", "3", "--log", file)).toContain("the log of another match (setup: ");
    expect(readFileSync(file, "utf8")).toBe(before);
    const text = join(FOLDER, "text");
    appendFileSync(text, "dear diary\n");
    expect(await refused(...args, "--log", text)).toContain("not the log of a match");
    expect(await refused(...args, "--log", "/no/where")).toContain("cannot write a log to /no/where");
  });
});

test.each([
  [["--bots", "random,greedy", "--work", "1", "--move-time", "1"], "either --move-time or --work"],
  [["--bots", "random,greedy", "--sequential", "0.6,0.5"], "--sequential must be two shares"],
  [["--bots", "random,greedy", "--threads", "0"], "--threads must be"],
  [["--bots", "random", "--bots", "cmd:"], "needs a command line"],
  [["--bots", "random,"], "unknown bot ''"],
  [["--bots", "cmd:./mine,drifter"], "only 1 bot; "],
  [["--bots", "cmd:./mine,drifter"], "the comma in 'cmd:./mine,drifter' belongs to its command line: use --bots once"],
])("%j is refused in a line", async (args, reason) => {
  expect(await refused(...args)).toContain(reason);
});

describe("a program that plays", () => {
  const bot = (name: string, code: string): string => {
    const file = join(FOLDER, `${name}.mjs`);
    writeFileSync(file, code);
    return `cmd:"${process.execPath}" "${file}"`;
  };
  const LAST = `
    import { createInterface } from "node:readline";
    let moves = [];
    for await (const line of createInterface(process.stdin)) {
      const [word] = line.split(" ");
      if (word === "hello") console.log('hello {"protocol":1,"name":"last"}');
      else if (word === "setup") console.log("ok");
      else if (word === "position") { moves = JSON.parse(line.slice(9)).moves; console.log("ok"); }
      else if (word === "go") console.log("bestmove " + moves.at(-1));
      else if (word === "quit") break;
    }`;

  test("is asked for every move, in threads too, and is named as it was given", async () => {
    const last = bot("last, comma", LAST);
    const args = ["--bots", "random", "--bots", last, "--games", "2", "--work", "1"];
    const one = await match(...args);
    expect(one.bots.map(({ name }) => name)).toEqual(["random", last]);
    expect(await match(...args, "--threads", "2")).toEqual(one);
  });

  test("plays alone as well, and against itself", async () => {
    const last = bot("last", LAST);
    const solo = await match("--modules", "solo", "--bots", "random", "--bots", last, "--games", "2", "--work", "1");
    expect(solo.games).toBe(2);
    const twice = await match("--bots", last, "--bots", last, "--games", "2", "--work", "1");
    expect(twice.shares.map(({ share }) => share)).toEqual([0.5, 0.5]);
  });

  test.each([
    ["cheat", LAST.replace("moves.at(-1)", '"z9"'), "answered 'z9', which is not a legal move"],
    ["sulk", LAST.replace('"bestmove " + moves.at(-1)', '"error I will not"'), "reported an error: I will not"],
    ["crash", LAST.replace('console.log("ok");', "process.exit(3);"), "exited with 3"],
    ["old", LAST.replace('"protocol":1', '"protocol":0'), "speaks protocol 0; this version needs 1"],
  ])("that does not play by the protocol ends the match: %s", async (name, code, reason) => {
    const line = bot(name, code);
    const said = await refused("--bots", "random", "--bots", line, "--games", "2", "--work", "1");
    expect(said).toContain(`${line} ${reason}`);
  });
});
