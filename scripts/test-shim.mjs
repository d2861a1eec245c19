// Does `npx interchange` work as a person would type it?
import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { run } from "./run.mjs";
import { readJson } from "./tree.mjs";

const help = await type("--help");
strictEqual(help.code, 0, help.output);
match(help.output, /^Usage: interchange COMMAND/m);

const version = await type("--version");
strictEqual(version.output.trim().split("\n").at(-1), readJson("packages", "cli", "package.json").version);

const unknown = await type("fly");
strictEqual(unknown.code, 1);
match(unknown.output, /unknown command 'fly'/);

// Both sides of a pipe start at once, and may find the same build stale.
const together = await Promise.all([type("--version"), type("--version")]);
deepStrictEqual(
  together.map(({ code }) => code),
  [0, 0],
);

/** @param {...string} args */
function type(...args) {
  return run("npx", ["--no-install", "interchange", ...args]);
}
