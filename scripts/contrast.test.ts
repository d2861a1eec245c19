/** Text can be read and what is drawn can be seen, in both themes and with high contrast; counted as WCAG counts it. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../packages/boards/src/colourVision.ts";
import { at } from "./tree.mjs";

const sheet = readFileSync(at("packages", "web", "src", "kit", "tokens.css"), "utf8");

/** The colours that a rule of the sheet sets. */
function tokensOf(selector: string): Readonly<Record<string, string>> {
  const rule = sheet.slice(sheet.indexOf(`  ${selector} {`));
  const body = rule.slice(rule.indexOf("{"), rule.indexOf("}"));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = tokensOf(":root");
const dark = { ...light, ...tokensOf(':root[data-theme="dark"]') };
const high = { ...light, ...tokensOf(':root[data-contrast="more"]') };
const highDark = { ...dark, ...high, ...tokensOf(':root[data-contrast="more"][data-theme="dark"]') };

const GROUNDS = ["paper", "panel", "well", "accent-wash", "warn-wash"] as const;
/** Text and what it stands on. */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) => [["ink", ground] as const, ["ink-soft", ground] as const]),
  ["accent-ink", "accent"],
  ["danger-ink", "danger"],
  ["mark-ink", "mark-best"],
  ["mark-ink", "mark-slip"],
  ["mark-ink", "mark-blunder"],
  ["mark-best-text", "panel"],
  ["good", "panel"],
  ["good", "paper"],
];
/** What tells something without words: the focus, what is chosen, the frame of a field. */
const DRAWN: readonly (readonly [drawn: string, ground: string])[] = [
  ["accent", "paper"],
  ["accent", "panel"],
  ["ink-soft", "panel"],
  ["danger", "panel"],
];

const values = (tokens: Readonly<Record<string, string>>, [one, other]: readonly [string, string]): number =>
  contrast(tokens[one] ?? "", tokens[other] ?? "");

describe.each([
  ["light", light],
  ["dark", dark],
  ["light with high contrast", high],
  ["dark with high contrast", highDark],
] as const)("%s", (_, tokens) => {
  test.each(TEXTS)("%s can be read on %s", (...pair) => {
    expect(values(tokens, pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(DRAWN)("%s can be seen on %s", (...pair) => {
    expect(values(tokens, pair)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ["light", high],
  ["dark", highDark],
] as const)("high contrast in %s", (_, tokens) => {
  test.each(TEXTS)("%s stands out from %s", (...pair) => {
    expect(values(tokens, pair)).toBeGreaterThanOrEqual(7);
  });

  test("edges of panels and rules between rows can be seen", () => {
    for (const edge of ["panel-edge", "rule"]) expect(values(tokens, [edge, "panel"])).toBeGreaterThanOrEqual(4.5);
  });
});
