/** Tests what modules declare, for the code that shows it and proves shuffles. */
import { known, Random } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metro } from "./metro.ts";
import { readyFor } from "./testing/cities.ts";
import { moveOf, setupOf } from "./testing/tables.ts";

/** The names of all draws in a random game. */
function streamsOf(request: SetupRequest): readonly string[] {
  const streams = new Set<string>();
  const random = new Random("streams");
  let position = metro.start(setupOf(request));
  for (;;) {
    const actor = metro.actor(position);
    if (actor.kind === "nobody") return [...streams];
    if (actor.kind === "chance") {
      const { stream, outcomes } = metro.draw(position);
      streams.add(stream);
      const which = random.weighted(outcomes.map(({ weight }) => weight));
      ({ position } = metro.resolve(position, known(outcomes[which]).chance));
    } else ({ position } = metro.play(position, random.pick(metro.moves(metro.view(position, actor.seat)))));
  }
}

describe("the game itself", () => {
  it("has these options, the usual value of each first", () => {
    const { editions, minSeats, maxSeats, options } = metro.choices;
    expect([editions, minSeats, maxSeats]).toEqual([["first", "second", "bigbox"], 2, 6]);
    expect(options.map(({ name, values, rule }) => [name, values.join(" "), rule])).toEqual([
      ["orientation", "fixed free", "6.1"],
      ["hand-size", "1 2 3", "6.2"],
      ["open-hands", "no yes", "6.3"],
      ["start", "1 2 3 4 5 6 lot", "6.4"],
      ["numbering", "metro cable-car", "7.1"],
      ["one-tile-stations", "all owned", "7.2"],
      ["one-tile-exception", "always no-draw-left", "7.3"],
      ["centre-squares", "any line", "7.4"],
    ]);
    const named = (is: "isSeat" | "isRuling"): readonly string[] =>
      options.filter((option) => option[is]).map(({ name }) => name);
    expect(named("isSeat")).toEqual(["start"]);
    expect(named("isRuling")).toEqual(["one-tile-stations", "one-tile-exception", "centre-squares"]);
  });
});

describe("a module", () => {
  it.each(CATALOG)("declares what it always did; what changes here changes on purpose: $id", async (module) => {
    const { id, tag, kind, excludes, joins, seats, boxes, unprinted, tells, awards, options, parts } = module;
    const ids = parts?.map((part) => part.id);
    const declared = { tag, kind, excludes, joins, seats, boxes, unprinted, tells, awards, options, parts: ids };
    await expect(`${JSON.stringify(declared, undefined, 2)}\n`).toMatchFileSnapshot(`modules/${id}/declared.txt`);
  });

  // Proofs of shuffles are made of these names, and so are the games that seeds deal.
  it.each<readonly [SetupRequest, string]>([
    [{}, ""],
    [{ modules: ["berlin"], options: { "berlin-sides": "mixed" } }, "berlin/landmarks berlin/sides berlin/tourists"],
    [{ modules: ["center-rails"] }, "rails/centre"],
    [{ modules: ["central-stations"] }, ""],
    [{ modules: ["stock-corporations", "central-stations"] }, "stock/10 stock/20 stock/30 stock/40"],
    [{ modules: ["london"], options: { "london-start": "random" } }, "london/landmarks london/taxi london/tourists"],
    [{ modules: ["new-york"] }, "new-york/boards new-york/tourists"],
    [{ modules: ["numbered-stations"] }, "numbers/1 numbers/2 numbers/3 numbers/4"],
    [{ modules: ["paris"], options: { "paris-row": "arranged" } }, "paris/landmarks paris/tourists"],
    [{ modules: ["solo"], seats: 1 }, "solo/cards"],
    [
      { modules: ["st-petersburg"] },
      "petersburg/blue petersburg/brown petersburg/gray petersburg/green petersburg/orange petersburg/purple petersburg/red petersburg/yellow",
    ],
    [{ modules: ["stock-corporations"] }, "stock/10 stock/20 stock/30 stock/40"],
    [{ modules: ["stockholm"] }, "stockholm/landmarks stockholm/markers stockholm/tourists"],
  ])("draws from streams of the same names: %j", (request, streams) => {
    expect(streamsOf(request).toSorted()).toEqual(["bag", ...streams.split(" ").filter(Boolean)].toSorted());
  });

  it.each([
    ["berlin", "berlin.side-a", "notNow", "BE.1"],
    ["center-rails", "rails.aaaa", "notNow", "CR.1"],
    ["london", "london.eye", "notNow", "LO.1"],
    ["new-york", "new-york.board-1", "notNow", "NY.1"],
    ["numbered-stations", "numbers.1", "drawOwed", "NS.2"],
    ["paris", "paris.louvre", "notNow", "PA.2"],
    ["paris", "paris.red", "notNow", "PA.3"],
    ["paris", "paris.seat-1", "notNow", "PA.4"],
    ["solo", "solo.red", "drawOwed", "SO.3"],
    ["st-petersburg", "petersburg.vp-1", "notNow", "SP.6"],
    ["st-petersburg", "petersburg.red", "notNow", "SP.3"],
    ["stock-corporations", "stock.red", "drawOwed", "SC.5"],
    ["stockholm", "stockholm.red", "notNow", "ST.1"],
  ])("%s refuses what is no move of a turn: %s", (module, word, code, rule) => {
    const position = readyFor({ modules: [module] }, "");
    expect(metro.refusal(metro.view(position, position.turn), moveOf(word))).toEqual({ code, rule });
  });
});
