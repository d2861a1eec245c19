import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "../../metro.ts";
import { COLOURS } from "../../companies.ts";
import type { Module, Scene } from "../../module.ts";
import type { Award, Position } from "../../position.ts";
import { squareName } from "../../notation.ts";
import { stationOfNumber } from "../../stations.ts";
import { awardsOf, lay, playedOut, readyFor, sharesOf, told } from "../../testing/cities.ts";
import { NUMBERS, setupOf, tableOf } from "../../testing/tables.ts";
import { BERLIN_1 } from "./printed.ts";
import { BERLIN_PARTS } from "./components.ts";
import { LANDMARKS } from "./data.ts";
import { prizePoints } from "./final.ts";
import { nextInGroup } from "./groups.ts";
import { berlin, unclaimed } from "./module.ts";
import type { BerlinSlice } from "./module.ts";

const MODULES = { modules: ["berlin"] };
const { prizes, squares: TOURIST_SQUARES } = BERLIN_PARTS.tables(BERLIN_1);
const MIXED = { ...MODULES, options: { "berlin-sides": "mixed" } };

/** The third group has yellow on b6 and purple on c6. */
const TOURISTS = `yellow blue orange green  purple gray red brown  yellow purple blue gray  orange green red brown`
  .split(/\s+/)
  .map((colour) => `=berlin.${colour}`)
  .join(" ");
const LANDMARK_TOURISTS = COLOURS.map((colour) => `=berlin.landmark-${colour}`).join(" ");
const DEAL = `${TOURISTS} ${LANDMARK_TOURISTS}`;

/** The rulebook's line from station 14: four tiles, passed 3, 1, 2 and 1 times. */
const LINE = "badb@a6 ccda@a5 aaaa@b6 bbad@c6";

function sliceOf({ slices }: Pick<Position, "slices">): BerlinSlice {
  return slices["berlin"] as BerlinSlice;
}

const by = (counts: Readonly<Record<string, number>>): readonly number[] => COLOURS.map((each) => counts[each] ?? 0);

/** What is awarded for tickets of yellow, the colour of the first landmark (6 and 4). */
function awardsFor(tickets: readonly number[], options: Readonly<Record<string, string>> = {}): readonly Award[] {
  const layout = metro.layoutOf(setupOf({ ...MODULES, seats: tickets.length, options }));
  const slice: BerlinSlice = {
    sides: LANDMARKS.map(() => 0),
    tourists: [],
    colours: LANDMARKS.map((_, colour) => colour),
    tickets: tickets.map((yellow) => by({ yellow })),
  };
  const scene = { layout, slice: () => slice } as unknown as Scene;
  return (berlin as Required<Pick<Module, "finalAwards">>).finalAwards([], scene);
}

/** Colours as they are, in the place of actions. */
const COLOUR_NUMBERS = COLOURS.map((_, colour) => colour);

