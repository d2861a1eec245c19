import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { ownerOf } from "../../layout.ts";
import { stationOfNumber } from "../../stations.ts";
import { awardsOf, playedOut, readyFor, sharesOf, told } from "../../testing/cities.ts";
import { NUMBERS, refusalOf, run, setupOf, tableOf } from "../../testing/tables.ts";
import type { MetroTable } from "../../testing/tables.ts";
import { majority, majorityBonus, sharePoints, valuesOf } from "./final.ts";
import type { StockSlice } from "./module.ts";
import { holdings } from "./shares.ts";

const MODULES = { modules: ["stock-corporations"] };
const PERCENTAGES = [10, 20, 30, 40];

/** Seat 1 holds yellow 10, orange 20, green 30, gray 40; seat 2 blue 10, green 20, purple 30, red 40. */
const DEAL = `=stock.yellow =stock.orange =stock.green =stock.gray =stock.blue =stock.green =stock.purple =stock.red
  =stock.red =stock.yellow =stock.blue =stock.brown =aaaa =aaaa`;

function sliceOf(table: MetroTable, viewer?: number): StockSlice {
  const { slices } = viewer === undefined ? table.position : table.view(viewer);
  return slices["stock-corporations"] as StockSlice;
}

const by = (profits: Readonly<Record<string, number>>): readonly number[] =>
  COLOURS.map((colour) => profits[colour] ?? 0);

describe("setting up", () => {
  it("rule SC.1: eight companies own four stations each", () => {
    for (const seats of [2, 6]) {
      const layout = metro.layoutOf(setupOf({ ...MODULES, seats }));
      const owner = (number: number): number | undefined => ownerOf(layout, stationOfNumber(number, NUMBERS.metro));
      expect([1, 11, 18, 28].map(owner)).toEqual([0, 0, 0, 0]);
      expect([8, 14, 23, 29].map(owner)).toEqual([7, 7, 7, 7]);
    }
  });

  it("rules SC.2 and SC.3: all start with nothing; four hidden cards each, four open beside the piles", () => {
    const table = tableOf(MODULES, DEAL);
    expect(table.position.profits).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(table.position.points).toEqual([0, 0]);
    expect(sliceOf(table).cards.map(({ up }) => COLOURS[up!.company])).toEqual(["red", "yellow", "blue", "brown"]);
    expect(sliceOf(table, 0).cards.map(({ held }) => held[1]!.company)).toEqual([-1, -1, -1, -1]);
    expect(sliceOf(table, 1).cards.map(({ held }) => held[1]!.company)).toEqual([1, 3, 4, 6]);
  });
});

describe("dealing", () => {
  it("rule SC.3: begins with the starting seat, a card of each pile, and ends beside the piles", () => {
    const table = tableOf({ ...MODULES, options: { start: "2" } }, "=stock.yellow =stock.orange");
    expect(sliceOf(table).cards.map(({ held }) => held.map((card) => card?.company ?? null))).toEqual([
      [null, COLOURS.indexOf("yellow")],
      [null, COLOURS.indexOf("orange")],
      [null, null],
      [null, null],
    ]);
    expect(metro.draw(table.position).stream).toBe("stock/30");
    run(table, "=stock.green =stock.gray =stock.blue");
    expect(sliceOf(table).cards[0]!.held[0]!.company).toBe(COLOURS.indexOf("blue"));
    // A card that was dealt is in its pile no more, and only there.
    run(table, "=stock.green =stock.purple =stock.red");
    const { stream, outcomes } = metro.draw(table.position);
    expect(stream).toBe("stock/10");
    expect(outcomes.map(({ chance, weight }) => [metro.notation.writeChance(chance), weight])).toEqual(
      COLOURS.filter((colour) => colour !== "yellow" && colour !== "blue").map((colour) => [`stock.${colour}`, 1]),
    );
  });
});

