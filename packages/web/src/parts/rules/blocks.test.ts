import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

test("headings, paragraphs, lists and tables are told apart", () => {
  const source = "# One\n\n**1.1** Two\nthree\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | `2` |\n";
  expect(blocksOf(source)).toEqual([
    { kind: "heading", level: 1, text: "One" },
    { kind: "paragraph", text: "**1.1** Two three" },
    { kind: "list", items: ["a", "b c"] },
    { kind: "table", head: ["x", "y"], rows: [["1", "`2`"]] },
  ]);
});
