// Do the example clients sit down at a table and play to the end, against each other?
import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { ensurePython } from "./python.mjs";
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
