/** `npm run new-module` in a copy of the workspace: what it writes is a module that can be played, and no more than begun. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run, toolPath } from "./run.mjs";
import { copyOfWorkspace } from "./source-files.mjs";

const LONG = process.env["LONG"] === "1";
const ID = "san-marino";
const copy = LONG ? copyOfWorkspace() : "";

/** A program of Node, run in the copy. */
const inCopy = (...args: readonly string[]): ReturnType<typeof run> =>
  run(process.execPath, args, { cwd: copy, env: { LONG: "" } });

describe.runIf(LONG)("a new module", () => {
  beforeAll(async () => {
    // The checklist asks which files there are.
    await run("git", ["init", "--quiet"], { cwd: copy });
    const { code, output } = await inCopy("scripts/new-module.mjs", ID);
    if (code !== 0) throw new Error(output);
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("has the types that its place wants, in engine, bots and page", async () => {
    for (const project of [".", "packages/web"])
      expect(await inCopy(toolPath("typescript:tsc"), "-p", project)).toEqual({ code: 0, output: "" });
  });

  test("is formatted and linted", async () => {
    const { output } = await run("git", ["ls-files", "--others", "--exclude-standard"], { cwd: copy });
    const files = output.split("\n").filter((file) => file.includes(ID));
    expect(files.length).toBeGreaterThan(8);
    for (const [tool, ...options] of [["oxfmt", "--check"], ["oxlint"]] as const) {
      const { code, output: said } = await inCopy(toolPath(tool), ...options, ...files);
      expect(code, said).toBe(0);
    }
  });

  test("passes its scenarios, keeps the laws, and has words for all that happens", async () => {
    const tests = [
      `packages/metro/src/modules/${ID}`,
      "packages/metro/src/modules.test.ts",
      "modules/moduleViews.test.ts",
    ];
    const pattern = `San Marino|^${ID} |view of ${ID}`;
    const { code, output } = await inCopy(toolPath("vitest"), "run", ...tests, "-t", pattern);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Test Files .*3 passed/);
  });

  test("is told by the checklist what is still to be done", async () => {
    const { code, output } = await inCopy(toolPath("vitest"), "run", "scripts/modules.test.ts", "-t", ID);
    expect(code).toBe(1);
    expect(output).toContain(`no record in corpus/metro/modules plays ${ID}: npx interchange simulate metro`);
    expect(output).toContain(`packages/metro/src/modules/${ID}/rules.md still says TODO`);
    // The rules, the documents, the bots and the page have what they need.
    expect(output).toContain("2 failed");
    expect(output).not.toMatch(/has no (?:line|face|scenario|audit)|knows nothing/);
  });

  test("is not written twice, and wants a name that records can hold", async () => {
    expect(await inCopy("scripts/new-module.mjs", ID)).toMatchObject({
      code: 1,
      output: expect.stringContaining("already") as unknown,
    });
    for (const args of [[], ["Rome"], ["rome", "milan"]])
      expect(await inCopy("scripts/new-module.mjs", ...args)).toMatchObject({ code: 2 });
    expect(readFileSync(join(copy, "packages/metro/src/catalog.ts"), "utf8").match(/sanMarino,/g)).toHaveLength(1);
  });
});