describe("shares of an owner's set", () => {
  it("rule SC.3: may be of any tenth of a company, up to nine", () => {
    const readable = [0, 10, 50, 80, 90, 100, 15].filter((percent) => metro.notation.readMove(`stock.${percent}-up`));
    expect(readable).toEqual([10, 50, 80, 90]);
    const components = {
      name: "mine",
      version: "1",
      base: "interchange 1",
      values: { "stock-corporations": { shares: [90, 80] } },
    };
    const table = tableOf({ ...MODULES, components });
    expect(metro.draw(table.position).stream).toBe("stock/90");
    const position = readyFor({ ...MODULES, components }, "");
    const offered = metro.moves(metro.view(position, 0)).filter(({ type }) => type === "own");
    expect(offered.map((move) => metro.notation.writeMove(move))).toEqual([
      "stock.90-up",
      "stock.90-top",
      "stock.80-up",
      "stock.80-top",
    ]);
  });
});

describe("exchanging", () => {
  it("rule SC.5: the rulebook's example, orange 20 for the open yellow 20", () => {
    const table = tableOf(MODULES, DEAL);
    run(table, "stock.20-up =stock.purple");
    const { pile, up, held } = sliceOf(table).cards[1]!;
    expect(COLOURS[held[0]!.company]).toBe("yellow");
    expect(pile.under.map(({ company }) => COLOURS[company])).toEqual(["orange"]);
    expect(COLOURS[up!.company]).toBe("purple");
    expect(table.position.turn).toBe(1);
  });

  it("rule SC.5: everybody hears what was taken from where, and what lies open now", () => {
    const heard = (script: string): readonly unknown[] => {
      const table = tableOf(MODULES, DEAL);
      const before = table.length;
      run(table, script);
      return told(table.historyFrom(before).flatMap(({ events }) => events));
    };
    expect(heard("stock.20-up =stock.purple")).toEqual([
      { what: "took-up", seat: 0, count: 20, colour: "yellow" },
      { what: "opened", colour: "purple", count: 20 },
    ]);
    expect(heard("stock.40-top =stock.blue")).toEqual([{ what: "took-top", seat: 0, count: 40 }]);
  });

  it("rule SC.5: the top card comes unseen", () => {
    const table = tableOf(MODULES, DEAL);
    run(table, "stock.40-top =stock.blue");
    expect(sliceOf(table, 0).cards[3]!.held[0]!.company).toBe(1);
    expect(sliceOf(table, 1).cards[3]!.held[0]!.company).toBe(-1);
    expect(sliceOf(table, 1).cards[3]!.up!.company).toBe(7);
  });

  it("rule SC.5: the card that is opened is everybody's to see, the one that is drawn its seat's", () => {
    const seen = (script: string): readonly (string | undefined)[] => {
      const table = tableOf(MODULES, `${DEAL} ${script}`);
      return ([0, 1, "spectator"] as const).map((viewer) => table.record(viewer).entries.at(-1)?.text);
    };
    expect(seen("stock.20-up =stock.purple")).toEqual(["stock.purple", "stock.purple", "stock.purple"]);
    expect(seen("stock.40-top =stock.blue")).toEqual(["stock.blue", "?", "?"]);
  });

  it("rule SC.4: only shares that are in the box", () => {
    expect(refusalOf(tableOf(MODULES, DEAL), "stock.50-up")).toEqual({ code: "notNow", rule: "SC.4" });
  });

  it("rule SC.3: of hidden shares the others know no company", () => {
    const table = tableOf(MODULES, DEAL);
    expect(holdings(sliceOf(table, 0).cards, 1, PERCENTAGES)).toEqual(by({}));
    expect(holdings(sliceOf(table, 0).cards, 0, PERCENTAGES)).toEqual(
      by({ yellow: 10, orange: 20, green: 30, gray: 40 }),
    );
    expect(holdings(sliceOf(tableOf(MODULES)).cards, 0, PERCENTAGES)).toEqual(by({}));
  });

  it("rule SC.4: it takes the turn, and a tile that was drawn must be placed", () => {
    const table = tableOf(MODULES, DEAL);
    run(table, "draw =bbbb");
    expect(refusalOf(table, "stock.10-up")).toEqual({ code: "mustPlaceDrawn", rule: "2.3" });
  });

  it("rule SC.6: everybody remembers an open card that was taken, and the one who returned it a hidden one", () => {
    const table = tableOf(MODULES, DEAL);
    run(table, "stock.20-up =stock.purple");
    expect(sliceOf(table, 1).cards[1]!.held[0]!.company).toBe(COLOURS.indexOf("yellow"));
    expect(sliceOf(table, 1).cards[1]!.pile.under[0]!.company).toBe(-1);
    expect(sliceOf(table, 0).cards[1]!.pile.under[0]!.company).toBe(COLOURS.indexOf("orange"));
    for (const cards of sliceOf(table).cards) expect(cards.held.every(Boolean)).toBe(true);
  });

  it("rule SC.6: who put a share back knows it also when another draws it, and when that one puts it back", () => {
    // At six seats one card is left in each pile: brown. Seat by seat, yellow to gray are held, red lies open.
    const held = COLOURS.slice(0, 6).flatMap((colour) => PERCENTAGES.map(() => `=stock.${colour}`));
    const table = tableOf({ ...MODULES, seats: 6 }, `${held.join(" ")} ${"=stock.red ".repeat(4)}`);
    while (metro.actor(table.position).kind === "chance") {
      const { chance } = metro.draw(table.position).outcomes[0]!;
      run(table, `=${metro.notation.writeChance(chance)}`);
    }
    const [own, second] = [COLOURS[0], COLOURS[1]];
    const seen = (viewer: number, seat: number): string | undefined =>
      COLOURS[sliceOf(table, viewer).cards[0]!.held[seat]!.company];
    const under = (viewer: number): readonly (string | undefined)[] =>
      sliceOf(table, viewer).cards[0]!.pile.under.map(({ company }) => COLOURS[company]);
    run(table, "stock.10-top =stock.brown");
    expect([0, 1, 2].map(under)).toEqual([[own], [undefined], [undefined]]);
    run(table, `stock.10-top =stock.${own}`);
    expect([0, 1, 2].map((viewer) => seen(viewer, 1))).toEqual([own, own, undefined]);
    expect([0, 1, 2].map((viewer) => table.record(viewer).entries.at(-1)!.text)).toEqual([
      `stock.${own}`,
      `stock.${own}`,
      "?",
    ]);
    run(table, `stock.10-top =stock.${second}`);
    expect([0, 1, 2, 3].map((viewer) => seen(viewer, 2))).toEqual([undefined, second, second, undefined]);
    // The others exchange elsewhere; then seat 1 puts back what seat 0 had put back, for what seat 2 had.
    run(table, "stock.20-up =stock.brown stock.30-up =stock.brown stock.40-up =stock.brown stock.40-up =stock.gray");
    run(table, "stock.10-top =stock.orange");
    expect([0, 1, 2, 3].map(under)).toEqual([[own], [own], [undefined], [undefined]]);
    expect([0, 1, 2, 3].map((viewer) => seen(viewer, 1))).toEqual([undefined, "orange", "orange", undefined]);
  });

  it("rule SC.13: once the supply is empty, whoever has exchanged waits until a tile is placed", () => {
    const emptied = (rules: number): MetroTable => {
      const table = tableOf({ ...MODULES, rules }, DEAL);
      const first = { pick: () => 0 };
      // The first seat only exchanges while the other one draws and places what there is.
      for (table.settle(first); table.position.bag.some(Boolean); table.settle(first)) {
        const { turn } = table.position;
        const moves = metro.moves(table.view(turn));
        table.play(
          turn,
          moves.find(({ type }) => type === (turn === 0 ? "own" : "place"))!,
        );
      }
      return table;
    };
    const table = emptied(2);
    const first = { pick: () => 0 };
    const act = (type: string): void => {
      const { turn } = table.position;
      table.play(
        turn,
        metro.moves(table.view(turn)).find((move) => move.type === type)!,
      );
      table.settle(first);
    };
    const profits = { ...table.position, profits: by({}) };
    expect(profits.turn).toBe(0);
    const waits = { ...profits, slices: { "stock-corporations": { ...sliceOf(table), rests: [0] } } };
    expect(metro.refusal(metro.view(waits, 0), metro.notation.readMove("stock.10-top")!)).toEqual({
      code: "exchangeRests",
      rule: "SC.13",
    });
    const [exchange] = metro.moves(metro.view(profits, 0)).filter(({ type }) => type === "own");
    const exchanged = metro.play(profits, exchange!).position;
    expect((exchanged.slices["stock-corporations"] as StockSlice).rests).toEqual([0]);
    const old = { ...profits, setup: { ...profits.setup, rules: 1 } };
    expect(metro.play(old, exchange!).position.slices["stock-corporations"]).not.toHaveProperty("rests");
    act("place");
    expect(sliceOf(table)).not.toHaveProperty("rests");
  });

  it.each([
    [24, true],
    [25, false],
    [31, false],
  ])("rule SC.7: at a profit of %i exchanging is allowed: %s", (profit, isAllowed) => {
    const table = tableOf(MODULES, DEAL);
    const view = { ...table.view(0), profits: by({ green: profit }) };
    const refusal = metro.refusal(view, metro.notation.readMove("stock.10-up")!);
    expect(refusal).toEqual(isAllowed ? undefined : { code: "noMoreExchange", rule: "SC.7" });
  });
});

