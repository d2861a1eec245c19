import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * A Python 3 to try the example client with. Where there is none, one is installed.
 *
 * @param {(line: string) => void} report
 * @returns {Promise<string | undefined>}
 */
export async function ensurePython(report) {
  const found = await find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    report("Installing Python with apt-get…");
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["update"], quiet);
    await run("apt-get", ["install", "-y", "python3"], quiet);
  }
  const installed = await find();
  if (installed === undefined) report("The example client needs Python 3.9 or newer; install it as python3.");
  return installed;
}

/** @returns {Promise<string | undefined>} */
async function find() {
  for (const name of ["python3", "python"]) {
    const { code } = await run(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).catch(() => ({
      code: 1,
    }));
    if (code === 0) return name;
  }
  return undefined;
}
