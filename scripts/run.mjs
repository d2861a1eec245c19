import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { at, readJson, ROOT } from "./tree.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [show] let it write to the terminal instead of keeping its output
 * @property {boolean} [yields] let what else runs go first, and take the time that is left
 */

/**
 * Runs a program to its end. Its output, errors included, comes back as text.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = ROOT, env = {}, show = false, yields = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      // npm is a batch file on Windows, which only a shell can run.
      shell: process.platform === "win32" && program === "npm",
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      resolve({ code: signal ? 1 : (code ?? 1), output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * Runs a tool from node_modules.
 *
 * @param {string} name of its package; `package:command` where the command is called otherwise
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  return run(process.execPath, [toolPath(name), ...args], options);
}

/** @param {string} name as for `runTool` */
export function toolPath(name) {
  const [folder = name, command = folder] = name.split(":");
  const { bin } = readJson("node_modules", folder, "package.json");
  return at("node_modules", folder, typeof bin === "string" ? bin : bin[command]);
}
