/** Checks that the conversations in docs/engine.md are real. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { metro } from "@interchange/metro";
import { known, seededChance, Table } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { main } from "../main.ts";
import { type } from "../testing/typing.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const text = readFileSync(join(ROOT, "docs/engine.md"), "utf8");

interface Example {
  readonly args: readonly string[];
  readonly asked: readonly string[];
  readonly answered: readonly string[];
}

const examples: readonly Example[] = [...text.matchAll(/^```engine ([^\n]*)\n(.*?)^```/gms)].map(
  ([, args = "", body = ""]) => {
    const lines = body.trim().split("\n");
    const after = (sign: string): readonly string[] =>
      lines.flatMap((line) => (line.startsWith(`${sign} `) ? [line.slice(2)] : []));
    return { args: args.split(" "), asked: after(">"), answered: after("<") };
  },
);

/** The keys of JSON, through the first item of each list: the shape of evaluations, whoever made them. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === "object" ? [shape(value[0])] : [];
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
}

async function converse(args: readonly string[], lines: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await type(["engine", ...args], `${lines.join("\n")}\n`);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out.split("\n").slice(0, -1);
}

describe("the document", () => {
  test("has examples", () => {
    expect(examples.length).toBe(5);
  });

  test.each(examples)("shows what is said: $args", async ({ args, asked, answered }) => {
    const lines = await converse(args, asked);
    if (!args.includes("inspector")) expect(lines).toEqual(answered);
    else {
      // Evaluations improve over time, and how many are sent depends on the implementation. Their form stays.
      const words = (list: readonly string[]): readonly string[] =>
        list
          .map((line) => known(line.split(" ")[0]))
          .filter((word, at, all) => word !== "info" || all[at - 1] !== "info");
      expect(words(lines)).toEqual(words(answered));
      const info = (list: readonly string[]): unknown =>
        shape(JSON.parse(known(list.find((line) => line.startsWith("info "))).slice(5)));
      expect(info(lines)).toEqual(info(answered));
    }
  });
});

describe("an engine", () => {
  test("finds the same for the same work, and a legal move of either game", async () => {
    for (const game of ["metro", "underground"]) {
      const lines = ["legal", "go work 20", "go work 20"];
      const start = game === "metro" ? ["position =cbaa =dada"] : [];
      const setup = game === "metro" ? 'setup {"seats":2}' : 'setup {"seats":2,"options":{"start":"1"}}';
      const heard = await converse([game], [setup, ...start, ...lines]);
      expect(await converse([game], [setup, ...start, ...lines])).toEqual(heard);
      const moves =
        heard
          .find((line) => line.startsWith("moves "))
          ?.split(" ")
          .slice(1) ?? [];
      const best = heard.flatMap((line) => (line.startsWith("bestmove ") ? [line.slice(9)] : []));
      if (moves.length) for (const each of best) expect(moves).toContain(each);
      else expect(heard).toContain("error a draw comes next");
    }
  });

  test("takes what a seat sees instead of what has happened", async () => {
    const prepared = metro.prepare({ seats: 3 });
    if (!prepared.ok) throw new Error(prepared.reason);
    const table = new Table(metro, prepared.setup, ["Ada", "Bo", "Cy"]);
    table.settle(seededChance("view"));
    const entries = table.entriesFor(0).map(({ by, text: word }) => (by === "chance" ? `=${word}` : word));
    expect(entries).toContain("=?");
    const position = JSON.stringify({ seat: 0, entries, view: table.view(0), moves: [] });
    const [placed, legal, best] = await converse(["metro", "--bot", "random"], [`position ${position}`, "legal", "go"]);
    expect(placed).toBe("ok");
    expect(legal?.split(" ")).toContain(best?.split(" ")[1]);
  });

  test.each([
    ["position {", "invalid JSON"],
    ['position {"view":{}}', "this is not a view of metro"],
    ['position {"entries":[1]}', "'entries' must be a list of strings"],
    ['position {"record":"[Game"}', "1:"],
    ['position {"record":{}}', "format"],
    ['position {"entries":["=cbaa","=cbaa"],"seat":1}', "it is the turn of seat 0, not 1"],
    ['setup {"seats":"two"}', "'seats' must be a whole number"],
    ['setup {"options":7}', "'options' must be an object of strings"],
    ['setup {"components":{}}', ""],
    ["setup 7", "setup needs a JSON object"],
    ["go work", "unknown 'go work'; use 'go time 200'"],
  ])("refuses %s, and stands where it stood", async (line, reason) => {
    const before = ["position =cbaa =dada cbaa@a5 =dddd", "legal"];
    const heard = await converse(["metro", "--bot", "random"], [...before, line, "legal"]);
    expect(heard[2]).toContain(`error ${reason}`);
    expect(heard[3]).toBe(heard[1]);
  });

  test("stops as soon as it is told to, while it is thinking", async () => {
    const said: string[] = [];
    let hear: (line: string) => void = () => {};
    const lines = ["position =cbaa =dada\n", "go infinite\n"];
    const code = main(["engine", "metro"], {
      stdin: (async function* () {
        yield* lines;
        // Waits until it has something to say.
        await new Promise<void>((resume) => {
          hear = (line) => {
            if (line.startsWith("info")) resume();
          };
        });
        yield "stop\n";
        await new Promise<void>((resume) => {
          hear = (line) => {
            if (line.startsWith("bestmove")) resume();
          };
        });
        yield "quit\n";
      })(),
      stdout: {
        write: (line) => {
          said.push(line);
          hear(line);
        },
      },
      stderr: { write: () => {} },
    });
    expect(await code).toBe(0);
    expect(said.at(-1)).toMatch(/^bestmove \S+\n$/);
  });

  test("of ours is met in a match like any other program", async () => {
    // Stands in for a real program, since ours has to be built first. scripts/test-examples.mjs plays that one.
    const { err } = await type(["match", "metro", "--bots", "random", "--bots", "cmd:exit 7", "--games", "2"]);
    expect(err).toContain("cmd:exit 7 exited with 7");
  });
});
