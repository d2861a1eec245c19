/** Recomputes the worked example of docs/record.md. */
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { Table } from "@interchange/tabletop";
import { bytesOf, checkSeal, hexOf, keyedChance, sealOf, tableKey } from "@interchange/tabletop/seal";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import { setupOf } from "./testing/tables.ts";

const [, EXAMPLE = ""] = readFileSync(new URL("../../../docs/record.md", import.meta.url), "utf8").split(
  "### A worked example",
);
const fact = (name: string): string => new RegExp(`^${name} += (.*)$`, "m").exec(EXAMPLE)?.[1] ?? "";
const ROWS = [...EXAMPLE.matchAll(/^\| `(bag\/[0-9/]+)` +\|(.*)\|$/gm)].map(([, of = "", cells = ""]) => {
  const [bytes = "", value, fair, total, rest, takes, draw = ""] = cells.split("|").map((cell) => cell.trim());
  return { of, bytes, numbers: [value, fair, total, rest].map(Number), takes, draw: draw.replaceAll("`", "") };
});

const secret = bytesOf(fact("Key"))!;
const nonces = fact("Nonces").split(" ");

describe("the worked example of a seal", () => {
  it("has the hashes that Node gives", () => {
    expect(createHash("sha256").update(secret).digest("hex")).toBe(fact("Seal"));
    expect([fact("Table"), ...nonces].join("/")).toBe(fact("joined"));
    expect(createHmac("sha256", secret).update(fact("joined")).digest("hex")).toBe(fact("table key"));
    expect(sealOf(secret)).toBe(fact("Seal"));
    expect(hexOf(tableKey(secret, fact("Table"), nonces))).toBe(fact("table key"));
  });

  it("has the draws that the table makes, by the numbers that stand there", () => {
    const table = new Table(metro, setupOf({ seats: 2 }), ["Ada", "planner"], { seal: fact("Seal") });
    table.settle(keyedChance(bytesOf(fact("table key"))!));
    expect(ROWS.map(({ draw }) => draw)).toEqual(table.log.map(({ entry }) => `=${entry.text}`));
    for (const [index, { of, bytes, numbers, takes, draw }] of ROWS.entries()) {
      const code = createHmac("sha256", bytesOf(fact("table key"))!)
        .update(of)
        .digest()
        .subarray(0, 6);
      const value = code.readUIntBE(0, 6);
      const kinds = metro
        .draw(table.at(index))
        .outcomes.map(({ chance, weight }) => ({ text: `=${metro.notation.writeChance(chance)}`, weight }));
      const weigh = (some: typeof kinds): number => some.reduce((sum, { weight }) => sum + weight, 0);
      const total = weigh(kinds);
      expect(code.toString("hex")).toBe(bytes);
      expect(numbers).toEqual([value, total * Math.floor(2 ** 48 / total), total, value % total]);
      const first = weigh(kinds.filter(({ text }) => text < draw));
      const last = weigh(kinds.filter(({ text }) => text <= draw)) - 1;
      expect(takes).toBe(`${first} to ${last}`);
      expect(value % total).toBeGreaterThanOrEqual(first);
      expect(value % total).toBeLessThanOrEqual(last);
    }
    const tags = { Key: fact("Key"), Table: fact("Table"), Nonces: fact("Nonces") };
    expect(checkSeal(metro, table.record(undefined, tags))).toEqual({ seal: "holds" });
  });
});
