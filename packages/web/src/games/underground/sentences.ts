/** What happened in On the Underground, in words: a sentence for each turn. */
import type { Seat, Standing } from "@interchange/tabletop";
import type { Event, Piece, Source } from "@interchange/underground";
import type { Happened } from "../../client/client.ts";
import type { Who } from "../../parts/words/types.ts";
import { undergroundWords } from "./undergroundWords.ts";
import { whoIs } from "../../table/names.ts";
import type { Speaker } from "../../table/names.ts";
import type { Sentence } from "../../table/story.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "./places.ts";

export interface UndergroundSentence extends Sentence {
  readonly pieces: readonly Piece[];
  /** Where to look on the map. */
  readonly station: string | undefined;
}

export const isDecision = ({ seat }: Happened<Event>): boolean => seat !== undefined;

/** A turn: what one seat did on end, and what followed of itself. */
interface Turn {
  readonly seat: Seat;
  readonly index: number;
  readonly before: number;
  readonly after: number;
  readonly events: readonly Event[];
}

function turnsOf(happened: readonly Happened<Event>[]): readonly Turn[] {
  const turns: Turn[] = [];
  let steps = 0;
  for (const each of happened) {
    const last = turns.at(-1);
    const lot = each.events.find((event) => event.type === "lot");
    if (lot) turns.push({ seat: lot.seat, index: each.index, before: 0, after: 0, events: each.events });
    else if (each.seat === undefined) {
      if (last) turns[turns.length - 1] = { ...last, events: [...last.events, ...each.events] };
    } else if (last?.seat === each.seat && last.after > 0) {
      steps++;
      turns[turns.length - 1] = { ...last, index: each.index, after: steps, events: [...last.events, ...each.events] };
    } else {
      steps++;
      turns.push({ seat: each.seat, index: each.index, before: steps - 1, after: steps, events: each.events });
    }
  }
  return turns;
}

export function sentencesOf(speaker: Speaker, happened: readonly Happened<Event>[]): readonly UndergroundSentence[] {
  return turnsOf(happened).map(({ seat, index, before, after, events }) => {
    const pieces = events.flatMap((event) => (event.type === "built" ? [event.piece] : []));
    const station = events.findLast((event) => event.type === "travelled")?.to ?? pieces.at(-1)?.between[1];
    return {
      index,
      seat,
      text: undergroundWords().log.sentence([...buildPhrases(speaker, seat, events), ...tripPhrases(speaker, events)]),
      place: station === undefined ? undefined : nameOfStation(station),
      before,
      after,
      pieces,
      station,
    };
  });
}

function buildPhrases(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly string[] {
  const byLine = new Map<string, string[]>();
  for (const event of events)
    if (event.type === "built")
      byLine.set(event.piece.line, [...(byLine.get(event.piece.line) ?? []), nameOfBlock(event.piece.between)]);
  const phrase = undergroundWords().log.turn({
    who: whoIs(speaker, seat),
    built: [...byLine].map(([line, blocks]) => ({ line: nameOfLine(line), blocks })),
    awards: awardsOf(events),
    tokens: events.filter((event) => event.type === "token").length,
  });
  return phrase === undefined ? [] : [phrase];
}

/** What building paid, by source. */
function awardsOf(events: readonly Event[]): readonly (readonly [Source, number])[] {
  const sums = new Map<Source, number>();
  for (const event of events)
    if (event.type === "scored" && event.award.source !== "passenger")
      sums.set(event.award.source, (sums.get(event.award.source) ?? 0) + event.award.points);
  return [...sums];
}

function tripPhrases(speaker: Speaker, events: readonly Event[]): readonly string[] {
  const { log } = undergroundWords();
  return events.flatMap((event, at): readonly string[] => {
    if (event.type === "lot") return [log.lot(whoIs(speaker, event.seat))];
    if (event.type === "left") return [log.left];
    if (event.type === "over") return [overPhrase(speaker, event.standings)];
    if (event.type !== "travelled") return [];
    const paid: Seat[] = [];
    for (const next of events.slice(at + 1)) {
      if (next.type !== "scored" || next.award.source !== "passenger") break;
      paid.push(next.award.seat);
    }
    return [
      log.travelled({
        from: nameOfStation(event.from),
        to: nameOfStation(event.to),
        lines: event.lines.map(nameOfLine),
        walks: event.walks,
        paid: paidTo(speaker, paid),
      }),
    ];
  });
}

/** What everybody gets of points that go to these seats, one for each time. */
export function paidTo(
  speaker: Omit<Speaker, "setup">,
  seats: readonly Seat[],
): readonly (readonly [who: Who, points: number])[] {
  return [...new Set(seats)].map((seat) => [whoIs(speaker, seat), seats.filter((each) => each === seat).length]);
}

function overPhrase(speaker: Speaker, standings: readonly Standing[]): string {
  const best = standings.filter(({ place }) => place === 1);
  return undergroundWords().log.over(
    best.map(({ seat }) => whoIs(speaker, seat)),
    best[0]?.points ?? 0,
  );
}
