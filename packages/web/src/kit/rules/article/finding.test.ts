import { expect, test } from "vitest";
import { find, passagesOf, piecesOf } from "./finding.ts";

const HTML =
  '<h2>4 Lines</h2><p id="rule-4.3" class="rule"><a class="rule-no" data-rule="4.3">4.3</a> A line is worth one point &amp; more.</p>' +
  "<!--example twice-over--><table><tbody><tr><td>Größe</td><td>1</td></tr></tbody></table>" +
  '<p id="rule-4.5" class="rule"><a class="rule-no" data-rule="4.5">4.5</a> In the centre, as 4.3 says, ' +
  '<span class="ruling"><i data-mark="ruling"></i> a line counts double.</span></p>';
const PASSAGES = passagesOf({ html: HTML }, "paris", { ruling: "Our ruling" });

test("a text has its rules, and what stands below them", () => {
  expect(PASSAGES).toEqual([
    { module: "paris", rule: "4.3", text: "4.3 A line is worth one point & more." },
    { module: "paris", rule: "4.3", text: "Größe 1" },
    { module: "paris", rule: "4.5", text: "4.5 In the centre, as 4.3 says, Our ruling: a line counts double." },
  ]);
});

test("a row of the section for scripts belongs to the rule that it names", () => {
  const scripts =
    '<details class="rules-scripts"><summary>For scripts</summary><p>The first value is the default.</p>' +
    '<table><tbody><tr><td><a data-rule="4.3">4.3</a></td><td><code>side</code></td><td><code>a</code></td></tr></tbody></table></details>';
  expect(passagesOf({ html: HTML + scripts }, "paris").slice(3)).toEqual([
    { module: "paris", rule: "4.3", text: "4.3 side a" },
  ]);
});

test("all words have to be there, in any order, case and accent", () => {
  const rules = (query: string) => find(PASSAGES, query).map(({ rule }) => rule);
  expect(rules("LINE worth")).toEqual(["4.3"]);
  expect(rules("line")).toEqual(["4.3", "4.5"]);
  expect(rules("grosse")).toEqual([]);
  expect(rules("größe")).toEqual(["4.3"]);
  expect(rules("groß")).toEqual(["4.3"]);
  expect(rules("our ruling")).toEqual(["4.5"]);
  expect(rules("  ")).toEqual([]);
});

test("a number finds its rule first, then what mentions it", () => {
  expect(find(PASSAGES, "4.5").map(({ text }) => text.slice(0, 3))).toEqual(["4.5"]);
  expect(find(PASSAGES, "4.3").map(({ text }) => text.slice(0, 3))).toEqual(["4.3", "4.5"]);
});

test("hits are told apart, and joined where they overlap", () => {
  const [found] = find(PASSAGES, "worth wor line");
  expect(piecesOf(found!)).toEqual([
    { text: "4.3 A ", isHit: false },
    { text: "line", isHit: true },
    { text: " is ", isHit: false },
    { text: "worth", isHit: true },
    { text: " one point & more.", isHit: false },
  ]);
});

test("a long text is cut round its first hit", () => {
  const long = { module: undefined, rule: "1.1", text: `${"word ".repeat(60)}end of it ${"more ".repeat(60)}` };
  const pieces = piecesOf(find([long], "end")[0]!);
  expect(pieces[0]).toEqual({ text: "… ", isHit: false });
  expect(pieces.filter(({ isHit }) => isHit)).toEqual([{ text: "end", isHit: true }]);
  expect(pieces.at(-1)).toEqual({ text: " …", isHit: false });
  expect(pieces.map(({ text }) => text).join("").length).toBeLessThan(200);
});