describe("lines", () => {
  it("rule SC.8: a finished line is profit of its company and no seat's points", () => {
    // Green's line from station 4 (e1) turns back at once over two tiles.
    const table = tableOf(MODULES, DEAL);
    const first = { ...table.position, hands: [["aaaa"], ["dddd"]] } as typeof table.position;
    const one = metro.play(first, { type: "place", tile: "aaaa", turn: 0, cell: 4 }).position;
    const two = metro.play(
      { ...one, stage: "turn", turn: 1 },
      { type: "place", tile: "dddd", turn: 0, cell: 12 },
    ).position;
    expect(two.profits).toEqual(by({ green: 3 }));
    expect(two.points).toEqual([0, 0]);
  });
});

describe("the end", () => {
  it("rule SC.9: the rulebook's ranking, ties taking the better value", () => {
    const profits = by({ yellow: 38, orange: 36, gray: 34, green: 32, blue: 32, red: 29, brown: 20, purple: 20 });
    const values = by({ yellow: 8, orange: 7, gray: 6, green: 5, blue: 5, red: 3, brown: 2, purple: 2 });
    expect(valuesOf(profits, { options: {} })).toEqual(values);
  });

  it("rule SC.9: eight different profits are worth 8 down to 1", () => {
    expect(valuesOf([31, 12, 40, 25, 9, 36, 0, 18], { options: {} })).toEqual([6, 3, 8, 5, 2, 7, 1, 4]);
  });

  it("rule SC.9: the second edition's ranking, two at the third place", () => {
    const profits = by({ yellow: 40, orange: 36, blue: 30, green: 30, red: 20 });
    expect(valuesOf(profits, { options: {} })).toEqual(
      by({ yellow: 8, orange: 7, blue: 6, green: 6, red: 4, purple: 3, gray: 3, brown: 3 }),
    );
  });

  it("rule SC.15: companies with the least profit are worth 1 where the table plays so, however many tie", () => {
    const profits = by({ yellow: 40, orange: 36, blue: 30, green: 30, red: 20 });
    expect(valuesOf(profits, { options: { "stock-last": "one" } })).toEqual(
      by({ yellow: 8, orange: 7, blue: 6, green: 6, red: 4, purple: 1, gray: 1, brown: 1 }),
    );
  });

  it("rule SC.9: shares pay when the game is over, by the profits of all lines", () => {
    const over = playedOut({ ...MODULES, seats: 3 }, "shares");
    expect(over.lines).toHaveLength(32);
    const profits = COLOURS.map((_, company) =>
      over.lines.reduce(
        (sum, { earner, points }) => sum + (earner?.kind === "company" && earner.company === company ? points : 0),
        0,
      ),
    );
    expect(over.profits).toEqual(profits);
    expect(sharesOf(over).paid).toEqual(sharesOf(over).worth);
    expect(Math.min(...sharesOf(over).paid)).toBeGreaterThan(0);
  });

  it("rule SC.10: the rulebook's shares pay 48, 15 and 5", () => {
    const percent = by({ yellow: 60, green: 30, blue: 10 });
    const points = sharePoints(percent, by({ yellow: 8, green: 5, blue: 5 }));
    expect(points.filter(Boolean)).toEqual([48, 5, 15]);
    expect(points.reduce((sum, each) => sum + each)).toBe(68);
  });

  it("rules SC.10 and SC.11: the second edition's shares pay 65, and 3 for the majority", () => {
    const points = sharePoints(by({ yellow: 60, blue: 10, green: 30 }), by({ yellow: 8, blue: 5, green: 4 }));
    expect(points.reduce((sum, each) => sum + each) + majorityBonus(38)).toBe(68);
  });

  it("rule SC.11: tied holders all get the whole bonus; of a company that nobody holds, nobody", () => {
    expect(majority([40, 40, 0])).toEqual([0, 1]);
    expect(majorityBonus(36)).toBe(3);
    expect(majority([60, 0])).toEqual([0]);
    expect(majority([0, 0])).toEqual([]);
  });

  it("rule SC.12: most points win, by shares and bonuses", () => {
    const table = tableOf(MODULES, DEAL);
    const module = metro.layoutOf(table.setup).modules[0]!;
    const scene = {
      layout: metro.layoutOf(table.setup),
      profits: by({ yellow: 30, orange: 20, green: 10 }),
      slice: () => sliceOf(table),
    };
    const awards = module.finalAwards!([], scene as unknown as Parameters<NonNullable<typeof module.finalAwards>>[1]);
    const sum = (seat: number): number =>
      awards.reduce((total, { to, points }) => total + (to.kind === "seat" && to.seat === seat ? points : 0), 0);
    expect(
      awards.filter(({ to }) => to.kind === "seat" && to.seat === 0).map(({ points, reason }) => [points, reason]),
    ).toEqual([
      [8, "shares-yellow"],
      [14, "shares-orange"],
      [18, "shares-green"],
      [20, "shares-gray"],
      [3, "majority-yellow"],
      [2, "majority-orange"],
      [1, "majority-green"],
    ]);
    // Yellow 8 + orange 14 + green 18 + gray (shared fourth place) 20; majorities of yellow 3, orange 2 and green 1.
    expect(sum(0)).toBe(8 + 14 + 18 + 20 + 3 + 2 + 1);
    expect(holdings(sliceOf(table).cards, 1, PERCENTAGES)).toEqual(by({ blue: 10, green: 20, purple: 30, red: 40 }));
  });
});

