// What a new module of Metro consists of: files, each from a template, and lines in lists. In both, {{id}} and the like
// stand for the names of the module.

const METRO = "packages/metro/src";
const BOTS = "packages/bots/src/metro/modules";
const VIEWS = "packages/web/src/games/metro/modules";

/**
 * Where files come to stand, by template.
 *
 * @type {readonly (readonly [template: string, path: string])[]}
 */
export const FILES = [
  ["rules.md.txt", `${METRO}/modules/{{id}}/rules.md`],
  ["data.ts.txt", `${METRO}/modules/{{id}}/data.ts`],
  ["module.ts.txt", `${METRO}/modules/{{id}}/module.ts`],
  ["module.test.ts.txt", `${METRO}/modules/{{id}}/module.test.ts`],
  ["audit.ts.txt", `${METRO}/modules/{{id}}/audit.ts`],
  ["sense.ts.txt", `${BOTS}/{{id}}.ts`],
  ["english.ts.txt", `${VIEWS}/{{id}}/words/en.ts`],
  // Other languages say it in English until somebody translates it: scripts/words.test.ts tells what is left to do.
  ...["de", "pt-BR"].map(
    (language) => /** @type {const} */ (["untranslated.ts.txt", `${VIEWS}/{{id}}/words/${language}.ts`]),
  ),
  ["words.ts.txt", `${VIEWS}/{{id}}/words/index.ts`],
  ["view.tsx.txt", `${VIEWS}/{{id}}/index.tsx`],
  ["intro.ts.txt", `${VIEWS}/{{id}}/intro.ts`],
];

/**
 * Lines in lists. Each comes right after the last line that matches, or before the first one that does.
 *
 * @type {readonly { file: string, after?: RegExp, before?: RegExp, line: string }[]}
 */
export const LINES = [
  {
    file: `${METRO}/catalog.ts`,
    after: /^import .*\/module\.ts";/,
    line: 'import { {{name}} } from "./modules/{{id}}/module.ts";',
  },
  // Before stock corporations, which rank companies by what cities have given them.
  { file: `${METRO}/catalog.ts`, before: /^ {2}numberedStations,/, line: "  {{name}}," },
  {
    file: `${METRO}/testing/audits.ts`,
    after: /^import .*\/audit\.ts";/,
    line: 'import { audit{{Name}} } from "../modules/{{id}}/audit.ts";',
  },
  { file: `${METRO}/testing/audits.ts`, after: /^ {2}["\w-]+: audit\w+,/, line: '  "{{id}}": audit{{Name}},' },
  {
    file: `${BOTS}/senses.ts`,
    after: /^import .*"@interchange\/metro\/modules\//,
    line: 'import { {{KEY}} } from "@interchange/metro/modules/{{id}}/module";',
  },
  { file: `${BOTS}/senses.ts`, after: /^import .*"\.\//, line: 'import { {{name}} } from "./{{id}}.ts";' },
  { file: `${BOTS}/senses.ts`, after: /^ {2}sensed\(/, line: "  sensed({{KEY}}, {{name}})," },
  {
    file: "packages/web/browser/cities.browser.ts",
    after: /^ {2}\["[\w ]+", \{ modules: /,
    line: '  ["{{Title}}", { modules: ["{{id}}"] }, /met the \\w+ tourist/, /: tourists met$/],',
  },
  { file: "packages/web/browser/brackets.browser.ts", after: /^ {2}\["[\w-]+"\],/, line: '  ["{{id}}"],' },
  {
    file: "docs/rules/metro.md",
    after: /^\| `[\w-]+` +\| \[[A-Z]{2}\]\(/,
    line: "| `{{id}}` | [{{XX}}](../../packages/metro/src/modules/{{id}}/rules.md) |",
  },
  {
    file: "docs/record.md",
    before: /^\| `solo` +\| `solo`/,
    line: "| `{{id}}` | `{{id}}` | | `red`: the tourist on the next square |",
  },
];
