import { describe, expect, it } from "vitest";
import { addTo, known } from "./known.ts";

describe("what must be there", () => {
  it("is given as it is, 0 and the empty text too", () => {
    expect([known(0), known(""), known(false)]).toEqual([0, "", false]);
  });

  it("is named when it is not there", () => {
    expect(() => known(undefined, "station", "Bank")).toThrow('there is no station "Bank"');
    expect(() => known([1, 2][2])).toThrow("something that must be there is not");
  });

  it("is added to only where it is", () => {
    const counts = [1, 2];
    addTo(counts, 1, 3);
    expect(counts).toEqual([1, 5]);
    expect(() => addTo(counts, 2, 1)).toThrow(RangeError);
  });
});
