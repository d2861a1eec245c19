/** Berlin: tickets are worth the prizes they help to win, so one more counts most where the race is close. */
import { known } from "@interchange/tabletop";
import { rewardedAt } from "@interchange/metro";
import { BERLIN_PARTS } from "@interchange/metro/modules/berlin/components";
import type { Prizes } from "@interchange/metro/modules/berlin/printed";
import type { BerlinTables } from "@interchange/metro/modules/berlin/components";
import { TICKETS_OF_A_COLOUR } from "@interchange/metro/modules/berlin/data";
import { unclaimed } from "@interchange/metro/modules/berlin/module";
import type { BerlinSlice } from "@interchange/metro/modules/berlin/module";
import type { Sensing } from "../sense.ts";

/** The share of unclaimed tickets that will stay unclaimed. */
const NEVER_CLAIMED = 0.4;
/** How far a lead in tickets may still change, when all are given and when none is. */
const SETTLED = 0.3;
const OPEN = 2;

/** The expected prizes of someone with this many tickets, against the others' tickets. */
function prospects(own: number, others: readonly number[], [higher, lower]: Prizes, scale: number): number {
  let first = 1;
  let second = 0;
  for (const other of others) {
    const ahead = 1 / (1 + Math.exp((other - own) / scale));
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  // Without a ticket there is no prize, but one may still come.
  const has = own > 0 ? 1 : Math.min(1, scale / OPEN / 2);
  return has * (first * higher + second * lower);
}

/** Each owner's expected prizes for a colour, and what one more ticket would add. */
interface Race {
  readonly colour: number;
  readonly expected: readonly number[];
  readonly more: readonly number[];
}

function raceOf(slice: BerlinSlice, landmark: number, isVirtual: boolean, tables: BerlinTables): Race {
  const colour = known(slice.colours[landmark]);
  const prizes = known(known(tables.prizes[landmark])[known(slice.sides[landmark])]);
  const left = unclaimed(slice, colour);
  const scale = SETTLED + (OPEN - SETTLED) * (left / TICKETS_OF_A_COLOUR);
  const tickets = slice.tickets.map((counts) => known(counts[colour]));
  const nobodys = isVirtual ? [left * NEVER_CLAIMED] : [];
  const withMore = (owner: number, more: number): number => {
    const others = [...tickets.filter((_, each) => each !== owner), ...nobodys];
    return prospects(known(tickets[owner]) + more, others, prizes, scale);
  };
  const expected = tickets.map((_, owner) => withMore(owner, 0));
  return { colour, expected, more: expected.map((now, owner) => withMore(owner, 1) - now) };
}

/** The current races, computed again only when someone has got tickets. */
function racesOf(isVirtual: boolean, tables: BerlinTables): (slice: BerlinSlice) => readonly Race[] {
  let last: BerlinSlice | undefined;
  let races: readonly Race[] = [];
  return (slice) => {
    if (slice !== last) races = slice.colours.map((_, landmark) => raceOf(slice, landmark, isVirtual, tables));
    last = slice;
    return races;
  };
}

export const sense: Sensing<BerlinSlice> = ({ layout, point }) => {
  const printed = layout.printed(BERLIN_PARTS);
  const races = racesOf(layout.setup.options["berlin-virtual"] !== "no", printed);
  return {
    pay(tables, slice) {
      // If the placer gets the tickets, no line is worth more to its owner.
      if (layout.terms.rewards === "placer") return;
      for (const { colour, more } of races(slice))
        for (const [place, tourist] of slice.tourists.entries()) {
          if (tourist !== colour) continue;
          const cell = known(printed.squares[place]);
          for (const [owner, worth] of more.entries()) tables.setPass(owner, cell, worth);
        }
    },
    worth: (slice) =>
      races(slice).reduce(
        (sum, { expected }) =>
          expected.reduce((sofar, worth, owner) => sofar + point(rewardedAt(owner, layout.terms)) * worth, sum),
        0,
      ),
  };
};
