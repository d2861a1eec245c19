// Does `npm start` serve, stop when told to, and say what is wrong when it cannot start?
import { match, strictEqual } from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";
import { ROOT } from "./tree.mjs";

const data = mkdtempSync(join(tmpdir(), "interchange-start-"));
process.on("exit", () => rmSync(data, { recursive: true, force: true }));
const port = String(await freePort());
const first = start(port);
await first.says(new RegExp(`http://localhost:${port}/`));
await first.says(new RegExp(`Tables are stored in ${data}`));

const health = await fetch(`http://localhost:${port}/api/health`);
match(await health.text(), /"name":"interchange"/);
const page = await fetch(`http://localhost:${port}/`, { headers: { accept: "text/html" } });
match(await page.text(), /<title>Interchange<\/title>/);

const second = start(port);
strictEqual(await second.exit, 1);
match(second.output(), new RegExp(`^Port ${port} is already in use\\..*PORT=\\d+ npm start$`, "m"));

// A terminal sends Ctrl-C to npm and to the server, and npm passes it on once more.
process.kill(-first.pid, "SIGINT");
strictEqual(await first.exit, 0, first.output());

const wrong = start("eighty");
strictEqual(await wrong.exit, 1);
match(wrong.output(), /^PORT must be a whole number from 0 to 65535, not 'eighty'\.$/m);

/** @param {string} onPort */
function start(onPort) {
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { ...process.env, PORT: onPort, INTERCHANGE_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.on("close", resolve));
  return {
    pid: child.pid ?? 0,
    exit,
    output: () => output,
    /** @param {RegExp} pattern */
    async says(pattern) {
      const ended = exit.then(() => "ended");
      for (;;) {
        if (pattern.test(output)) return;
        const next = new Promise((resolve) => child.stdout.once("data", resolve));
        if ((await Promise.race([next, ended])) === "ended") throw new Error(output);
      }
    },
  };
}
