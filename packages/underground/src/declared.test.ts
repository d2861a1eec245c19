/** Tests the setup choices that pages and records rely on. */
import { describe, expect, it } from "vitest";
import { underground } from "./game.ts";

describe("the choices of a table", () => {
  it("are its seats and options, the usual value of each first", () => {
    const { editions, minSeats, maxSeats, modules, options } = underground.choices;
    expect({ editions, minSeats, maxSeats, modules }).toEqual({
      editions: ["2006"],
      minSeats: 2,
      maxSeats: 5,
      modules: [],
    });
    expect(options.map(({ name, values, rule }) => [name, values.join(" "), rule])).toEqual([
      ["start", "1 2 3 4 5 lot", "6.1"],
      ["first-round", "2006 2019 designer", "6.2"],
      ["last-round", "building designer", "6.3"],
      ["mornington-crescent", "no yes", "6.4"],
      ["movement", "full basic", "6.5"],
      ["markers", "dealt chosen", "6.6"],
    ]);
    expect(options.filter(({ isSeat }) => isSeat).map(({ name }) => name)).toEqual(["start"]);
  });

  it("say what is printed nowhere, with the ruling for it", () => {
    expect(underground.choices.facts).toEqual({
      boxes: { "2006": [] },
      unprinted: [
        { what: "map", is: "inferred", rule: "7.7" },
        { what: "symbols", is: "inferred", rule: "7.8", path: "/stations/symbols" },
        { what: "markers", is: "designed", rule: "7.5", path: "/markers" },
      ],
    });
  });

  it("draws from streams of the same names, of which proofs of shuffles are made", () => {
    const streamsOf = (options: Readonly<Record<string, string>>, seats: number): readonly string[] => {
      const streams = new Set<string>();
      const prepared = underground.prepare({ seats, options });
      if (!prepared.ok) throw new Error(prepared.reason);
      let position = underground.start(prepared.setup);
      while (underground.actor(position).kind === "chance") {
        const { stream, outcomes } = underground.draw(position);
        streams.add(stream);
        ({ position } = underground.resolve(position, outcomes[0]!.chance));
      }
      return [...streams];
    };
    expect(streamsOf({}, 2)).toEqual(["symbols", "deck"]);
    expect(streamsOf({ start: "lot" }, 4)).toEqual(["lot", "markers", "symbols", "deck"]);
    expect(streamsOf({ movement: "basic" }, 3)).toEqual(["symbols", "express", "normal"]);
  });
});
