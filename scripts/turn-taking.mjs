import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Does something while no other process does it: two commands joined by a pipe start together,
 * and would otherwise build over each other.
 *
 * @template Result
 * @param {string} file that exists while somebody has the turn, and names the process
 * @param {() => Promise<Result>} act
 */
export async function inTurn(file, act) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await sleep(50);
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    // Signal 0 only asks whether the process exists. An empty file is being written right now.
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
