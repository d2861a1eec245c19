import { Random } from "@interchange/tabletop";
import { checkLaws, randomSetup } from "@interchange/tabletop/conformance";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import type { Position } from "./position.ts";
import { metroSearch } from "./metro.ts";
import { referee } from "./testing/referee.ts";
import { setupOf } from "./testing/tables.ts";

const LONG = process.env["LONG"] === "1";

const subject = { game: metro, search: metroSearch, referee };

describe("the laws of the table", () => {
  it("hold at every seat count", () => {
    for (let seats = metro.choices.minSeats; seats <= metro.choices.maxSeats; seats++)
      checkLaws(subject, setupOf({ seats }), `seats ${seats}`);
  });

  it("hold for every value of every option", () => {
    for (const { name, values } of metro.choices.options)
      for (const value of values)
        checkLaws(subject, setupOf({ seats: 6, options: { [name]: value } }), `${name}=${value}`, 60);
  });

  it("hold where the starting seat is left to lot, with modules that deal from there on", () => {
    for (const modules of [
      ["paris"],
      ["stock-corporations", "central-stations"],
      ["numbered-stations", "center-rails"],
    ])
      checkLaws(subject, setupOf({ seats: 4, modules, options: { start: "lot" } }), `lot ${modules.join(" ")}`, 50);
  });

  it("hold where what cities give for lines goes to who placed the tile", () => {
    for (const city of ["berlin", "st-petersburg"]) {
      const modules = [city, "stock-corporations"];
      const setup = setupOf({ seats: 3, modules, options: { "stock-city-rewards": "placer" } });
      checkLaws(subject, setup, `placer ${city}`, 200);
    }
  });

  it("hold where seats have chosen their colours", () => {
    checkLaws(subject, setupOf({ seats: 3, colours: ["orange", "yellow", "blue"] }), "colours", 60);
  });

  it("hold for editions and options in any combination", { timeout: 3_600_000 }, () => {
    fc.assert(
      // The length is drawn too, so that a broken law shrinks to the shortest record that breaks it.
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 400 }), (seed, entries) => {
        checkLaws(subject, randomSetup(metro, new Random(seed)), seed, entries);
      }),
      { numRuns: LONG ? 2_000 : 6 },
    );
  });
});

describe("a broken law", () => {
  it("is reported with a record that reproduces it", () => {
    const leaky = { ...subject, game: { ...metro, redact: (event: Parameters<typeof metro.redact>[0]) => event } };
    expect(() => checkLaws(leaky, setupOf({ seats: 2 }), 1)).toThrow(/law ".*" is broken[\s\S]*\[Game "metro"\]/);
  });

  it("is found when moves and refusals disagree", () => {
    const stubborn = { ...subject, game: { ...metro, refusal: () => ({ code: "no", rule: "0" }) } };
    expect(() => checkLaws(stubborn, setupOf({ seats: 2 }), 1)).toThrow(/refusal agrees with moves/);
  });

  it("is found when tiles vanish", () => {
    const careless = {
      ...subject,
      game: {
        ...metro,
        resolve: (position: Position, chance: Parameters<typeof metro.resolve>[1]) => {
          const step = metro.resolve(position, chance);
          return { ...step, position: { ...step.position, bag: position.bag } };
        },
      },
    };
    expect(() => checkLaws(careless, setupOf({ seats: 2 }), 1)).toThrow(/law "/);
  });
});
