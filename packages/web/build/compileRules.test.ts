import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileRules } from "./compileRules.ts";

test("headings, rules, lists and tables become HTML, links their words", () => {
  const source =
    "# One\n\n## Two\n\n### Three\n\n**1.1** Four _five_\n`six`\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | [2](z.md) |\n\nnot **1.2**\n";
  expect(compileRules(source)).toEqual({
    numbers: ["1.1"],
    examples: [],
    html: [
      '<h2 id="section-1" tabindex="-1">Two</h2><h3>Three</h3>',
      '<p id="rule-1.1" class="rule" tabindex="-1"><a class="rule-no" data-rule="1.1">1.1</a> Four <em>five</em>\n<code>six</code></p>',
      "<ul><li>a</li><li>b\nc</li></ul>",
      '<table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead>',
      "<tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
      '<p>not <b><a data-rule="1.2">1.2</a></b></p>',
    ].join(""),
  });
});

test("numbers of rules and rules of modules become links, and nothing else does", () => {
  const { html } = compileRules(
    "**2.1** See 3.4, SC.14 and 10.1. Not `1.2`, 1.2.3, v1.2 or 2006.\n\n[SC](../../packages/metro/src/modules/paris/rules.md)\n",
  );
  expect([...html.matchAll(/data-rule="([^"]*)"/g)].map(([, rule]) => rule)).toEqual(["2.1", "3.4", "SC.14", "10.1"]);
  expect(html).toContain('<a data-module="paris">SC</a>');
});

test("what stands behind a sign is told apart, as far as the next sign or the end of the paragraph", () => {
  const { html } = compileRules("**2.1** ◆ Ours.\n\n**2.2** Theirs `◆`. ◆ Ours. ◇ Nobody's.\n\n◇ All of it.\n");
  expect(html).toBe(
    '<p id="rule-2.1" class="rule" tabindex="-1"><a class="rule-no" data-rule="2.1">2.1</a> ' +
      '<span class="ruling"><i data-mark="ruling"></i> Ours.</span></p>' +
      '<p id="rule-2.2" class="rule" tabindex="-1"><a class="rule-no" data-rule="2.2">2.2</a> Theirs <code>◆</code>. ' +
      '<span class="ruling"><i data-mark="ruling"></i> Ours.</span> ' +
      '<span class="unprinted"><i data-mark="unprinted"></i> Nobody&#39;s.</span></p>' +
      '<p><span class="unprinted"><i data-mark="unprinted"></i> All of it.</span></p>',
  );
});

test("an example has its place, other comments have none", () => {
  expect(compileRules("a\n\n<!-- example: one-tile -->\n\n<!-- other -->\n\nb\n")).toEqual({
    numbers: [],
    examples: ["one-tile"],
    html: "<p>a</p><!--example one-tile--><p>b</p>",
  });
});

test("the section for scripts is folded, with links to its rules, and is no section of the text", () => {
  const source =
    "## 1 One\n\n**1.1** A rule.\n\n## For scripts\n\nSee BE.2.\n\n| rule | option | values |\n| --- | --- | --- |\n| 1.1 | `side` | `a` `1.1` |\n";
  expect(compileRules(source).html).toBe(
    '<h2 id="section-1" tabindex="-1">1 One</h2>' +
      '<p id="rule-1.1" class="rule" tabindex="-1"><a class="rule-no" data-rule="1.1">1.1</a> A rule.</p>' +
      '<details class="rules-scripts"><summary>For scripts</summary><p>See <a data-rule="BE.2">BE.2</a>.</p>' +
      '<table><thead><tr><th scope="col">rule</th><th scope="col">option</th><th scope="col">values</th></tr></thead>' +
      '<tbody><tr><td><a data-rule="1.1">1.1</a></td><td><code>side</code></td>' +
      "<td><code>a</code> <code>1.1</code></td></tr></tbody></table></details>",
  );
});

const ROOT = new URL("../../../", import.meta.url);
const MODULES = "packages/metro/src/modules/";
const TEXTS = [
  "docs/rules/metro.md",
  "docs/rules/underground.md",
  ...readdirSync(new URL(MODULES, ROOT)).map((id) => `${MODULES}${id}/rules.md`),
];

describe.each(TEXTS)("%s", (path) => {
  const source = readFileSync(new URL(path, ROOT), "utf8");
  const { html, numbers } = compileRules(source);

  test("every numbered rule has an anchor", () => {
    const written = [...source.matchAll(/^\*\*((?:\d+|[A-Z]{2})(?:\.\d+)*)\*\*/gm)].map(([, number]) => number);
    expect(written.length).toBeGreaterThan(2);
    expect(numbers).toEqual(written);
    for (const number of written) expect(html).toContain(`id="rule-${number}"`);
  });

  test("every tag that is opened is closed, and no sign is left over", () => {
    for (const tag of ["p", "span", "a", "code", "b", "table", "details"])
      expect(html.split(`<${tag}`).filter((rest) => /^[ >]/.test(rest)).length).toBe(
        html.split(`</${tag}>`).length - 1,
      );
    expect(html.replaceAll(/<code>[^<]*<\/code>/g, "")).not.toMatch(/[◆◇]/);
  });
});
