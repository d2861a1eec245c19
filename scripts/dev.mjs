// The page with hot reload, and an API that restarts when its sources change, at one address.
import { spawn } from "node:child_process";
import { freePort } from "./free-port.mjs";
import { ensureInstalled } from "./install.mjs";
import { demandNode } from "./node-version.mjs";
import { toolPath } from "./run.mjs";
import { at } from "./tree.mjs";

demandNode();
if (await ensureInstalled((line) => console.log(line), { tools: true })) {
  const apiPort = String(await freePort());
  const api = [toolPath("tsx"), "watch", "--clear-screen=false"];
  const page = [toolPath("vite"), "--strictPort", "--port", process.env["PORT"] ?? "3000"];
  const processes = [
    node([...api, "--conditions=@interchange/source", at("scripts", "dev-api.mjs")], {
      PORT: apiPort,
    }),
    node(page, { INTERCHANGE_API: `http://localhost:${apiPort}` }, at("packages", "web")),
  ];

  const stop = () => processes.forEach((child) => child.kill());
  process.on("SIGINT", stop).on("SIGTERM", stop);
  // One without the other is no use.
  for (const child of processes) child.on("exit", stop);
} else {
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @param {string} [cwd]
 */
function node(args, env, cwd) {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
}
