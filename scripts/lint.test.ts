import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toolPath } from "./run.mjs";
import { at } from "./tree.mjs";

interface Planted {
  readonly file: string;
  readonly code: string;
  /** What the linter must say about it; without one it must accept it. */
  readonly rule?: string;
}

const IMPORTS = "eslint(no-restricted-imports)";
const GLOBALS = "eslint(no-restricted-globals)";
const PROPERTIES = "eslint(no-restricted-properties)";
const CYCLE = "import(no-cycle)";
const ASSERTION = "typescript(no-non-null-assertion)";
const ASSERTED = "export const sure = (value: number | undefined): number => value!;";

const engine = (name: string): Planted[] => [
  { file: `${name}/src/usesDate.ts`, code: "export const now = () => Date.now();", rule: GLOBALS },
  { file: `${name}/src/makesDate.ts`, code: "export const now = () => new Date();", rule: GLOBALS },
  { file: `${name}/src/globalDate.ts`, code: "export const now = () => globalThis.Date;", rule: PROPERTIES },
  { file: `${name}/src/random.ts`, code: "export const roll = () => Math.random();", rule: PROPERTIES },
  { file: `${name}/src/takesRandom.ts`, code: "export const { random } = Math;", rule: PROPERTIES },
  { file: `${name}/src/console.ts`, code: 'console.log("here");', rule: GLOBALS },
  { file: `${name}/src/performance.ts`, code: "export const t = performance.now();", rule: GLOBALS },
  { file: `${name}/src/process.ts`, code: "export const { env } = process;", rule: GLOBALS },
  { file: `${name}/src/nodeModule.ts`, code: 'export * from "node:fs";', rule: IMPORTS },
  { file: `${name}/src/thirdParty.ts`, code: 'export * from "preact";', rule: IMPORTS },
  { file: `${name}/src/server.ts`, code: 'export * from "@interchange/server";', rule: IMPORTS },
  { file: `${name}/src/page.ts`, code: 'export * from "@interchange/web";', rule: IMPORTS },
  { file: `${name}/src/cli.ts`, code: 'export * from "@interchange/cli";', rule: IMPORTS },
  { file: `${name}/src/later.ts`, code: 'export const later = import("@interchange/server");', rule: IMPORTS },
  { file: `${name}/src/types.ts`, code: 'export type * from "@interchange/server";', rule: IMPORTS },
  { file: `${name}/src/around.ts`, code: 'export * from "../../server/src/index.ts";', rule: IMPORTS },
  { file: `${name}/src/deep/inner.ts`, code: 'export * from "../makesDate.ts";' },
  { file: `${name}/src/clock.test.ts`, code: 'import "node:fs";\nconsole.log(Date.now(), Math.random());' },
];

