/** Works out who would win which prizes if the game ended now or after a tried tile. */
import { COLOURS } from "@interchange/metro/core";
import type { Preview } from "@interchange/metro/core";
import type { Prizes } from "@interchange/metro/modules/berlin/printed";
import { BERLIN_PARTS } from "@interchange/metro/modules/berlin/components";
import { prizePoints } from "@interchange/metro/modules/berlin/final";
import { BERLIN, sharesOnlyTwo, unclaimed } from "@interchange/metro/modules/berlin/module";
import type { BerlinSlice } from "@interchange/metro/modules/berlin/module";
import { addTo, known } from "@interchange/tabletop";
import type { Seen } from "../moduleView.ts";

type BerlinSeen = Seen<BerlinSlice>;
type Tickets = BerlinSlice["tickets"];

export function isVirtual({ setup }: Pick<BerlinSeen, "setup">): boolean {
  return setup.options["berlin-virtual"] !== "no";
}

export function prizesOf({ slice, scene }: BerlinSeen, landmark: number): Prizes {
  const { prizes } = scene.layout.printed(BERLIN_PARTS);
  return known(known(prizes[landmark])[known(slice.sides[landmark])]);
}

/** What each owner would win at a landmark, then the virtual player if there is one. */
export function prizesNow(
  seen: BerlinSeen,
  landmark: number,
  tickets: Tickets = seen.slice.tickets,
): readonly number[] {
  const colour = known(seen.slice.colours[landmark]);
  const counts = tickets.map((each) => known(each[colour]));
  const ranked = isVirtual(seen) ? [...counts, unclaimed({ tickets }, colour)] : counts;
  return prizePoints(ranked, prizesOf(seen, landmark), sharesOnlyTwo(seen.setup));
}

/** What each owner would win in total. */
export function totals(seen: BerlinSeen, tickets: Tickets = seen.slice.tickets): readonly number[] {
  const won = seen.slice.colours.map((_, landmark) => prizesNow(seen, landmark, tickets));
  return tickets.map((_, owner) => won.reduce((sum, prizes) => sum + known(prizes[owner]), 0));
}

/** The tickets including those that a tile would bring. */
export function ticketsAfter({ slice }: BerlinSeen, preview: Preview): Tickets {
  const after = slice.tickets.map((counts) => [...counts]);
  for (const told of preview.reactions.find(({ module }) => module === BERLIN)?.tells ?? []) {
    const owner = told.company ?? told.seat;
    if (told.what !== "tickets" || owner === undefined) continue;
    const colour = COLOURS.findIndex((each) => each === told.colour);
    addTo(known(after[owner]), colour, told.count ?? 0);
  }
  return after;
}
