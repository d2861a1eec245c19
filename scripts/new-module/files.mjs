// What a new module of Metro consists of: files, each from a template, and lines in lists. In both, {{id}} and the like
// stand for the names of the module.

const METRO = "packages/metro/src";
const BOTS = "packages/bots/src/metro/modules";
const VIEWS = "packages/web/src/games/metro/modules";

/**
 * Where files come to stand, by template. `{{kind}}` is `plain` for a module without draws and decisions, else `draws`.
 *
 * @type {readonly (readonly [template: string, path: string])[]}
 */
export const FILES = [
  ["{{kind}}/rules.md.txt", `${METRO}/modules/{{id}}/rules.md`],
  ["{{kind}}/rules.de.md.txt", `${METRO}/modules/{{id}}/rules.de.md`],
  ["{{kind}}/rules.pt-BR.md.txt", `${METRO}/modules/{{id}}/rules.pt-BR.md`],
  ["{{kind}}/data.ts.txt", `${METRO}/modules/{{id}}/data.ts`],
  ["{{kind}}/module.ts.txt", `${METRO}/modules/{{id}}/module.ts`],
  ["{{kind}}/fields.ts.txt", `${METRO}/modules/{{id}}/fields.ts`],
  ["{{kind}}/module.test.ts.txt", `${METRO}/modules/{{id}}/module.test.ts`],
  ["{{kind}}/audit.ts.txt", `${METRO}/modules/{{id}}/audit.ts`],
  ["sense.ts.txt", `${BOTS}/{{id}}.ts`],
  ["{{kind}}/en.ts.txt", `${VIEWS}/{{id}}/words/en.ts`],
  ["{{kind}}/de.ts.txt", `${VIEWS}/{{id}}/words/de.ts`],
  ["{{kind}}/pt-BR.ts.txt", `${VIEWS}/{{id}}/words/pt-BR.ts`],
  ["words.ts.txt", `${VIEWS}/{{id}}/words/index.ts`],
  ["{{kind}}/view.tsx.txt", `${VIEWS}/{{id}}/index.tsx`],
  ["{{kind}}/picture.tsx.txt", `${VIEWS}/{{id}}/picture.tsx`],
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
  // A line each in three files; everything else is in the module's own folders.
  {
    file: `${BOTS}/senses.ts`,
    before: /^};/,
    line: '  "{{id}}": () => import("./{{id}}.ts"),',
  },
  {
    file: "docs/record.md",
    before: /^\| `solo` +\| `solo`/,
    line: "| `{{id}}` | `{{id}}` | | {{draws}} |",
  },
];
