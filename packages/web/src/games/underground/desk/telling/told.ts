/** Tells a turn in parts. Each part says one thing and knows what it is about on the map. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Piece, Source } from "@interchange/underground";
import { whoIs } from "../../../../table/desk/names.ts";
import type { Speaker } from "../../../../table/desk/names.ts";
import { sumChip, textChip } from "../../../../table/desk/story.ts";
import type { Chip, Gain } from "../../../../table/desk/story.ts";
import type { Who } from "../../../../words/types.ts";
import { linesFace, tokensFace, tripFace } from "./chipFaces.tsx";
import { nameOfBlock, nameOfLine, nameOfStation } from "../stations.ts";
import { undergroundWords } from "../../words.ts";
import { t } from "../../../../words/index.ts";

export type Travelled = Extract<Event, { type: "travelled" }>;

/** What the map highlights. */
export interface Lit {
  readonly pieces: readonly Piece[];
  readonly trip: Travelled | undefined;
}

export interface Told extends Lit {
  /** As a phrase of a sentence, and as a sentence of its own. */
  readonly phrase: string;
  readonly text: string;
  /** As chips. */
  readonly gains: readonly Gain[];
}

export function toldOf(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly Told[] {
  return [...builtOf(speaker, seat, events), ...tripsOf(speaker, seat, events)];
}

function builtOf(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly Told[] {
  const { log } = undergroundWords().table;
  const pieces = events.flatMap((event) => (event.type === "built" ? [event.piece] : []));
  const byLine = new Map<string, string[]>();
  for (const { line, between } of pieces)
    byLine.set(line, [...(byLine.get(line) ?? []), nameOfBlock(speaker, between)]);
  const awards = awardsOf(events);
  const tokens = events.filter((event) => event.type === "token").length;
  const phrase = log.turn({
    who: whoIs(speaker, seat),
    built: [...byLine].map(([line, blocks]) => ({ line: nameOfLine(line), blocks })),
    awards,
    tokens,
  });
  if (phrase === undefined) return [];
  const about: Lit = { pieces, trip: undefined };
  const chips: readonly Chip[] = [
    ...[...byLine].map(([line, blocks]) => ({
      face: () => linesFace([line], undergroundWords().table.pieces(blocks.length)),
      says: t.common.inTurn([nameOfLine(line), ...blocks]),
      about: { ...about, pieces: pieces.filter((piece) => piece.line === line) },
    })),
    ...(tokens
      ? [{ face: () => tokensFace(tokens), says: undergroundWords().table.tokens(tokens), isSmall: true }]
      : []),
    ...awards.map(([source, points]) => sourceChip(source, points)),
  ];
  const points = awards.reduce((sum, [, each]) => sum + each, 0);
  return [{ ...about, phrase, text: log.sentence([phrase]), gains: [gainOf(speaker, seat, points, ...chips)] }];
}

function gainOf(speaker: Speaker, seat: Seat, points: number, ...chips: readonly Chip[]): Gain {
  return { to: `${seat}`, seat, name: t.table.heading(whoIs(speaker, seat).name), chips, points };
}

function sourceChip(source: Source, points: number): Chip {
  const { sources, signed } = undergroundWords().table;
  return sumChip({ kind: source, points, say: (sum) => `${sources[source]} ${signed(sum)}` });
}

/** Points for building, by source. */
function awardsOf(events: readonly Event[]): readonly (readonly [Source, number])[] {
  const sums = new Map<Source, number>();
  for (const event of events)
    if (event.type === "scored" && event.award.source !== "passenger")
      sums.set(event.award.source, (sums.get(event.award.source) ?? 0) + event.award.points);
  return [...sums];
}

function tripsOf(speaker: Speaker, mover: Seat, events: readonly Event[]): readonly Told[] {
  const { log } = undergroundWords().table;
  return events.flatMap((event, at): readonly Told[] => {
    const told = (phrase: string, gains: readonly Gain[], trip?: Travelled): readonly Told[] => [
      { phrase, text: log.sentence([phrase]), pieces: [], trip, gains },
    ];
    switch (event.type) {
      case "lot":
        return told(log.lot(whoIs(speaker, event.seat)), [gainOf(speaker, event.seat, 0, textChip(log.chips.lot))]);
      case "left":
        return told(log.left, [gainOf(speaker, mover, 0, textChip(log.left))]);
      case "over": {
        const best = event.standings.filter(({ place }) => place === 1);
        const won = best.map(({ seat }) => gainOf(speaker, seat, 0, textChip(log.chips.over)));
        return told(overPhrase(speaker, event), won);
      }
      case "travelled": {
        const phrase = tripPhrase(speaker, event, paidBy(events, at));
        const about: Lit = { pieces: [], trip: event };
        const trip = { face: () => tripFace(event.lines, nameOfStation(speaker, event.to)), says: phrase, about };
        const paid = [...new Set(paidBy(events, at))].map((seat) => {
          const points = paidBy(events, at).filter((each) => each === seat).length;
          return gainOf(speaker, seat, points, sourceChip("passenger", points));
        });
        return told(phrase, [gainOf(speaker, mover, 0, trip), ...paid], event);
      }
      default:
        return [];
    }
  });
}

/** The seats that the trip at an index paid, once for each line. */
function paidBy(events: readonly Event[], at: number): readonly Seat[] {
  const paid: Seat[] = [];
  for (const next of events.slice(at + 1)) {
    if (next.type !== "scored" || next.award.source !== "passenger") break;
    paid.push(next.award.seat);
  }
  return paid;
}

function tripPhrase(speaker: Speaker, { from, to, lines, walks }: Travelled, paid: readonly Seat[]): string {
  return undergroundWords().table.log.travelled({
    from: nameOfStation(speaker, from),
    to: nameOfStation(speaker, to),
    lines: lines.map(nameOfLine),
    walks,
    paid: paidTo(speaker, paid),
  });
}

/** Everybody's points, given one seat per point. */
export function paidTo(
  speaker: Omit<Speaker, "setup">,
  seats: readonly Seat[],
): readonly (readonly [who: Who, points: number])[] {
  return [...new Set(seats)].map((seat) => [whoIs(speaker, seat), seats.filter((each) => each === seat).length]);
}

function overPhrase(speaker: Speaker, { standings }: Extract<Event, { type: "over" }>): string {
  const best = standings.filter(({ place }) => place === 1);
  return undergroundWords().table.log.over(
    best.map(({ seat }) => whoIs(speaker, seat)),
    best[0]?.points ?? 0,
  );
}
