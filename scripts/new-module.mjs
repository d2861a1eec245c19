// Writes the files of a new module of Metro and its lines in the lists: `npm run new-module rome`, or with `-- --plain`
// for a module in which nothing is drawn or decided. What it writes is a small city that can be played at once;
// scripts/modules.test.ts says what is still to be done.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { FILES, LINES } from "./new-module/files.mjs";
import { runTool } from "./run.mjs";
import { at } from "./tree.mjs";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const MODULES = ["packages", "metro", "src", "modules"];

const given = process.argv.slice(2);
const isPlain = given.includes("--plain");
const [id, ...others] = given.filter((each) => each !== "--plain");
if (id === undefined || others.length > 0 || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) {
  console.error(
    "Usage: npm run new-module ID [-- --plain], where ID is made of small letters and hyphens: rome, san-francisco",
  );
  process.exitCode = 2;
} else if (existsSync(at(...MODULES, id))) {
  console.error(`There is a module ${id} already.`);
  process.exitCode = 1;
} else await write(id);

/** @param {string} name */
async function write(name) {
  const names = namesOf(name);
  /** @param {string} text */
  const named = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => names[key] ?? "");
  /** @type {Set<string>} */
  const written = new Set();
  for (const [template, path] of FILES) {
    const file = named(path);
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), named(readFileSync(at("scripts", "new-module", "templates", named(template)), "utf8")));
    written.add(file);
  }
  for (const { file, line, ...where } of LINES) {
    writeFileSync(at(file), withLine(readFileSync(at(file), "utf8"), named(line), where, file));
    written.add(file);
  }
  await runTool(
    "oxfmt",
    [...written].map((file) => at(file)),
  );
  for (const file of written) console.log(file);
  console.log(`\nNow: npx vitest run scripts/modules.test.ts -t ${name}, and docs/adding-a-module.md`);
}

/**
 * @param {string} name
 * @returns {Readonly<Record<string, string>>}
 */
function namesOf(name) {
  const words = name.split("-");
  const title = words.map(capital);
  return {
    id: name,
    kind: isPlain ? "plain" : "draws",
    tell: isPlain ? "took" : "met",
    draws: isPlain ? "" : "`red`: the tourist on the next square",
    name: [words[0], ...title.slice(1)].join(""),
    Name: title.join(""),
    KEY: words.join("_").toUpperCase(),
    Title: title.join(" "),
    XX: lettersFor(name),
  };
}

/** @param {string} word */
function capital(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Two letters for the numbers of its rules that no other module has.
 *
 * @param {string} name
 */
function lettersFor(name) {
  const taken = readdirSync(at(...MODULES)).map(
    (each) => /^\*\*([A-Z]{2})\.1\*\*/m.exec(readFileSync(at(...MODULES, each, "rules.md"), "utf8"))?.[1],
  );
  const [first = "", ...rest] = name.toUpperCase().replaceAll("-", "").split("");
  const free = [...rest, ...ALPHABET].find((second) => !taken.includes(first + second));
  if (free === undefined) throw new Error(`no two letters are left for the rules of ${name}`);
  return first + free;
}

/**
 * A list with one more line.
 *
 * @param {string} text
 * @param {string} line
 * @param {{ after?: RegExp, before?: RegExp }} where
 * @param {string} file
 */
function withLine(text, line, { after, before }, file) {
  const lines = text.split("\n");
  const at = after
    ? lines.findLastIndex((each) => after.test(each)) + 1
    : lines.findIndex((each) => before?.test(each));
  if (at <= 0) throw new Error(`${file} has no line ${after ?? before}: mend scripts/new-module/files.mjs`);
  return lines.toSpliced(at, 0, line).join("\n");
}
