/** What happened, in words: for the log, the recap and the live region alike. */
import { EDGE_STATIONS, isCentreStation, squareName, stationNumber, termsOf } from "@interchange/metro";
import type { Cell, Event, Line, Place } from "@interchange/metro";
import type { Seat, Setup, Viewer } from "@interchange/tabletop";
import type { Happened } from "../client/client.ts";
import type { Sitter } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";

export interface Sentence {
  readonly index: number;
  readonly seat: Seat;
  readonly text: string;
  /** Where it happened. */
  readonly cell?: Cell;
  /** Lines that ended. */
  readonly lines: readonly Line[];
  /** How many tiles lay on the board afterwards. */
  readonly tiles: number;
}

export interface Speaker {
  readonly sitters: readonly Sitter[];
  readonly setup: Setup;
  readonly viewer: Viewer;
}

export function numberOf(setup: Setup, place: Place): number {
  return stationNumber(place, termsOf(setup).numbering);
}

export function nameOf({ sitters, viewer }: Omit<Speaker, "setup">, seat: Seat): string {
  const people = sitters.filter(({ mind }) => mind.kind === "person").length;
  return seat === viewer && people === 1 ? text.table.you : (sitters[seat]?.name ?? "");
}

/** One sentence for each entry that is worth one: placings, and a tile drawn that is not placed yet. */
export function sentencesOf(speaker: Speaker, happened: readonly Happened[]): readonly Sentence[] {
  let tiles = 0;
  const last = happened.findLast(({ seat }) => seat !== undefined);
  return happened.flatMap((each): Sentence[] => {
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
        ...(placed && { cell: placed.laid.cell }),
        lines,
        tiles,
      },
    ];
  });
}

function phraseOf(speaker: Speaker, event: Event): readonly string[] {
  const words = text.table.log;
  const isYou = (seat: Seat): boolean => nameOf(speaker, seat) === text.table.you;
  switch (event.type) {
    case "placed": {
      const square = squareName(event.laid.cell);
      const { seat } = event.laid;
      const isDrawn = event.from === "drawn";
      return [isYou(seat) ? words.youPlaced(square, isDrawn) : words.placed(nameOf(speaker, seat), square, isDrawn)];
    }
    case "asked":
      return [isYou(event.seat) ? words.youDrew : words.drew(nameOf(speaker, event.seat))];
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
  const owner =
    earner &&
    (nameOf(speaker, earner.seat) === text.table.you ? words.your : words.whose(nameOf(speaker, earner.seat)));
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

/** What happened since the seat's last decision. */
export function since(sentences: readonly Sentence[], seat: Viewer): readonly Sentence[] {
  const last = sentences.findLastIndex((each) => each.seat === seat);
  return sentences.slice(last + 1);
}
