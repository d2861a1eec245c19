/**
 * A whole game as a series of pictures, and as one animation. What stays the same is drawn once, so that a game of
 * sixty tiles is not sixty boards.
 */
import { Table } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { cardOf, svgFile } from "./card.ts";
import type { Caption, Card } from "./card.ts";
import type { Part, Picturing } from "./picture.ts";

export interface Moment {
  /** The number of moves and draws until then. */
  readonly entries: number;
  readonly position: unknown;
}

/** The positions between turns; undefined if the record does not replay. */
export function momentsOf(rules: AnyGame, record: GameRecord): readonly Moment[] | undefined {
  const replayed = Table.replay(rules, record);
  if (!replayed.ok) return undefined;
  const { table } = replayed;
  const seats = table.log.map(({ seat }) => seat);
  const turns = seats.flatMap((seat, at) => (seat === undefined ? [] : [{ seat, at }]));
  // In a solo game every move is a turn, since nobody else plays in between.
  const isAlone = record.seats.length === 1;
  const begins = turns.filter(({ seat }, index) => isAlone || seat !== turns[index - 1]?.seat).map(({ at }) => at);
  const ends = [...begins, table.length].filter((entries, index, all) => entries !== all[index - 1]);
  return ends.map((entries) => ({ entries, position: table.at(entries) }));
}

export interface ReplayWords {
  readonly title: string;
  readonly names: readonly string[];
  /** The caption of one moment among all. */
  readonly aside: (moment: number, of: number) => string;
}

/** The picture of each moment. Changes since the one before are highlighted, except in the last. */
export function cardsOf(
  picturing: Picturing,
  moments: readonly Moment[],
  { title, names, aside }: ReplayWords,
  theme: "light" | "dark",
): readonly Card[] {
  return moments.map(({ position }, at) => {
    const caption: Caption = { title, names, aside: aside(at, moments.length - 1) };
    const since = moments[at - 1]?.position;
    return cardOf(picturing, position, caption, { theme, ...(since !== undefined && { since }) });
  });
}

/** Milliseconds that each moment is shown, and the last one. */
export const PACE = { each: 700, last: 4_000 } as const;

export function animatedSvg(cards: readonly Card[], title: string, wide?: number): string {
  const [first] = cards;
  if (!first) throw new RangeError("nothing to show");
  const total = (cards.length - 1) * PACE.each + PACE.last;
  const begin = (frame: number): number => (frame * PACE.each) / total;
  const inside = timesOf(cards).map(({ part: [, svg], shown }) => {
    if (shown.every(Boolean)) return svg;
    const values: string[] = [];
    const times: string[] = [];
    for (const [frame, isShown] of shown.entries()) {
      if (frame > 0 && isShown === shown[frame - 1]) continue;
      values.push(isShown ? "inline" : "none");
      times.push(
        begin(frame)
          .toFixed(4)
          .replace(/\.?0+$/, "") || "0",
      );
    }
    // Viewers without animation show the end.
    const still = shown.at(-1) ? "" : ` display="none"`;
    return `<g${still}><animate attributeName="display" calcMode="discrete" dur="${total / 1000}s" repeatCount="indefinite" values="${values.join(";")}" keyTimes="${times.join(";")}"/>${svg}</g>`;
  });
  return svgFile(first, title, inside.join(""), wide);
}

interface Timed {
  readonly part: Part;
  /** The frames in which it is shown. */
  readonly shown: readonly boolean[];
}

/** Every distinct part with its frames, the lowest first. */
function timesOf(cards: readonly Card[]): readonly Timed[] {
  const all = new Map<string, { part: Part; shown: boolean[] }>();
  for (const [frame, { parts }] of cards.entries())
    for (const part of parts) {
      const key = part.join(" ");
      let timed = all.get(key);
      if (!timed) all.set(key, (timed = { part, shown: cards.map(() => false) }));
      timed.shown[frame] = true;
    }
  return [...all.values()].toSorted(({ part: [one] }, { part: [other] }) => one - other);
}
