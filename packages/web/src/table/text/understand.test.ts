import { describe, expect, test } from "vitest";
import type { Command } from "./gameText.ts";
import { says } from "./gameText.ts";
import { answer, helpOn, nearest } from "./understand.ts";

const command = (...names: readonly string[]): Command => ({
  names,
  usage: names[0] ?? "",
  about: `what ${names[0]} does`,
  run: (rest) => says(`${names[0]}(${rest})`),
});
const known = {
  commands: [command("lines", "l"), command("line"), command("square", "sq"), command("scores")],
  read: (typed: string) => (typed === "e5" ? Promise.resolve(says("placed")) : undefined),
};

describe("what is typed", () => {
  test("is a command by any of its names, with what follows it", async () => {
    expect(await answer("  SQ   e5 ", known)).toEqual(says("square(e5)"));
    expect(await answer("lines", known)).toEqual(says("lines()"));
  });

  test("is a move where no command is called so", async () => {
    expect(await answer("e5", known)).toEqual(says("placed"));
  });

  test("is answered with what was probably meant, or with the way to help", async () => {
    expect((await answer("sqare e5", known)).says).toEqual(["“sqare e5” isn't a command.", "Did you mean square?"]);
    expect((await answer("xyzzy", known)).says[1]).toBe("Type “help” for all commands.");
  });

  test("is helped with one command or all of them", () => {
    expect(helpOn(known.commands, "").says).toHaveLength(4);
    expect(helpOn(known.commands, "l").says).toEqual(["lines: what lines does."]);
    expect(helpOn(known.commands, "nothing").says).toHaveLength(2);
  });
});

test("names are near that a word begins, or that are a slip away", () => {
  expect(nearest("sco", ["scores", "square"])).toEqual(["scores"]);
  expect(nearest("liens", ["lines", "line", "scores"])).toEqual(["lines", "line"]);
  expect(nearest("x", ["lines", "up"])).toEqual([]);
});
