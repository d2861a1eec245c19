/** Shows who gains on whom by a tile right now. The game goes on, so it is displayed quietly. */
import type { Preview } from "@interchange/metro/core";
import type { Who } from "../../../words/types.ts";
import { sayWho } from "../../../table/desk/names.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { metroWords } from "../words.ts";

export function Net({ desk, preview }: { readonly desk: MetroDesk; readonly preview: Preview }) {
  const words = metroWords().ledger;
  const { viewer } = desk.shown.value;
  if (typeof viewer !== "number") return undefined;
  const facts = netFacts(preview.gains, viewer, (seat) => sayWho(desk, seat));
  return (
    <dl class="swing">
      <dt>{words.atOnce}</dt>
      {facts.map(({ seats, says }) => (
        <dd key={says}>
          {seats.map((seat) => desk.badge(seat, true))}
          {says}
        </dd>
      ))}
    </dl>
  );
}

interface Fact {
  /** Those who gain; empty if nobody does. */
  readonly seats: readonly number[];
  readonly says: string;
}

/** The players whose distance to the viewer changes, grouped by how much, the biggest gain on the viewer first. */
export function netFacts(gains: readonly number[], viewer: number, whoIs: (seat: number) => Who): readonly Fact[] {
  const words = metroWords().ledger;
  const own = gains[viewer] ?? 0;
  const others = [...gains.keys()].filter((seat) => seat !== viewer);
  if (!others.length) return [{ seats: [], says: words.gets(whoIs(viewer), own) }];
  const leads = new Map<number, number[]>();
  for (const seat of others) {
    const by = (gains[seat] ?? 0) - own;
    if (by) leads.set(by, [...(leads.get(by) ?? []), seat]);
  }
  if (!leads.size) return [{ seats: [], says: own ? words.even : words.noPoints }];
  return [...leads]
    .toSorted(([one], [other]) => other - one)
    .map(([by, seats]) => {
      const all = seats.map(whoIs);
      const isEverybody = seats.length === others.length && seats.length > 1;
      if (by > 0) return { seats, says: words.ahead(all, by) };
      return { seats: [viewer], says: words.aheadOf(whoIs(viewer), -by, isEverybody ? undefined : all) };
    });
}
