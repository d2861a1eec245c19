/** What happened in Metro, in words. */
import { EDGE_STATIONS, isCentreStation, squareName, stationNumber } from "@interchange/metro/core";
import type { Earner, Event, Line, Place, Stage } from "@interchange/metro/core";
import { layoutAt } from "./engine.ts";
import type { Seat, Setup } from "@interchange/tabletop";
import type { Happened } from "../../client/client.ts";
import { capital } from "../../parts/words/en/plural.ts";
import { text } from "../../parts/words/text.ts";
import { isYou, nameOf } from "../../table/names.ts";
import type { Speaker } from "../../table/names.ts";
import type { Sentence } from "../../table/story.ts";
import { lineCalled } from "./lines.ts";
import { kitAt } from "./kit.ts";

export interface MetroSentence extends Sentence {
  /** Lines that ended. */
  readonly lines: readonly Line[];
}

export function numberOf(setup: Setup, place: Place): number {
  return stationNumber(place, layoutAt(setup).terms.numbering);
}

export const isPlacing = ({ events }: Happened<Event>): boolean => events.some(({ type }) => type === "placed");

/** Stages at which something new begins; what is decided and drawn at others goes on with what was begun. */
const BEGINS: readonly Stage[] = ["turn", "place"];

interface Story extends MetroSentence {
  readonly parts: readonly string[];
}

/**
 * One sentence for each turn: what was placed, what modules were told in that turn, and what came of it. A tile drawn
 * that is not placed yet is said by itself.
 */
export function sentencesOf(speaker: Speaker, happened: readonly Happened<Event>[]): readonly MetroSentence[] {
  let tiles = 0;
  let stage: Stage = "turn";
  const last = happened.findLast(({ seat }) => seat !== undefined);
  const told: Story[] = [];
  for (const each of happened) {
    const before = stage;
    stage = each.events.findLast((event) => event.type === "next")?.stage ?? stage;
    const placed = each.events.find((event) => event.type === "placed");
    if (placed) tiles++;
    const { seat, index } = each;
    const asks = each.events.some((event) => event.type === "asked");
    const parts = asks && each !== last ? [] : each.events.flatMap((event) => phraseOf(speaker, event, each));
    if (!parts.length) continue;
    const lines = each.events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
    const begun = told.at(-1);
    if (begun && !placed && (seat === undefined || !BEGINS.includes(before)))
      told[told.length - 1] = { ...begun, index, parts: [...begun.parts, ...parts], lines: [...begun.lines, ...lines] };
    else if (seat !== undefined)
      told.push({
        index,
        seat,
        text: "",
        // What modules tell may begin with any word; names are left as they were written.
        parts: placed || asks ? parts : [capital(parts[0] ?? ""), ...parts.slice(1)],
        place: placed && squareName(placed.laid.cell),
        lines,
        before: placed ? tiles - 1 : tiles,
        after: tiles,
      });
  }
  return told.map(({ parts, ...sentence }) => ({ ...sentence, text: text.table.log.sentence(parts) }));
}

function phraseOf(speaker: Speaker, event: Event, entry: Happened<Event>): readonly string[] {
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
    case "own":
    case "awarded":
    case "passed":
    case "sank":
      return kitAt(speaker.setup)?.phrases(speaker, event, entry) ?? [];
    case "drew":
    case "next":
      return [];
  }
}

function linePhrase(speaker: Speaker, { from, to, length, points, earner }: Line): string {
  const words = text.table.log;
  const owner = earner && whose(speaker, earner);
  return words.closed(
    owner,
    lineCalled(from, isCentreStation(from) ? undefined : numberOf(speaker.setup, from)),
    isCentreStation(to) ? words.inCentre : words.atStation(numberOf(speaker.setup, to)),
    earner ? words.earned(points, points > length) : words.earnedNothing,
  );
}

function whose(speaker: Speaker, earner: Earner): string {
  const words = text.table.log;
  if (earner.kind === "company") return words.whose(kitAt(speaker.setup)?.company(speaker.setup, earner.company) ?? "");
  return isYou(speaker, earner.seat) ? words.your : words.whose(nameOf(speaker, earner.seat));
}

function overPhrase(
  speaker: Speaker,
  standings: readonly { readonly seat: Seat; readonly points: number; readonly place: number }[],
): string {
  const best = standings.filter(({ place }) => place === 1);
  if (standings.length === 1) return text.table.log.overAlone(best[0]?.points ?? 0);
  return text.table.log.over(
    best.map(({ seat }) => speaker.sitters[seat]?.name ?? ""),
    best[0]?.points ?? 0,
  );
}

/** The end of a line in words. */
export function endOf(setup: Setup, to: Place): string {
  return to >= EDGE_STATIONS ? text.table.ledger.endsCentre : text.table.ledger.endsAt(numberOf(setup, to));
}
