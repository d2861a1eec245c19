import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type } from "../testing/typing.ts";
import { WRONG_FILES } from "../testing/wrongComponents.ts";

const folder = mkdtempSync(join(tmpdir(), "components-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Values = { [key: string]: unknown };

/** The template's file with changes at these pointers. */
async function boxOf(game: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { out } = await type(["components", "template", game]);
  const file = JSON.parse(out) as { readonly values: Values };
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointer.split("/").slice(1);
    const within = keys.slice(0, -1).reduce((values, key) => values[key] as Values, file.values);
    within[keys.at(-1) ?? ""] = value;
  }
  const path = join(folder, `${game}-${Object.keys(changes).join("-").replaceAll("/", "_")}.json`);
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe("interchange components", () => {
  it.each(["metro", "underground"])("template %s writes a set that differs in nothing", async (game) => {
    const path = await boxOf(game);
    const { code, out } = await type(["components", "check", path, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ file: path, ok: true, name: "my-box", version: "1", differs: [] });
  });

  it("check says where a set differs, as sorted JSON Pointers", async () => {
    const path = await boxOf("metro", {
      "/st-petersburg/tiles/yellow": [0, 12, 12, 12],
      "/berlin/landmarks/reichstag/a": [7, 1],
    });
    const { out } = await type(["components", "check", path, "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      differs: ["/berlin/landmarks/reichstag/a", "/st-petersburg/tiles/yellow"],
    });
    const shown = await type(["components", "show", path]);
    expect(shown.out).toContain("/berlin/landmarks/reichstag/a  6 2 -> 7 1");
  });

  it("check says what is wrong, and where", async () => {
    const path = await boxOf("metro", { "/tourists/red": "four" });
    const { code, out } = await type(["components", "check", path, "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      file: path,
      ok: false,
      reason: '/tourists/red: "four" is not a whole number from 0 to 7',
    });
    for (const [text, reason] of [
      ["{", "not JSON"],
      ["{}", 'format must be "interchange-components"'],
      [
        '{"format":"interchange-components","game":"chess","name":"a","version":"1","base":"interchange 1","values":{}}',
        "unknown game 'chess'",
      ],
      [
        '{"format":"interchange-components","game":"metro","name":"a b","version":"1","base":"interchange 1","values":{}}',
        "one word each",
      ],
      ['{"format":"interchange-components","game":"metro","colour":1}', 'unknown field "colour"'],
    ] as const) {
      const checked = await type(["components", "check", "-", "--json"], text);
      expect(JSON.parse(checked.out)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    }
  });

  it("explains every wrong file in a sentence", async () => {
    const told: string[] = [];
    for (const text of WRONG_FILES) {
      const { code, err } = await type(["components", "check", "-"], text);
      expect(code).toBe(1);
      // Versions of Node word syntax errors differently.
      told.push(`${text}\n  ${err.trim().replace(/(?<=not JSON: ).*/, "…")}\n`);
    }
    await expect(told.join("\n")).toMatchFileSnapshot("../testing/wrongComponents.txt");
  });

  it("show without a file tells what the published sets hold", async () => {
    const { out } = await type(["components", "show"]);
    expect(out).toContain("metro: interchange 1");
    expect(out).toContain("  /stockholm/landmarks/globen  2 3 1 4");
    expect(out).toContain("underground: interchange 1");
    expect(out).toContain("  /markers/2  red black green orange | blue yellow pink brown");
  });

  it("writes a JSON Schema of such files", async () => {
    const { out } = await type(["components", "template", "underground", "--schema"]);
    expect(JSON.parse(out)).toMatchObject({ properties: { values: { properties: { lines: { type: "object" } } } } });
  });

  it("refuses what it does not know", async () => {
    expect(await type(["components", "burn"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("unknown action 'burn'"),
    });
    expect(await type(["components", "template", "chess"])).toMatchObject({ code: 1 });
    expect(await type(["components", "check"])).toMatchObject({ code: 1 });
  });
});

describe("--components", () => {
  it("plays, records, checks and replays games with an owner's set, in both games", async () => {
    const metro = await boxOf("metro", { "/st-petersburg/tiles/blue": [0, 0, 15] });
    const underground = await boxOf("underground", { "/lines/red": 12 });
    for (const [game, file, more] of [
      ["metro", metro, ["--modules", "st-petersburg"]],
      ["underground", underground, []],
    ] as const) {
      const record = join(folder, `${game}.txt`);
      const played = await type([
        "simulate",
        game,
        "--bots",
        "greedy",
        "--games",
        "1",
        "--components",
        file,
        "--record",
        record,
        ...more,
      ]);
      expect(played).toMatchObject({ code: 0 });
      expect(readFileSync(record, "utf8")).toMatch(/\[Rules "[23]"\][\s\S]*\[Components "my-box 1"\]\n\[Components-1 /);
      expect(await type(["check", record])).toMatchObject({ code: 0 });
      expect(await type(["perft", game, "--depth", "1", "--components", file, ...more])).toMatchObject({ code: 0 });
    }
    expect(await type(["perft", "metro", "--components", underground])).toMatchObject({
      code: 1,
      err: expect.stringContaining("is for underground, not for metro"),
    });
  });
});