describe("with cities", () => {
  const modules = (city: string) => ({ seats: 3, modules: [city, "stock-corporations"] });
  const placer = { options: { "stock-city-rewards": "placer" } };

  it("rule SC.14: what lines bring in a city is their company's, or by the other reading the placer's", () => {
    const tickets = (request: SetupRequest): readonly number[] => {
      const position = playedOut(request, "tickets");
      return (position.slices["berlin"] as { readonly tickets: readonly (readonly number[])[] }).tickets.map((counts) =>
        counts.reduce((sum, count) => sum + count),
      );
    };
    expect(tickets(modules("berlin"))).toHaveLength(8);
    const seats = tickets({ ...modules("berlin"), ...placer });
    expect(seats).toHaveLength(3);
    expect(seats.every((count) => count > 0)).toBe(true);
    const kinds = (request: SetupRequest): ReadonlySet<string> =>
      new Set(awardsOf(playedOut(request, "vp"), "st-petersburg").map(({ to }) => to.kind));
    expect(kinds(modules("st-petersburg"))).toEqual(new Set(["company"]));
    expect(kinds({ ...modules("st-petersburg"), ...placer })).toEqual(new Set(["seat"]));
  });

  it("rule SC.14: New York's boards are the companies' in any case", () => {
    const kinds = awardsOf(playedOut({ ...modules("new-york"), ...placer }, "boards"), "new-york").map(
      ({ to }) => to.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(["company"]));
  });
});
