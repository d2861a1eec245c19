/** What happened in Metro, in words. */
import { EDGE_STATIONS, isCentreStation, squareName, stationNumber, termsOf } from "@interchange/metro";
import type { Event, Line, Place } from "@interchange/metro";
import type { Seat, Setup } from "@interchange/tabletop";
import type { Happened } from "../client/client.ts";
import { text } from "../i18n/text.ts";
import { isYou, nameOf } from "../table/names.ts";
import type { Speaker } from "../table/names.ts";
import type { Sentence } from "../table/story.ts";

export interface MetroSentence extends Sentence {
  /** Lines that ended. */
  readonly lines: readonly Line[];
}

export function numberOf(setup: Setup, place: Place): number {
  return stationNumber(place, termsOf(setup).numbering);
}

export const isPlacing = ({ events }: Happened<Event>): boolean => events.some(({ type }) => type === "placed");

/** One sentence for each entry that is worth one: placings, and a tile drawn that is not placed yet. */
export function sentencesOf(speaker: Speaker, happened: readonly Happened<Event>[]): readonly MetroSentence[] {
  let tiles = 0;
  const last = happened.findLast(({ seat }) => seat !== undefined);
  return happened.flatMap((each): MetroSentence[] => {
    const placed = each.events.find((event) => event.type === "placed");
    if (placed) tiles++;
    const { seat } = each;
    if (seat === undefined || (!placed && each !== last)) return [];
    const lines = each.events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
    const parts = each.events.flatMap((event) => phraseOf(speaker, event));
    if (!parts.length) return [];
    return [
      {
        index: each.index,
        seat,
        text: text.table.log.sentence(parts),
        place: placed && squareName(placed.laid.cell),
        lines,
        before: placed ? tiles - 1 : tiles,
        after: tiles,
      },
    ];
  });
}

function phraseOf(speaker: Speaker, event: Event): readonly string[] {
  const words = text.table.log;
  switch (event.type) {
    case "placed": {
      const square = squareName(event.laid.cell);
      const { seat } = event.laid;
      const isDrawn = event.from === "drawn";
      return [
        isYou(speaker, seat) ? words.youPlaced(square, isDrawn) : words.placed(nameOf(speaker, seat), square, isDrawn),
      ];
    }
    case "asked":
      return [isYou(speaker, event.seat) ? words.youDrew : words.drew(nameOf(speaker, event.seat))];
    case "scored":
      return [linePhrase(speaker, event.line)];
    case "over":
      return [overPhrase(speaker, event.standings)];
    case "drew":
    case "next":
      return [];
  }
}

function linePhrase(speaker: Speaker, { from, to, length, points, earner }: Line): string {
  const words = text.table.log;
  const owner = earner && (isYou(speaker, earner.seat) ? words.your : words.whose(nameOf(speaker, earner.seat)));
  return words.closed(
    owner,
    numberOf(speaker.setup, from),
    isCentreStation(to) ? words.inCentre : words.atStation(numberOf(speaker.setup, to)),
    earner ? words.earned(points, points > length) : words.earnedNothing,
  );
}

function overPhrase(
  speaker: Speaker,
  standings: readonly { readonly seat: Seat; readonly points: number; readonly place: number }[],
): string {
  const best = standings.filter(({ place }) => place === 1);
  return text.table.log.over(
    best.map(({ seat }) => speaker.sitters[seat]?.name ?? ""),
    best[0]?.points ?? 0,
  );
}

/** The end of a line in words. */
export function endOf(setup: Setup, to: Place): string {
  return to >= EDGE_STATIONS ? text.table.ledger.endsCentre : text.table.ledger.endsAt(numberOf(setup, to));
}
