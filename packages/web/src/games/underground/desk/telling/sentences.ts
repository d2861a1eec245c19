/** Tells the events of On the Underground, one sentence per turn. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Piece } from "@interchange/underground";
import type { Happened } from "../../../../client/client.ts";
import { withBot } from "../../../../table/desk/names.ts";
import type { Speaker } from "../../../../table/desk/names.ts";
import { joined } from "../../../../table/desk/story.ts";
import type { Sentence } from "../../../../table/desk/story.ts";
import { nameOfStation } from "../stations.ts";
import { toldOf } from "./told.ts";
import type { Lit, Told } from "./told.ts";
import { undergroundWords } from "../../words.ts";

export interface UndergroundSentence extends Sentence {
  /** The same in parts. */
  readonly told: readonly Told[];
  readonly pieces: readonly Piece[];
  /** The station to show on the map. */
  readonly station: string | undefined;
  readonly about: Lit;
}

export const isDecision = ({ seat }: Happened<Event>): boolean => seat !== undefined;

/** A turn: the moves of one seat in a row, and what followed from them. */
interface Turn {
  readonly seat: Seat;
  readonly bot?: string | undefined;
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
      const { seat, bot, index, events } = each;
      turns.push({ seat, bot, index, before: steps - 1, after: steps, events });
    }
  }
  return turns;
}

export function sentencesOf(speaker: Speaker, happened: readonly Happened<Event>[]): readonly UndergroundSentence[] {
  let turns = 0;
  return turnsOf(happened).map(({ seat, bot, index, before, after, events }) => {
    const told = toldOf(withBot(speaker, seat, bot), seat, events);
    const pieces = told.flatMap((part) => part.pieces);
    const station = events.findLast((event) => event.type === "travelled")?.to ?? pieces.at(-1)?.between[1];
    return {
      index,
      seat,
      text: undergroundWords().table.log.sentence(told.map(({ phrase }) => phrase)),
      gains: joined(told.flatMap(({ gains }) => gains)),
      number: after > before ? ++turns : undefined,
      about: { pieces, trip: told.findLast(({ trip }) => trip)?.trip },
      place: station === undefined ? undefined : nameOfStation(speaker, station),
      before,
      after,
      told,
      pieces,
      station,
    };
  });
}

/** The decision of a step in words; undefined before the first. */
export function decisionAt(speaker: Speaker, happened: readonly Happened<Event>[], step: number): string | undefined {
  let seen = 0;
  for (const { seat, events } of happened) {
    if (seat === undefined) continue;
    if (++seen === step) return toldOf(speaker, seat, events)[0]?.text;
  }
  return undefined;
}
