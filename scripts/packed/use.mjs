// What somebody who installed all packages does: imports every entry, serves, and lets two bots play at a table.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const entries = readdirSync("node_modules/@interchange").flatMap((name) => {
  const { exports = {} } = JSON.parse(readFileSync(`node_modules/@interchange/${name}/package.json`, "utf8"));
  return Object.keys(exports)
    .filter((entry) => !/\.(?:css|json)$|\*/.test(entry))
    .map((entry) => `@interchange/${name}${entry.slice(1)}`);
});
for (const entry of entries) if (!Object.keys(await import(entry)).length) throw new Error(`${entry} exports nothing`);

const cli = "node_modules/@interchange/cli/bin/interchange.mjs";
const server = spawn(process.execPath, [cli, "serve", "--port", "0", "--data", "data"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const stopped = new Promise((resolve) => server.once("exit", resolve));
try {
  const [address] = await new Promise((resolve, reject) => {
    createInterface(server.stdout).on("line", (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  let cookie = "";
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  const ask = async (method, path, body) => {
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text();
  };
  const page = await ask("GET", "");
  const [script] = /assets\/[\w-]+\.js/.exec(page) ?? [];
  await ask("GET", script ?? "no script in the page");
  await ask("PUT", "api/me", { name: "Ada" });
  const bot = { kind: "bot", bot: "random" };
  const wish = { setup: { seats: 2 }, seats: [bot, bot], control: { kind: "none" }, assist: "ledger", isPublic: true };
  for (const game of ["metro", "underground"]) {
    const { id } = await ask("POST", "api/tables", { ...wish, game });
    let { progress } = await ask("POST", `api/tables/${id}/start`);
    for (const first = progress; progress === first; { progress } = await ask("GET", `api/tables/${id}`))
      await sleep(100);
  }
} finally {
  server.kill();
}
const code = await stopped;
if (code !== 0) throw new Error(`The server ended with ${code}.`);
console.log(`${entries.length} entries, and bots that play on a server, with Node ${process.versions.node}`);
