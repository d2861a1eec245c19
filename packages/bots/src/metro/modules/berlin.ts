/** Berlin: tickets are worth the prizes that they help to win, so one more counts most where the race is close. */
import { CELLS } from "@interchange/metro";
import { LANDMARKS, TICKETS_OF_A_COLOUR, TOURIST_SQUARES } from "@interchange/metro/modules/berlin/data";
import type { Prizes } from "@interchange/metro/modules/berlin/data";
import { unclaimed } from "@interchange/metro/modules/berlin/module";
import type { BerlinSlice } from "@interchange/metro/modules/berlin/module";
import type { Sensing } from "../sense.ts";
import { EARNERS, earnerAt } from "../tables.ts";

/** How many of the tickets that nobody has yet stay with nobody. */
const NEVER_CLAIMED = 0.4;
/** How far a lead of tickets may still change, when all are given and when none is. */
const SETTLED = 0.3;
const OPEN = 2;

/** What somebody with so many tickets may expect of the prizes, against the others' tickets. */
function prospects(own: number, others: readonly number[], [higher, lower]: Prizes, scale: number): number {
  let first = 1;
  let second = 0;
  for (const other of others) {
    const ahead = 1 / (1 + Math.exp((other - own) / scale));
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  // Without a ticket there is no prize, but there may come one.
  const has = own > 0 ? 1 : Math.min(1, scale / OPEN / 2);
  return has * (first * higher + second * lower);
}

interface Race {
  readonly tickets: readonly number[];
  readonly prizes: Prizes;
  readonly nobodys: readonly number[];
  readonly scale: number;
}

function raceOf(slice: BerlinSlice, landmark: number, isVirtual: boolean): Race {
  const colour = slice.colours[landmark]!;
  const left = unclaimed(slice, colour);
  return {
    tickets: slice.tickets.map((counts) => counts[colour]!),
    prizes: LANDMARKS[landmark]!.sides[slice.sides[landmark]!]!,
    nobodys: isVirtual ? [left * NEVER_CLAIMED] : [],
    scale: SETTLED + (OPEN - SETTLED) * (left / TICKETS_OF_A_COLOUR),
  };
}

/** What an owner may expect of a race with so many more tickets. */
function expected({ tickets, prizes, nobodys, scale }: Race, owner: number, more: number): number {
  const others = [...tickets.filter((_, each) => each !== owner), ...nobodys];
  return prospects(tickets[owner]! + more, others, prizes, scale);
}

export const berlin: Sensing<BerlinSlice> = ({ layout, point }) => {
  const isVirtual = layout.setup.options["berlin-virtual"] !== "no";
  return {
    pay(tables, slice) {
      const pays = tables.ofPasses;
      for (const [landmark, colour] of slice.colours.entries()) {
        const race = raceOf(slice, landmark, isVirtual);
        for (let owner = 0; owner < race.tickets.length; owner++) {
          const more = expected(race, owner, 1) - expected(race, owner, 0);
          for (const [place, tourist] of slice.tourists.entries()) {
            if (tourist !== colour) continue;
            const cell = TOURIST_SQUARES[place]!;
            pays[owner * CELLS + cell] = more;
            pays[(EARNERS + owner) * CELLS + cell] = more;
          }
        }
      }
    },
    worth: (slice) =>
      slice.colours.reduce((sum, _, landmark) => {
        const race = raceOf(slice, landmark, isVirtual);
        return race.tickets.reduce(
          (sofar, _, owner) => sofar + point(earnerAt(owner, layout)) * expected(race, owner, 0),
          sum,
        );
      }, 0),
  };
};
