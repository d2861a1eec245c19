import { describe, expect, it } from "vitest";
import { LIMITS } from "./record.ts";
import { Seating } from "./seating.ts";

describe("who sits where", () => {
  it("changes, and is noted once by the next entry", () => {
    const seating = new Seating(["Ada", "Bo"]);
    seating.change(1, "Cy");
    expect(seating.names).toEqual(["Ada", "Cy"]);
    expect(seating.changes).toEqual([{ seat: 1, left: "Bo", came: "Cy" }]);
    expect(seating.note()).toEqual([{ seat: 1, left: "Bo", came: "Cy" }]);
    expect(seating.changes).toEqual([]);
    expect(seating.note()).toEqual([]);
  });

  it("is no news where the same sits down again", () => {
    const seating = new Seating(["Ada", "Bo"]);
    seating.change(0, "Ada");
    expect(seating.changes).toEqual([]);
    seating.change(0, "Eve");
    seating.change(0, "Ada");
    expect(seating.changes).toEqual([]);
    expect(seating.names).toEqual(["Ada", "Bo"]);
  });

  it("is to be noted again where the entry that noted it was taken back", () => {
    const seating = new Seating(["Ada", "Bo"]);
    seating.change(0, "Eve");
    const noted = seating.note();
    seating.change(1, "Cy");
    expect(seating.before(noted)).toEqual(["Ada", "Bo"]);
    expect(seating.before([])).toEqual(["Eve", "Bo"]);
    seating.unnote(noted);
    expect(seating.names).toEqual(["Eve", "Cy"]);
    expect(seating.changes).toEqual([
      { seat: 0, left: "Ada", came: "Eve" },
      { seat: 1, left: "Bo", came: "Cy" },
    ]);
  });

  it("follows a record, whose headers have the last word", () => {
    const seating = new Seating(["Ada", "Bo"]);
    seating.follow([{ seat: 0, left: "Ada", came: "Eve" }]);
    expect([seating.names, seating.changes]).toEqual([["Eve", "Bo"], []]);
    seating.endAs(["Ada", "Cy"]);
    expect(seating.names).toEqual(["Ada", "Cy"]);
  });

  it("is left alone by a fork", () => {
    const seating = new Seating(["Ada", "Bo"]);
    seating.change(0, "Eve");
    const fork = seating.fork();
    expect([fork.names, fork.changes]).toEqual([seating.names, seating.changes]);
    fork.change(1, "Cy");
    expect(seating.names).toEqual(["Eve", "Bo"]);
  });

  it("needs a seat, and a name that fits into a record", () => {
    const seating = new Seating(["Ada", "Bo"]);
    expect(() => seating.change(2, "Cy")).toThrow("seat 2 of 2");
    expect(() => seating.nameAt(-1)).toThrow(RangeError);
    seating.change(0, "x".repeat(LIMITS.newName));
    expect(() => seating.change(0, "x".repeat(LIMITS.newName + 1))).toThrow(`longer than ${LIMITS.newName}`);
  });
});
