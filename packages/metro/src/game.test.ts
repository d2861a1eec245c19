import type { Setup } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { CATALOG } from "./catalog.ts";
import { metroWith, plainMetro } from "./game.ts";
import { EDGE_STATIONS } from "./geometry.ts";
import { ownerOf } from "./layout.ts";
import { metro } from "./metro.ts";
import { sliceKey } from "./module.ts";
import type { Module } from "./module.ts";
import { berlin } from "./modules/berlin/module.ts";
import { london } from "./modules/london/module.ts";
import { searchOf } from "./search.ts";
import { stationOfNumber } from "./stations.ts";
import { NUMBERS, setupOf } from "./testing/tables.ts";

describe("layouts", () => {
  it("are of the edition that is asked for, whichever was asked for first", () => {
    const game = metroWith(CATALOG);
    const first = setupOf({ edition: "first" });
    expect(game.layoutOf(first).setup.edition).toBe("first");
    expect(game.layoutOf({ ...first, edition: "bigbox" }).setup.edition).toBe("bigbox");
    expect(game.layoutOf({ ...first }).setup.edition).toBe("first");
  });

  it("are of the rules number that is asked for", () => {
    const game = metroWith(CATALOG);
    const setup = setupOf();
    expect([1, 2, 1].map((rules) => game.layoutOf({ ...setup, rules }).setup.rules)).toEqual([1, 2, 1]);
  });

  it("are of the components and the colours that are asked for", () => {
    const game = metroWith(CATALOG);
    const setup = setupOf();
    const components = { name: "mine", version: "1", base: "interchange 1", values: {} };
    const colours = ["green", "blue"];
    const layouts = [setup, { ...setup, components }, { ...setup, colours }].map((each) => game.layoutOf(each));
    expect(new Set(layouts).size).toBe(3);
    expect(layouts.map((layout) => layout.setup.colours)).toEqual([undefined, undefined, colours]);
    expect(game.layoutOf({ ...setup, colours: [...colours] })).toBe(layouts[2]);
  });

  it("of equal setups are made once, in whatever order the options are named", () => {
    const setup = setupOf({ seats: 3, modules: ["london"] });
    const options = Object.fromEntries(Object.entries(setup.options).toReversed());
    expect(metro.layoutOf({ ...setup, modules: [...setup.modules], options })).toBe(metro.layoutOf(setup));
  });

  it("without modules do not stain those with them", () => {
    const setup = setupOf({ modules: ["stock-corporations"] });
    expect(plainMetro.layoutOf(setup).modules).toEqual([]);
    expect(metro.layoutOf(setup).modules.map(({ id }) => id)).toEqual(["stock-corporations"]);
    expect(plainMetro.layoutOf({ ...setup }).terms.ownedBy).toBe("seat");
    expect(metro.layoutOf({ ...setup }).terms.ownedBy).toBe("company");
  });

  it("know whose a line is, and that some are nobody's", () => {
    const layout = metro.layoutOf(setupOf({ seats: 3 }));
    const at = (number: number): number | undefined => ownerOf(layout, stationOfNumber(number, NUMBERS.metro));
    // Station 17, below a8, is nobody's at three seats; so are those of the centre.
    expect([at(1), at(17), ownerOf(layout, EDGE_STATIONS)]).toEqual([0, undefined, undefined]);
  });

  it("take a module that is nothing but another plan", () => {
    const wide: Module = {
      id: sliceKey("wide"),
      tag: "wide",
      kind: "expansion",
      terms: (terms) => ({ ...terms, handSize: 2 }),
    };
    const game = metroWith([wide]);
    const prepared = game.prepare({ modules: ["wide"] });
    const layout = game.layoutOf(prepared.ok ? prepared.setup : setupOf());
    expect(layout.ruled).toEqual([]);
    expect(layout.terms.handSize).toBe(2);
  });

  it("that nobody holds are not kept for ever", () => {
    const game = metroWith([]);
    const setup = setupOf();
    const asked = (rules: number): Setup => ({ ...setup, rules });
    const kept = game.layoutOf(asked(0));
    expect(game.layoutOf(asked(0))).toBe(kept);
    for (let rules = 1; rules < 100; rules++) game.layoutOf(asked(rules));
    expect(game.layoutOf(asked(0))).not.toBe(kept);
  });
});

describe("rules numbers", () => {
  it("1 to 3 are playable, and new tables take 3", () => {
    expect(metro.prepare({})).toMatchObject({ setup: { rules: 3 } });
    expect(metro.prepare({ rules: 1 })).toMatchObject({ setup: { rules: 1 } });
    expect(metro.prepare({ rules: 4 })).toMatchObject({ ok: false, refusal: { code: "rules" } });
  });
});

describe("games with different catalogs", () => {
  const games = [metroWith([london]), metroWith([berlin, london]), plainMetro];

  it("offer their own modules side by side", () => {
    expect(games.map(({ choices }) => choices.modules)).toEqual([["london"], ["berlin", "london"], []]);
    const asked = games.map((game) => game.prepare({ modules: ["berlin"] }).ok);
    expect(asked).toEqual([false, true, false]);
    expect(games.map((game) => game.notation.readMove("berlin.side-a"))).toEqual([
      undefined,
      { type: "own", module: "berlin", word: "side-a" },
      undefined,
    ]);
  });

  it("play the same table alike, each with its own numbers for what is done in modules", () => {
    const setup = setupOf({ modules: ["london"] });
    const codes = [games[0]!, games[1]!].map((game) => {
      const search = searchOf(game);
      const position = game.start(setup);
      const { outcomes } = game.draw(position);
      const board = search.board(position);
      const code = search.encodeChance(outcomes[0]!.chance, board);
      expect(search.decodeChance(code, board)).toEqual(outcomes[0]!.chance);
      board.act(code);
      const { position: after } = game.resolve(position, outcomes[0]!.chance);
      expect(search.board(after).actions(new Uint16Array(search.maxActions))).toBe(
        board.actions(new Uint16Array(search.maxActions)),
      );
      return { code, slices: after.slices };
    });
    expect(codes[0]!.slices).toEqual(codes[1]!.slices);
    expect(codes[0]!.code).not.toBe(codes[1]!.code);
  });
});

it("a seat that begins must be there, and one seat is called one", () => {
  const reason = (request: Parameters<typeof metro.prepare>[0]): string => {
    const prepared = metro.prepare(request);
    return prepared.ok ? "" : prepared.reason;
  };
  expect(reason({ seats: 2, options: { start: "3" } })).toBe("option start=3, but there are only 2 seats");
  expect(reason({ seats: 1, modules: ["solo"], options: { start: "2" } })).toBe(
    "option start=2, but there is only 1 seat",
  );
});
