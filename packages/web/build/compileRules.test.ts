import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileRules } from "./compileRules.ts";

test("headings, rules, lists and tables become HTML, links their words", () => {
  const source =
    "# One\n\n## Two\n\n### Three\n\n**1.1** Four _five_\n`six`\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | [2](z.md) |\n\nnot **1.2**\n";
  expect(compileRules(source)).toEqual({
    numbers: ["1.1"],
    html: [
      "<h2>Two</h2><h3>Three</h3>",
      '<p id="rule-1.1" class="rule" tabindex="-1"><b>1.1</b> Four <em>five</em>\n<code>six</code></p>',
      "<ul><li>a</li><li>b\nc</li></ul>",
      '<table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead>',
      "<tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
      "<p>not <b>1.2</b></p>",
    ].join(""),
  });
});

test.each(["metro", "underground"])("every numbered rule of %s has an anchor", (game) => {
  const source = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), "utf8");
  const { html, numbers } = compileRules(source);
  const written = [...source.matchAll(/^\*\*(\d+(?:\.\d+)*)\*\*/gm)].map(([, number]) => number);
  expect(written.length).toBeGreaterThan(30);
  expect(numbers).toEqual(written);
  for (const number of written) expect(html).toContain(`id="rule-${number}"`);
});
