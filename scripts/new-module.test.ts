/** `npm run new-module` in a copy of the workspace: what it writes is a module that can be played, and no more than begun. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run, toolPath } from "./run.mjs";
import { copyOfWorkspace } from "./source-files.mjs";

const LONG = process.env["LONG"] === "1";
/** The files outside of its own folders that a new module changes. */
const OUTSIDE = ["docs/record.md", "packages/bots/src/metro/modules/senses.ts", "packages/metro/src/catalog.ts"];
const KINDS = [
  { id: "san-marino", title: "San Marino", args: [] },
  { id: "monaco", title: "Monaco", args: ["--plain"] },
] as const;
const copy = LONG ? copyOfWorkspace() : "";

/** A program of Node, run in the copy. */
const inCopy = (...args: readonly string[]): ReturnType<typeof run> =>
  run(process.execPath, args, { cwd: copy, env: { LONG: "" } });

const git = (...args: readonly string[]): ReturnType<typeof run> => run("git", args, { cwd: copy });

describe.runIf(LONG)("new modules, one with draws and a plain one", () => {
  beforeAll(async () => {
    await git("init", "--quiet");
    await git("add", "--all");
    for (const { id, args } of KINDS) {
      const { code, output } = await inCopy("scripts/new-module.mjs", id, ...args);
      if (code !== 0) throw new Error(output);
    }
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("change three files outside of their own folders", async () => {
    const { output } = await git("diff", "--name-only");
    expect(output.trim().split("\n").toSorted()).toEqual(OUTSIDE);
  });

  test("have the types that are wanted of them, in engine, bots and page", async () => {
    for (const project of [".", "packages/web"])
      expect(await inCopy(toolPath("typescript:tsc"), "-p", project)).toEqual({ code: 0, output: "" });
  });

  test("are formatted and linted", async () => {
    const { output } = await git("ls-files", "--others", "--exclude-standard");
    const files = output.split("\n").filter((file) => KINDS.some(({ id }) => file.includes(id)));
    expect(files.length).toBeGreaterThan(28);
    for (const [tool, ...options] of [["oxfmt", "--check"], ["oxlint"]] as const) {
      const { code, output: said } = await inCopy(toolPath(tool), ...options, ...files, ...OUTSIDE);
      expect(code, said).toBe(0);
    }
  });

  test("pass their scenarios, keep the laws, and have words for all that happens", async () => {
    const tests = [
      ...KINDS.map(({ id }) => `packages/metro/src/modules/${id}`),
      "packages/metro/src/modules.test.ts",
      "modules/moduleViews.test.ts",
    ];
    const pattern = KINDS.map(({ id, title }) => `${title}|^${id} |view of ${id}`).join("|");
    const { code, output } = await inCopy(toolPath("vitest"), "run", ...tests, "-t", pattern);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Test Files .*4 passed/);
  });

  test("break no test that knows the other modules", async () => {
    const tests = [
      "boxFacts",
      "values.test",
      "setupCard",
      "sources",
      "setup.test",
      "reference.test",
      "components.test",
      "server/src/fields.test",
    ];
    const { code, output } = await inCopy(toolPath("vitest"), "run", ...tests);
    expect(code, output).toBe(0);
  });

  test.each(KINDS)("$id is told by the checklist what is still to be done", async ({ id }) => {
    const { code, output } = await inCopy(toolPath("vitest"), "run", "scripts/modules.test.ts", "-t", id);
    expect(code).toBe(1);
    expect(output).toContain(`no record in corpus/metro/modules plays ${id}: npx interchange moments metro`);
    expect(output).toContain(`packages/metro/src/modules/${id}/rules.md still says TODO`);
    expect(output).toContain(`modules/${id}/declared.txt is missing`);
    // Rules, scenarios, documents, bots and page have what they need.
    expect(output).not.toMatch(/has no (?:line|picture|scenario)|does not|know nothing|without the rule/);
  });

  test("are not written twice, and want a name that records can hold", async () => {
    const [{ id }] = KINDS;
    expect(await inCopy("scripts/new-module.mjs", id)).toMatchObject({
      code: 1,
      output: expect.stringContaining("already") as unknown,
    });
    for (const args of [[], ["Rome"], ["rome", "milan"]])
      expect(await inCopy("scripts/new-module.mjs", ...args)).toMatchObject({ code: 2 });
    expect(readFileSync(join(copy, "packages/metro/src/catalog.ts"), "utf8").match(/sanMarino,/g)).toHaveLength(1);
  });
});
