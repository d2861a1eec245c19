import { metro } from "@interchange/metro/core";
import { Table, writeRecord } from "@interchange/tabletop";
import { describe, expect, test } from "vitest";
import { abandonTable } from "./abandon.ts";
import { readEnvelope } from "./envelope.ts";
import type { Envelope } from "./envelope.ts";
import { putEnvelope, shelf } from "./shelf.ts";

function statusAfter(status: Envelope["status"]): string {
  const prepared = metro.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  putEnvelope(shelf, {
    format: "interchange-table",
    version: 1,
    id: "left",
    savedAt: 0,
    sitters: ["Ada", "Bo"].map((name) => ({ name, mind: { kind: "person" } })),
    assist: "ledger",
    seed: "s",
    seenDraws: [],
    tookBack: 0,
    holder: undefined,
    status,
    points: [],
    placed: 0,
    isImported: false,
    record: writeRecord(new Table(metro, prepared.setup, ["Ada", "Bo"]).record()),
  });
  abandonTable("left");
  const read = readEnvelope(shelf.text("left") ?? "");
  shelf.remove("left");
  return read.ok ? read.envelope.status : read.detail;
}

describe("abandoning a kept table", () => {
  test("leaves a running one, and a finished one stays finished", () => {
    expect(statusAfter("running")).toBe("abandoned");
    expect(statusAfter("over")).toBe("over");
    expect(statusAfter("abandoned")).toBe("abandoned");
  });
});
