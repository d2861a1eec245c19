// Do the example clients sit down at a table and play to the end, against each other? Does the example bot play matches?
import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { ensurePython } from "./python.mjs";
import { run } from "./run.mjs";
import { at } from "./tree.mjs";

const python = await ensurePython((line) => console.error(line));
if (python === undefined) process.exit(1);

/** @type {typeof import("@interchange/server")} */
const { addOnline, createServer, listen, openStorage, shutDown } = await import(
  pathToFileURL(at("packages", "server", "dist", "index.js")).href
);
const data = mkdtempSync(join(tmpdir(), "interchange-examples-"));
const storage = await openStorage(data);
const server = await createServer();
const online = await addOnline(server, { storage });
const address = await listen(server, { port: 0, host: "127.0.0.1" });
try {
  // Python has no rules, TypeScript has them.
  const tsx = ["--import", "tsx", "--conditions", "@interchange/source", at("examples", "play.ts")];
  const ada = play(python, [at("examples", "play.py"), address, "--name", "Ada"]);
  const table = await ada.line();
  match(table, /^[a-z0-9]{12}$/);
  const bo = play(process.execPath, [...tsx, address, "--name", "Bo", "--table", table]);
  const [one, other] = [JSON.parse(await ada.line()), JSON.parse(await bo.line())];
  deepStrictEqual(one, other);
  strictEqual(one.length, 2);
  deepStrictEqual([await ada.exit, await bo.exit], [0, 0]);
} finally {
  await online.close();
  await shutDown(server);
  await storage.close();
  rmSync(data, { recursive: true });
}

const bot = `cmd:"${python}" "${at("examples", "bot.py")}"`;
const interchange = at("packages", "cli", "bin", "interchange.mjs");
// Against one of ours behind the same protocol, at two seats; in the other game among three.
await matched("metro", ["--bots", `cmd:"${process.execPath}" "${interchange}" engine metro --bot random`], 2);
await matched("underground", ["--bots", "random,random", "--players", "3"], 3);
await matched("metro", ["--bots", "random", "--modules", "stock-corporations"], 2);

/**
 * @param {string} game
 * @param {readonly string[]} others
 * @param {number} bots
 */
async function matched(game, others, bots) {
  const args = ["match", game, "--bots", bot, ...others, "--games", "2", "--work", "1", "--threads", "2", "--json"];
  const { code, output } = await run(process.execPath, [interchange, ...args]);
  strictEqual(code, 0, output);
  const played = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  strictEqual(played.bots.length, bots);
  strictEqual(played.bots[0].name, bot);
  for (const { wins, draws, losses } of played.bots) strictEqual(wins + draws + losses, played.games);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function play(program, args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  /** @type {string[]} */
  const lines = [];
  /** @type {((line: string) => void)[]} */
  const waiting = [];
  createInterface(child.stdout).on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  const exit = new Promise((resolve) => child.on("close", resolve));
  return {
    exit,
    /** @returns {Promise<string>} */
    async line() {
      const ready = lines.shift();
      if (ready !== undefined) return ready;
      const ended = exit.then((code) => {
        throw new Error(`${program} ended with ${code}`);
      });
      return Promise.race([
        new Promise((/** @type {(line: string) => void} */ resolve) => waiting.push(resolve)),
        ended,
      ]);
    },
  };
}
