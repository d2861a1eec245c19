/** Adds a made-up language to a copy of the workspace, as docs/languages.md says. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { run, toolPath } from "./run.mjs";
import { copyOfWorkspace } from "./source-files.mjs";
import { at } from "./tree.mjs";

const LONG = process.env["LONG"] === "1";
const copy = LONG ? copyOfWorkspace() : "";
const web = join(copy, "packages", "web");
const words = join(web, "src", "words");

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has nothing like ${String(from)}`);
  writeFileSync(file, after);
}

const types = (): ReturnType<typeof run> =>
  run(process.execPath, [toolPath("typescript:tsc"), "-p", "packages/web"], { cwd: copy });

describe.runIf(LONG)("a language of our own making", () => {
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("is a folder, a file per module, and one line", async () => {
    const commands = /```sh\n([^]*?)```/.exec(readFileSync(at("docs/languages.md"), "utf8"))?.[1] ?? "";
    expect(commands).toContain("words/xx");
    expect(await run("sh", ["-ec", commands], { cwd: copy })).toEqual({ code: 0, output: "" });
    change(join(words, "index.ts"), /(?=\n\};)/, '\n  xx: { name: "Xan", load: () => import("./xx/index.ts") },');
    change(join(words, "xx", "page.ts"), /description:\s*"[^"]*"/, 'description: "Xanu xo"');
    expect(await types()).toEqual({ code: 0, output: "" });
  });

  test("is a type error where a word is missing, of the page or of a module", async () => {
    const files = [join(words, "xx", "page.ts"), join(web, "src/games/metro/modules/paris/words/xx.ts")] as const;
    const before = files.map((file) => readFileSync(file, "utf8"));
    change(files[0], /\n {2}noScript:[^]*?(?=\n\};)/, "");
    change(files[1], /\n {2}title:.*/, "");
    const { code, output } = await types();
    for (const [at, file] of files.entries()) writeFileSync(file, before[at]!);
    expect(code).not.toBe(0);
    expect(output).toMatch(/words\/xx\/page\.ts.*'noScript' is missing/);
    expect(output).toMatch(/paris\/words\/xx\.ts.*'title' is missing/);
  });

  test("is a page of the build, which the server sends to those who want it", async () => {
    const { code, output } = await run(process.execPath, [toolPath("vite"), "build"], { cwd: web });
    expect(code, output).toBe(0);
    const page = readFileSync(join(web, "dist", "index.xx.html"), "utf8");
    expect(page).toContain('<html lang="xx">');
    expect(page).toContain("Xanu xo");
    const preloaded = /modulepreload" crossorigin href="\/(assets\/xx-[^"]*)"/.exec(page)?.[1] ?? "none";
    expect(existsSync(join(web, "dist", preloaded))).toBe(true);
    const { pageFor } = await import("../packages/server/src/page.ts");
    expect(pageFor(join(web, "dist"), { query: { lang: "xx" }, headers: {} })).toBe("index.xx.html");
    expect(pageFor(join(web, "dist"), { query: {}, headers: { "accept-language": "xx-YY,de;q=0.5" } })).toBe(
      "index.xx.html",
    );
  });
});
