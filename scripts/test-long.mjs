// The unit tests again, with as many cases as one would want before a release.
import { runTool } from "./run.mjs";

const { code } = await runTool("vitest", ["run", ...process.argv.slice(2)], {
  show: true,
  env: { LONG: "1" },
});
process.exitCode = code;
