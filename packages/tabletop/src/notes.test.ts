import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergedChanges, noted, readNotes, renamed, writeNotes } from "./notes.ts";
import type { SeatChange } from "./notes.ts";
import { readRecord, writeRecord } from "./recordText.ts";

const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom('"', "]", "\\", "}", '"] [%seat 1 "'),
);
const change: fc.Arbitrary<SeatChange> = fc.record({ seat: fc.nat(11), left: name, came: name });

describe("notes in a comment", () => {
  it("read back as written, whatever the names, and among what people wrote", () => {
    const text = fc.constantFrom(
      undefined,
      "a fine place",
      "[%clk 0:09:51]",
      "[%seat]",
      '[%seat 0 "a" "b"]',
      "[%back 0]",
    );
    fc.assert(
      fc.property(fc.nat(300), fc.array(change, { maxLength: 4 }), text, (back, seats, comment) => {
        const written = noted(writeNotes({ back, seats }), comment);
        expect(readNotes(written)).toEqual({ back, seats });
        if (written === undefined) return;
        const record = writeRecord({
          game: "metro",
          setup: { edition: "first", seats: 1, modules: [], options: {}, rules: 1 },
          seats: ["Ada"],
          tags: {},
          entries: [{ by: "chance", text: "aaaa", comment: written }],
        });
        const read = readRecord(record);
        expect(read.ok && read.record.entries[0]?.comment).toBe(written);
      }),
    );
  });

  it.each(['[%seat 1 "a"]', "[%back x]", '[%seat 1 "\\x" "b"]', "[%seat 1 'a' 'b']", "[%back 1", "plain"])(
    "are not seen in %s",
    (comment) => {
      expect(readNotes(comment)).toEqual({ back: 0, seats: [] });
    },
  );

  it("are added up where there are several", () => {
    expect(readNotes('first [%back 2] then [%seat 2 "Bo" "Cy"] and [%back 3]')).toEqual({
      back: 5,
      seats: [{ seat: 1, left: "Bo", came: "Cy" }],
    });
  });
});

describe("changes of seats", () => {
  it("are one for each seat at most, none where somebody came back, and lead to the same names", () => {
    const some = fc.array(fc.tuple(fc.nat(2), fc.constantFrom("a", "b", "c", "d")), { maxLength: 12 });
    fc.assert(
      fc.property(some, (moves) => {
        const first = ["a", "b", "c"];
        const changes: SeatChange[] = [];
        let names: readonly string[] = first;
        for (const [seat, came] of moves) {
          changes.push({ seat, left: names[seat]!, came });
          names = renamed(names, changes.slice(-1), "came");
        }
        const merged = mergedChanges(changes);
        expect(renamed(first, merged, "came")).toEqual(names);
        expect(renamed(names, merged, "left")).toEqual(first);
        expect(renamed(names, changes, "left")).toEqual(first);
        expect(new Set(merged.map(({ seat }) => seat)).size).toBe(merged.length);
        expect(merged.every(({ left, came }) => left !== came)).toBe(true);
      }),
    );
  });
});
