/** Searches compiled rules for paragraphs, lists and tables that contain all the given words. */
import type { CompiledRules } from "../source.ts";

/** A rule, or a paragraph without a number. */
export interface Passage {
  readonly module: string | undefined;
  /** Its own rule number, or that of the rule above it. */
  readonly rule: string | undefined;
  readonly text: string;
}

/** A match, with the matching words as ranges of the text. */
export interface Finding extends Passage {
  readonly hits: readonly (readonly [from: number, to: number])[];
}

const BLOCK = /<(p|ul|table)\b[^>]*>(.*?)<\/\1>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Begins the folded section for scripts, whose rows each belong to the rule that they name. */
const SCRIPTS = '<details class="rules-scripts">';
const SCRIPTS_ROW = /<tr><td><a data-rule="([^"]+)">(.*?)<\/tr>/gs;

/** A text's passages in order. `marks` are the words that replace the signs. */
export function passagesOf(
  { html }: Pick<CompiledRules, "html">,
  module: string | undefined,
  marks: Readonly<Record<string, string>> = {},
): readonly Passage[] {
  let rule: string | undefined;
  const [rules = "", scripts = ""] = html.split(SCRIPTS);
  const passages = [...rules.matchAll(BLOCK)].map(([whole, , inside = ""]) => {
    rule = /^<p id="rule-([^"]+)"/.exec(whole)?.[1] ?? rule;
    return { module, rule, text: plain(inside, marks) };
  });
  const codes = [...scripts.matchAll(SCRIPTS_ROW)].map(([, of, row = ""]) => ({
    module,
    rule: of,
    text: plain(row, marks),
  }));
  return [...passages, ...codes];
}

function plain(html: string, marks: Readonly<Record<string, string>>): string {
  return html
    .replaceAll(/<i data-mark="(\w+)"><\/i>/g, (_, mark: string) => `${marks[mark] ?? ""}:`)
    .replaceAll(/<\/(?:td|th|li|tr)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Lower case without accents; every letter keeps its index. */
function bare(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).normalize("NFD").charAt(0).toLowerCase();
    return letter === "" ? " " : letter;
  }).join("");
}

/** Whether the query is this rule's number. It comes before passages that only mention it. */
const isRule = (sought: string, { rule }: Passage): boolean => rule !== undefined && bare(rule) === sought;

/** The passages with all the words of the query, in order; a rule with that number first. */
export function find(passages: readonly Passage[], query: string): readonly Finding[] {
  const sought = bare(query.trim());
  const words = [...new Set(sought.split(/\s+/))].filter(Boolean);
  if (!words.length) return [];
  const found = passages.flatMap((passage): readonly Finding[] => {
    const text = bare(passage.text);
    if (!words.every((word) => text.includes(word))) return [];
    return [{ ...passage, hits: joined(words.flatMap((word) => placesOf(text, word))) }];
  });
  return [...found.filter((each) => isRule(sought, each)), ...found.filter((each) => !isRule(sought, each))];
}

function placesOf(text: string, word: string): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  return places;
}

/** Sorted and without overlaps. */
function joined(hits: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const apart: [number, number][] = [];
  for (const [from, to] of hits.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/** Splits a text into matching and other pieces. Long ones are cut around the first match. */
export function piecesOf(
  { text, hits }: Finding,
  most = 180,
): readonly { readonly text: string; readonly isHit: boolean }[] {
  const [first] = hits;
  const begins = first && first[0] > most / 2 ? text.lastIndexOf(" ", first[0] - most / 4) + 1 : 0;
  const ends = text.length <= begins + most ? text.length : text.lastIndexOf(" ", begins + most);
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = begins;
  for (const [from, to] of hits) {
    if (from < begins || to > ends) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < ends) pieces.push({ text: text.slice(at, ends), isHit: false });
  if (begins > 0) pieces.unshift({ text: "… ", isHit: false });
  if (ends < text.length) pieces.push({ text: " …", isHit: false });
  return pieces;
}
