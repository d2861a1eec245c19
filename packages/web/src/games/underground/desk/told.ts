/** Tells a turn in parts. Each part says one thing and knows what it is about on the map. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Piece, Source } from "@interchange/underground";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import type { Who } from "../../../words/types.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "./stations.ts";
import { t } from "../../../words/index.ts";

export type Travelled = Extract<Event, { type: "travelled" }>;

export interface Told {
  /** As a phrase of a sentence, and as a sentence of its own. */
  readonly phrase: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly trip: Travelled | undefined;
}

export function toldOf(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly Told[] {
  return [...builtOf(speaker, seat, events), ...tripsOf(speaker, events)];
}

function builtOf(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly Told[] {
  const { log } = t.underground.table;
  const pieces = events.flatMap((event) => (event.type === "built" ? [event.piece] : []));
  const byLine = new Map<string, string[]>();
  for (const { line, between } of pieces) byLine.set(line, [...(byLine.get(line) ?? []), nameOfBlock(between)]);
  const phrase = log.turn({
    who: whoIs(speaker, seat),
    built: [...byLine].map(([line, blocks]) => ({ line: nameOfLine(line), blocks })),
    awards: awardsOf(events),
    tokens: events.filter((event) => event.type === "token").length,
  });
  return phrase === undefined ? [] : [{ phrase, text: log.sentence([phrase]), pieces, trip: undefined }];
}

/** Points for building, by source. */
function awardsOf(events: readonly Event[]): readonly (readonly [Source, number])[] {
  const sums = new Map<Source, number>();
  for (const event of events)
    if (event.type === "scored" && event.award.source !== "passenger")
      sums.set(event.award.source, (sums.get(event.award.source) ?? 0) + event.award.points);
  return [...sums];
}

function tripsOf(speaker: Speaker, events: readonly Event[]): readonly Told[] {
  const { log } = t.underground.table;
  return events.flatMap((event, at): readonly Told[] => {
    const phrase =
      event.type === "lot"
        ? log.lot(whoIs(speaker, event.seat))
        : event.type === "left"
          ? log.left
          : event.type === "over"
            ? overPhrase(speaker, event)
            : event.type === "travelled"
              ? tripPhrase(speaker, event, paidBy(events, at))
              : undefined;
    if (phrase === undefined) return [];
    const trip = event.type === "travelled" ? event : undefined;
    return [{ phrase, text: log.sentence([phrase]), pieces: [], trip }];
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
  return t.underground.table.log.travelled({
    from: nameOfStation(from),
    to: nameOfStation(to),
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
  return t.underground.table.log.over(
    best.map(({ seat }) => whoIs(speaker, seat)),
    best[0]?.points ?? 0,
  );
}
