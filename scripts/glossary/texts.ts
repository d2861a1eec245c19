/** Everything that people read, text by text: the words of the page, the rules, and the documents. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { at } from "../tree.mjs";
import type { Area, Avoided, Exception } from "./terms.ts";

export interface Text {
  /** The file it is in. */
  readonly where: string;
  readonly text: string;
}

const WEB = "packages/web/src";
const MODULES = "packages/metro/src/modules";

const read = (path: string): string => readFileSync(at(path), "utf8");
const filesIn = (folder: string): readonly string[] =>
  readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => !/node_modules|\/dist\//.test(file));

/** The strings of the page, or of a part of it, in a language. What a sentence is given stands as `{}`. */
export function wordsOf(language: string, home = WEB): readonly Text[] {
  const isIts = (file: string): boolean =>
    /\/words\/[^.]*\.ts$/.test(file) &&
    (file.includes(`/words/${language}/`) || file.endsWith(`/words/${language}.ts`));
  return filesIn(home)
    .filter(isIts)
    .flatMap((where) => stringsIn(read(where)).map((text) => ({ where, text })));
}

/** The sentences of the rules in a language: of all, or of those in a folder. */
export function rulesOf(language: string, home?: string): readonly Text[] {
  const end = language === "en" ? "md" : `${language}.md`;
  const games = home === undefined ? [`docs/rules/metro.${end}`, `docs/rules/underground.${end}`] : [];
  const files = [...games, ...filesIn(home ?? MODULES).filter((file) => file.endsWith(`/rules.${end}`))];
  return files.flatMap((where) => sentencesIn(read(where)).map((text) => ({ where, text })));
}

/** The sentences of every other document. */
export function documents(): readonly Text[] {
  const files = [
    ...readdirSync(at("."), { encoding: "utf8" }),
    ...["docs", "bench", "packages"].flatMap((folder) => filesIn(folder)),
  ].filter((file) => file.endsWith(".md") && !/\/rules(?:\.[\w-]+)?\.md$|docs\/rules\//.test(file));
  return files.flatMap((where) => sentencesIn(read(where)).map((text) => ({ where, text })));
}

/** Where texts say what people should not read, each with what to say instead. */
export function avoidedIn(
  texts: Readonly<Record<Area, readonly Text[]>>,
  { pattern, areas, say, except = [] }: Avoided,
): readonly string[] {
  return areas
    .flatMap((area) => texts[area])
    .filter((text) => pattern.test(text.text) && !except.some((each) => isExcepted(each, text)))
    .map(({ where, text }) => `${where}: ${text} (say: ${say})`);
}

export function isExcepted({ text = /./, where = /./ }: Exception, one: Text): boolean {
  return text.test(one.text) && where.test(one.where);
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function stringsIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith("Import") || node.type.startsWith("TS")) return;
    if (node.type === "Literal" && typeof node["value"] === "string") found.push(node["value"]);
    if (node.type === "TemplateLiteral")
      found.push(
        (node["quasis"] as readonly { readonly value: { readonly cooked: string } }[])
          .map(({ value }) => value.cooked)
          .join("{}"),
      );
    for (const [field, inner] of Object.entries(node)) {
      // The key of a property is code.
      if (node.type === "Property" && field === "key") continue;
      for (const each of Array.isArray(inner) ? (inner as readonly unknown[]) : [inner]) if (isNode(each)) visit(each);
    }
  };
  visit(parseSync("words.ts", source, { lang: "ts" }).program as unknown as Node);
  return found.filter((text) => /\p{L}{2}/u.test(text));
}

/** Without code, addresses and comments; cells of tables are texts of their own. */
function sentencesIn(markdown: string): readonly string[] {
  const prose = markdown
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/`[^`\n]*`/g, "{}")
    .replaceAll(/\]\([^)]*\)/g, "]");
  return prose
    .split("\n")
    .flatMap((line) => (line.startsWith("|") ? line.split("|") : line.split(/(?<=[.!?:]) +(?=[\p{Lu}◆◇])/u)))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}
