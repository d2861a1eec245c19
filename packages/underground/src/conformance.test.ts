import { Random } from "@interchange/tabletop";
import { checkLaws, randomSetup } from "@interchange/tabletop/conformance";
import * as fc from "fast-check";
import { describe, it } from "vitest";
import { underground } from "./game.ts";
import { CHOICES } from "./options.ts";
import { undergroundSearch } from "./search.ts";
import { referee } from "./testing/referee.ts";
import { setupOf } from "./testing/tables.ts";

const LONG = process.env["LONG"] === "1";

const subject = { game: underground, search: undergroundSearch, referee };

describe("the laws of the table", () => {
  it("hold at every seat count", () => {
    for (let seats = CHOICES.minSeats; seats <= CHOICES.maxSeats; seats++)
      checkLaws(subject, setupOf({ seats }), `seats ${seats}`);
  });

  it("hold for every value of every option", () => {
    for (const { name, values } of CHOICES.options)
      for (const value of values)
        checkLaws(subject, setupOf({ seats: 5, options: { [name]: value } }), `${name}=${value}`, LONG ? 120 : 60);
  });

  it("hold for options in any combination", { timeout: 3_600_000 }, () => {
    fc.assert(
      // The length is drawn too, so that a broken law shrinks to the shortest record that breaks it.
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 600 }), (seed, entries) => {
        checkLaws(subject, randomSetup(underground, new Random(seed)), seed, entries);
      }),
      { numRuns: LONG ? 300 : 4 },
    );
  });
});