const PLANTED: readonly Planted[] = [
  ...engine("tabletop"),
  ...engine("metro"),
  ...engine("bots"),
  ...engine("host"),
  ...engine("protocol"),
  ...engine("games"),

  { file: "tabletop/src/metro.ts", code: 'export * from "@interchange/metro";', rule: IMPORTS },
  { file: "metro/src/bots.ts", code: 'export * from "@interchange/bots";', rule: IMPORTS },
  { file: "metro/src/tabletop.ts", code: 'export * from "@interchange/tabletop";' },
  { file: "bots/src/metro.ts", code: 'export * from "@interchange/metro";' },
  { file: "host/src/metro.ts", code: 'export * from "@interchange/metro";', rule: IMPORTS },
  { file: "protocol/src/metro.ts", code: 'export * from "@interchange/metro";', rule: IMPORTS },
  { file: "protocol/src/host.ts", code: 'export * from "@interchange/host";\nexport * from "valibot";' },
  { file: "bots/src/laws.ts", code: 'export * from "@interchange/tabletop/conformance";' },

  { file: "metro/src/network.ts", code: 'export * from "./turn.ts";', rule: IMPORTS },
  { file: "metro/src/tiles.ts", code: 'export * from "@interchange/tabletop";', rule: IMPORTS },
  { file: "metro/src/geometry.ts", code: 'export * from "./modules/paris/module.ts";', rule: IMPORTS },
  { file: "metro/src/turn.ts", code: 'export * from "./tiles.ts";' },

  { file: "boards/src/rules.ts", code: 'export * from "@interchange/metro";', rule: IMPORTS },
  { file: "boards/src/core.ts", code: 'export * from "@interchange/metro/core";', rule: IMPORTS },
  { file: "boards/src/view.ts", code: 'export type * from "@interchange/underground";', rule: IMPORTS },
  { file: "boards/src/page.tsx", code: 'export * from "@interchange/web";', rule: IMPORTS },
  { file: "boards/src/around.ts", code: 'export * from "../../web/src/app.tsx";', rule: IMPORTS },
  { file: "boards/src/drawing.tsx", code: 'export * from "@interchange/metro/drawing";' },
  { file: "boards/src/map/map.ts", code: 'export * from "@interchange/underground/drawing";' },
  { file: "boards/src/signals.ts", code: 'export * from "@preact/signals";\nexport * from "preact/hooks";' },

  ...["boards", "bots", "cli", "games", "host", "metro", "protocol", "server", "tabletop", "underground", "web"].map(
    (name) => ({
      file: `${name}/src/missing.ts`,
      code: ASSERTED,
      rule: ASSERTION,
    }),
  ),
  { file: "web/src/games/metro/missing.tsx", code: ASSERTED, rule: ASSERTION },
  { file: "cli/src/commands/missing.ts", code: ASSERTED, rule: ASSERTION },
  { file: "boards/src/map/missing.ts", code: ASSERTED, rule: ASSERTION },
  { file: "underground/src/sites.ts", code: ASSERTED },
  { file: "bots/src/metro/playouts.ts", code: ASSERTED },
  { file: "underground/src/missing.test.ts", code: ASSERTED },
  { file: "web/browser/missing.ts", code: ASSERTED },
  { file: "bots/training/missing.ts", code: ASSERTED },

  { file: "web/src/server.ts", code: 'export * from "@interchange/server";', rule: IMPORTS },

  { file: "metro/src/preview.ts", code: 'export * from "./modules/paris/module.ts";', rule: IMPORTS },
  { file: "metro/src/drawing/svg.ts", code: 'export * from "../modules/paris/module.ts";', rule: IMPORTS },
  { file: "metro/src/catalog.ts", code: 'export * from "./modules/paris/module.ts";' },
  { file: "metro/src/modules/paris/module.ts", code: 'export * from "../berlin/module.ts";', rule: IMPORTS },
  { file: "metro/src/modules/paris/slice.ts", code: 'export * from "../../scene.ts";' },
  { file: "metro/src/modules/paris/module.test.ts", code: 'export * from "../berlin/module.ts";' },
  {
    file: "metro/src/modules/corporate-central-stations/module.ts",
    code: 'export * from "../central-stations/module.ts";',
  },

  { file: "web/src/app/app.tsx", code: 'export * from "../pages/home/homePage.tsx";' },
  { file: "web/src/app/shell.tsx", code: 'export * from "../games/metro/table/metroTable.tsx";', rule: IMPORTS },
  { file: "web/src/pages/home/up.tsx", code: 'export * from "../../app/app.tsx";', rule: IMPORTS },
  { file: "web/src/pages/home/game.tsx", code: 'export * from "../../games/metro/index.ts";', rule: IMPORTS },
  { file: "web/src/pages/home/rules.ts", code: 'export * from "@interchange/metro/core";', rule: IMPORTS },
  { file: "web/src/pages/home/homePage.tsx", code: 'export * from "../../games/gamePages.ts";' },
  { file: "web/src/games/metro/page.ts", code: 'export * from "../../pages/home/homePage.tsx";', rule: IMPORTS },
  { file: "web/src/games/metro/module.ts", code: 'export * from "./modules/paris/index.tsx";', rule: IMPORTS },
  {
    file: "web/src/games/metro/slice.ts",
    code: 'export * from "@interchange/metro/modules/paris/slice";',
    rule: IMPORTS,
  },
  { file: "web/src/games/metro/desk.ts", code: 'export * from "@interchange/metro/core";' },
  { file: "web/src/games/metro/stage.ts", code: 'export * from "../../table/desk.ts";' },
  { file: "web/src/games/metro/modules/index.ts", code: 'export const paris = import("./paris/index.tsx");' },
  { file: "web/src/games/metro/modules/paris/index.tsx", code: 'export * from "../berlin/index.tsx";', rule: IMPORTS },
  { file: "web/src/games/metro/modules/paris/panel.tsx", code: 'export * from "../../scene.ts";' },
  { file: "web/src/games/metro/modules/paris/own.ts", code: 'export * from "@interchange/metro/modules/paris/slice";' },
  { file: "web/src/table/game.ts", code: 'export * from "../games/gamePages.ts";', rule: IMPORTS },
  { file: "web/src/table/page.ts", code: 'export * from "../pages/home/homePage.tsx";', rule: IMPORTS },
  { file: "web/src/table/desk.ts", code: 'export * from "../kit/router.ts";' },
  { file: "web/src/storage/table.ts", code: 'export * from "../table/desk.ts";', rule: IMPORTS },
  { file: "web/src/kit/table.ts", code: 'export * from "../table/desk.ts";', rule: IMPORTS },
  { file: "web/src/kit/ui/tables.ts", code: 'export * from "../../storage/tables.ts";', rule: IMPORTS },
  { file: "web/src/kit/ui/words.ts", code: 'export * from "../../words/index.ts";' },
  { file: "server/src/cli.ts", code: 'export * from "@interchange/cli";', rule: IMPORTS },

  { file: "cli/src/a.ts", code: 'import { b } from "./b.ts";\nexport const a = () => b;', rule: CYCLE },
  { file: "cli/src/b.ts", code: 'import { a } from "./a.ts";\nexport const b = () => a;', rule: CYCLE },
  { file: "cli/src/any.ts", code: "export const x = (y: any) => y;", rule: "typescript(no-explicit-any)" },
  {
    file: "cli/src/floating.ts",
    code: "export const go = (act: () => Promise<void>) => { act(); };",
    rule: "typescript(no-floating-promises)",
  },
  {
    file: "cli/src/misused.ts",
    code: "export const go = (list: string[], act: (s: string) => Promise<void>) => list.forEach(act);",
    rule: "typescript(no-misused-promises)",
  },
];

interface Finding {
  readonly code: string;
  readonly filename: string;
}

let folder: string;
let findings: readonly Finding[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "interchange-lint-"));
  copyFileSync(at(".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  writeFileSync(join(folder, "tsconfig.json"), '{ "compilerOptions": { "strict": true, "lib": ["es2023"] } }');
  for (const { file, code } of PLANTED) {
    const path = join(folder, "packages", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`);
  }
  const linted = spawnSync(process.execPath, [toolPath("oxlint"), "--format=json"], { cwd: folder, encoding: "utf8" });
  findings = (JSON.parse(linted.stdout) as { diagnostics: Finding[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

function rulesBrokenBy(file: string): readonly string[] {
  return findings.filter(({ filename }) => filename === `packages/${file}`).map(({ code }) => code);
}

describe("the linter", () => {
  test.each(PLANTED.filter(({ rule }) => rule !== undefined))("refuses $code in $file", ({ file, rule }) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  test.each(PLANTED.filter(({ rule }) => rule === undefined))("accepts $code in $file", ({ file }) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });
});