describe("setting up", () => {
  it("rule BE.1: landmarks lie on side A or side B, both worth the same over the row", () => {
    expect(sliceOf(tableOf(MODULES).position).sides).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const other = tableOf({ ...MODULES, options: { "berlin-sides": "b" } });
    expect(sliceOf(other.position).sides).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    const sum = (side: number): number => prizes.reduce((all, sides) => all + sides[side]![0] + sides[side]![1], 0);
    expect([sum(0), sum(1)]).toEqual([68, 68]);
  });

  it("rule BE.1: chance turns mixed landmarks to either side", () => {
    const sides = "=berlin.side-b =berlin.side-a =berlin.side-a =berlin.side-b =berlin.side-b =berlin.side-a";
    const { position } = tableOf(MIXED, `${sides} =berlin.side-a =berlin.side-b ${DEAL}`);
    expect(sliceOf(position).sides).toEqual([1, 0, 0, 1, 1, 0, 0, 1]);
    expect(position.stage).toBe("deal");
  });

  it("rule BE.1: or the table chooses a side for each", () => {
    const { position } = tableOf({ ...MODULES, options: { "berlin-sides": "abbababb" } }, DEAL);
    expect(sliceOf(position).sides).toEqual([0, 1, 1, 0, 1, 0, 1, 1]);
    for (const sides of ["ab", "abababax", "ababababa", ""])
      expect(metro.prepare({ ...MODULES, options: { "berlin-sides": sides } })).toMatchObject({
        refusal: { code: "option", rule: "BE.1" },
      });
  });

  it("rule BE.2: four groups in the corners of the inner squares, and a colour at each landmark", () => {
    expect(TOURIST_SQUARES.map(squareName).join(" ")).toBe("b2 c2 b3 c3 f2 g2 f3 g3 b6 c6 b7 c7 f6 g6 f7 g7");
    const { position } = tableOf(MODULES, DEAL);
    expect(sliceOf(position).colours).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("rule BE.2: a colour that is in the group, or twice on the board, cannot come", () => {
    const possible = (...drawn: readonly number[]): readonly number[] =>
      nextInGroup("", COLOUR_NUMBERS, drawn).outcomes.map(({ chance }) => chance);
    expect(possible(0, 1)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(possible(0, 1, 2, 3, 0, 1, 4, 5)).toEqual([2, 3, 4, 5, 6, 7]);
    // Only brown has two tourists left for the last two groups, so it must be in both.
    expect(possible(0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3)).toEqual([7]);
  });

  it("rule BE.2: every arrangement is equally likely", () => {
    const random = new Random("groups");
    const all = arrangements();
    for (let game = 0; game < 300; game++) {
      let ways = 1n;
      let of = 1n;
      const drawn: number[] = [];
      while (drawn.length < TOURIST_SQUARES.length) {
        const { outcomes } = nextInGroup("", COLOUR_NUMBERS, drawn);
        const weights = outcomes.map(({ weight }) => weight);
        // In the smallest whole numbers, so that they never grow past those that count exactly.
        expect(weights.reduce(divisor)).toBe(1);
        const picked = outcomes[random.weighted(weights)]!;
        ways *= BigInt(picked.weight);
        of *= BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
        drawn.push(picked.chance);
      }
      expect(of).toBe(ways * all);
    }
  });
});

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** All arrangements, counted another way: colours choose two groups each, then each group its squares. */
function arrangements(): bigint {
  let open = new Map([["4444", 1n]]);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const next = new Map<string, bigint>();
    for (const [room, count] of open)
      for (let one = 0; one < 4; one++)
        for (let other = one + 1; other < 4; other++) {
          const left = Array.from(room, (places, group) => Number(places) - (group === one || group === other ? 1 : 0));
          if (left.every((places) => places >= 0)) next.set(left.join(""), (next.get(left.join("")) ?? 0n) + count);
        }
    open = next;
  }
  return open.get("0000")! * 24n ** 4n;
}

describe("playing", () => {
  it("rule BE.3: a tourist stands on the tile that covers its square", () => {
    const { position, events } = lay(tableOf(MODULES, DEAL).position, "aaaa@b6 aaaa@d6", 1);
    expect(told(events)).toEqual([{ what: "tourist", seat: 1, colour: "yellow", cell: TOURIST_SQUARES[8] }]);
    expect(sliceOf(position)).toEqual(sliceOf(tableOf(MODULES, DEAL).position));
  });

  it("rule BE.4: the rulebook's line pays 7, two yellow tickets and a purple one, to its owner", () => {
    const { position, events } = lay(tableOf(MODULES, DEAL).position, LINE, 0);
    expect(position.lines).toMatchObject([{ length: 7, points: 7, earner: { kind: "seat", seat: 1 } }]);
    expect(sliceOf(position).tickets).toEqual([by({}), by({ yellow: 2, purple: 1 })]);
    expect(told(events).filter(({ what }) => what === "tickets")).toEqual([
      { what: "tickets", seat: 1, colour: "yellow", count: 2 },
      { what: "tickets", seat: 1, colour: "purple", count: 1 },
    ]);
  });

  it("rule BE.4: a line that nobody owns brings no tickets", () => {
    // Station 17, below a8, belongs to nobody: up to a7, over b7 and back, and out at station 15.
    const { position } = lay(tableOf({ ...MODULES, seats: 3 }, DEAL).position, "aaaa@a8 aacb@a7 accd@b7");
    expect(position.lines).toEqual([
      { from: stationOfNumber(17, NUMBERS.metro), to: stationOfNumber(15, NUMBERS.metro), length: 4, points: 4 },
    ]);
    expect(sliceOf(position).tickets).toEqual([by({}), by({}), by({})]);
  });

  it("rule BE.4: no more than eight tickets of a colour are ever given", () => {
    const slice = sliceOf(playedOut({ ...MODULES, seats: 5 }, "a whole game"));
    for (const colour of COLOURS.keys()) expect(unclaimed(slice, colour)).toBeGreaterThanOrEqual(0);
    expect(slice.tickets.flat().some(Boolean)).toBe(true);
  });
});

describe("the end", () => {
  it("rule BE.5: most tickets win the higher prize, second most the lower one", () => {
    expect(prizePoints([3, 1, 4], [6, 2])).toEqual([2, 0, 6]);
  });

  it("rule BE.5: two who are tied for most share both prizes, rounded down", () => {
    expect(prizePoints([3, 3, 2], [5, 4])).toEqual([4, 4, 0]);
  });

  it("rule BE.6: so do three or more", () => {
    expect(prizePoints([2, 2, 2, 2], [5, 4])).toEqual([2, 2, 2, 2]);
  });

  it("rule BE.6: those who are tied for second most share the lower prize, rounded down", () => {
    expect(prizePoints([4, 2, 2, 0], [6, 3])).toEqual([6, 1, 1, 0]);
  });

  it("rule BE.6: where only two are said to share, other ties pay nobody", () => {
    expect(prizePoints([2, 2, 2, 2], [5, 4], true)).toEqual([0, 0, 0, 0]);
    expect(prizePoints([4, 2, 2, 0], [6, 3], true)).toEqual([6, 0, 0, 0]);
    expect(prizePoints([3, 3, 2], [5, 4], true)).toEqual([4, 4, 0]);
    // Both seats and the virtual player have two of eight, and the virtual one has four: so it is second most.
    const paid = (options: Readonly<Record<string, string>>): readonly number[] =>
      awardsFor([2, 2], options).map(({ points }) => points);
    expect(paid({})).toEqual([2, 2]);
    expect(paid({ "berlin-ties": "two-only" })).toEqual([]);
  });

  it("rule BE.6: without tickets there is no prize", () => {
    expect(prizePoints([4, 0, 0], [6, 3])).toEqual([6, 0, 0]);
    expect(prizePoints([0, 0, 0], [6, 3])).toEqual([0, 0, 0]);
  });

  it("rule BE.7: the virtual player's share is lost", () => {
    expect(prizePoints([4, 0, 4], [6, 2])).toEqual([4, 0, 4]);
    expect(awardsFor([4, 0])).toEqual([
      { to: { kind: "seat", seat: 0 }, points: 5, module: "berlin", reason: "tickets-yellow" },
    ]);
  });

  it("rule BE.7: without the virtual player only seats are ranked", () => {
    expect(awardsFor([1, 2]).map(({ to, points }) => [to, points])).toEqual([[{ kind: "seat", seat: 1 }, 4]]);
    expect(awardsFor([1, 2], { "berlin-virtual": "no" }).map(({ to, points }) => [to, points])).toEqual([
      [{ kind: "seat", seat: 0 }, 4],
      [{ kind: "seat", seat: 1 }, 6],
    ]);
  });
});

describe("with corporations", () => {
  const setup = { seats: 3, modules: ["berlin", "stock-corporations"] };

  it("rule BE.8: tickets belong to the company that owns the line", () => {
    const { position } = lay(readyFor(setup, DEAL), LINE);
    expect(sliceOf(position).tickets[COLOURS.indexOf("brown")]).toEqual(by({ yellow: 2, purple: 1 }));
    expect(sliceOf(position).tickets).toHaveLength(8);
  });

  it("rule BE.8: prizes are profit, and companies are ranked after it", () => {
    const position = playedOut(setup, "companies");
    const city = awardsOf(position, "berlin");
    expect(city.length).toBeGreaterThan(0);
    expect(city.every(({ to }) => to.kind === "company")).toBe(true);
    const { paid, worth } = sharesOf(position);
    expect(paid).toEqual(worth);
  });
});
