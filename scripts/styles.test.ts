/** Style sheets stand beside what they style: each in one layer, each class in one sheet, none too long to read. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./source-files.mjs";
import { at } from "./tree.mjs";

const LONGEST = 270;
const LAYERS = ["tokens", "page", "parts", "boards", "table", "pages", "game", "module"];

const sheets = sourceFiles()
  .filter((file) => /^packages\/(?:web|boards)\/src\/.*\.css$/.test(file))
  // Faces of type belong to no layer.
  .filter((file) => !file.endsWith("fonts.css"))
  .map((file) => ({ name: file.replace("packages/", ""), text: readFileSync(at(file), "utf8") }));

/** The selectors of a sheet, one by one, without what stands in keyframes. */
function selectorsIn(text: string): readonly string[] {
  const found: string[] = [];
  const around: string[] = [];
  let words = "";
  for (const letter of text.replaceAll(/\/\*.*?\*\//gs, "")) {
    if (letter === "{") {
      const opened = words.trim();
      if (!opened.startsWith("@") && !around.some((each) => each.startsWith("@keyframes"))) found.push(opened);
      around.push(opened);
      words = "";
    } else if (letter === "}") {
      around.pop();
      words = "";
    } else if (letter === ";") words = "";
    else words += letter;
  }
  // A comma inside brackets does not end a selector.
  return found.flatMap((list) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
}

/** The class that a rule belongs to: the first of its selector that is not a state. */
function ownerOf(selector: string): string | undefined {
  const classes = [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!);
  return classes.find((name) => !/^is-|^has-trips$/.test(name));
}

test("there are sheets to speak of", () => {
  expect(sheets.length).toBeGreaterThan(30);
});

describe.each(sheets)("$name", ({ name, text }) => {
  test("has a length that can be read", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(LONGEST);
  });

  test("lies in the layer of its folder", () => {
    const layers = [...text.matchAll(/^@layer ([\w.]+) \{/gm)].map(([, layer]) => layer!.split(".")[0]);
    const expected = [
      ["boards/", ["boards"]],
      ["web/src/kit/", ["tokens", "page", "parts"]],
      ["web/src/table/", ["table"]],
      ["web/src/pages/", ["pages"]],
      ["web/src/offline/", ["pages"]],
      ["web/src/games/metro/modules/", ["module"]],
      ["web/src/games/", ["game"]],
    ] as const;
    const allowed = expected.find(([folder]) => name.startsWith(folder))?.[1] ?? [];
    expect(layers).toHaveLength(1);
    expect(allowed).toContain(layers[0]);
    expect(LAYERS).toContain(layers[0]);
  });
});

test("the layers are put in order before anything else", () => {
  const tokens = sheets.find(({ name }) => name.endsWith("kit/tokens.css"));
  expect(tokens?.text).toContain(`@layer ${LAYERS.join(", ")};`);
});

test("no class is styled in two sheets", () => {
  const homes = new Map<string, Set<string>>();
  for (const { name, text } of sheets)
    for (const selector of selectorsIn(text)) {
      const owner = ownerOf(selector);
      if (owner === undefined) continue;
      homes.set(owner, (homes.get(owner) ?? new Set()).add(name));
    }
  expect(homes.size).toBeGreaterThan(200);
  expect([...homes].filter(([, names]) => names.size > 1).map(([owner, names]) => [owner, ...names])).toEqual([]);
});

// One rule that looks inside something and styles whatever is there makes browsers style the whole page again when any
// element comes or goes: on a phone that takes longer than all else that answers a tap. On paper it does not matter.
test("rules that look inside something name what they style below it", () => {
  const screens = sheets.map(({ text }) => text.replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, ""));
  const looking = screens.flatMap(selectorsIn).filter((selector) => selector.includes(":has("));
  expect(looking.length).toBeGreaterThan(50);
  const nameless = looking.filter((selector) => {
    const styled = /[^\s>~+]*$/.exec(selector.replaceAll(/:(?!is\()[\w-]+\((?:[^()]|\([^()]*\))*\)/g, ":state"))![0];
    // Itself, whatever it is, is only one element.
    const isItself = /:has\((?:[^()]|\([^()]*\))*\)[^\s>~+]*$/.test(selector);
    return !isItself && !/[.#]|^[a-z]/.test(styled);
  });
  expect(nameless).toEqual([]);
  expect(looking.filter((selector) => /:is\([^)]*:has\(/.test(selector))).toEqual([]);
});
