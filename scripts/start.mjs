import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { demandNode } from "./node-version.mjs";
import { at } from "./tree.mjs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

demandNode();
process.exitCode = await start();

async function start() {
  if (!(await ensureInstalled(say))) return 1;
  if (!(await ensureBuilt(["server", "web"], say))) return 1;

  const { readPort, serve } = await import(serverPackage());
  const port = readPort(process.env["PORT"] ?? "3000");
  if (port === undefined) {
    complain(`PORT must be a whole number from 0 to 65535, not '${process.env["PORT"]}'.`);
    return 1;
  }
  const { values: asked } = parseArgs({ options: { lan: { type: "boolean" }, data: { type: "string" } } });
  return serve({
    port,
    host: process.env["HOST"] ?? (asked.lan ? "0.0.0.0" : "localhost"),
    data: asked.data ?? process.env["INTERCHANGE_DATA"] ?? at("data"),
    ...(process.env["INTERCHANGE_PUBLIC"] !== undefined && { publicAddress: process.env["INTERCHANGE_PUBLIC"] }),
    retry: (/** @type {number} */ other) => `PORT=${other} npm start`,
    say,
    complain,
  });
}

/** Known only once it is built, so it cannot be an ordinary import. */
function serverPackage() {
  return pathToFileURL(at("packages", "server", "dist", "index.js")).href;
}

/** @param {string} line */
function say(line) {
  console.log(line);
}

/** @param {string} line */
function complain(line) {
  console.error(line);
}
