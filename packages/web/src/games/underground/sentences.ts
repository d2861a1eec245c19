/** What happened in On the Underground, in words: a sentence for each turn. */
import type { Seat, Standing } from "@interchange/tabletop";
import type { Event, Piece, Source } from "@interchange/underground";
import type { Happened } from "../../client/client.ts";
import { undergroundText } from "./text.ts";
import { isYou, nameOf } from "../../table/names.ts";
import type { Speaker } from "../../table/names.ts";
import type { Sentence } from "../../table/story.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "./places.ts";

const words = undergroundText.table;

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
    if (each.seat === undefined) {
      if (last) turns[turns.length - 1] = { ...last, events: [...last.events, ...each.events] };
      continue;
    }
    steps++;
    if (last?.seat === each.seat)
      turns[turns.length - 1] = { ...last, index: each.index, after: steps, events: [...last.events, ...each.events] };
    else turns.push({ seat: each.seat, index: each.index, before: steps - 1, after: steps, events: each.events });
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
      text: words.log.sentence([...buildPhrases(speaker, seat, events), ...tripPhrases(speaker, events)]),
      place: station === undefined ? undefined : nameOfStation(station),
      before,
      after,
      pieces,
      station,
    };
  });
}

function buildPhrases(speaker: Speaker, seat: Seat, events: readonly Event[]): readonly string[] {
  const { log } = words;
  const byLine = new Map<string, string[]>();
  for (const event of events)
    if (event.type === "built")
      byLine.set(event.piece.line, [...(byLine.get(event.piece.line) ?? []), nameOfBlock(event.piece.between)]);
  const built = [...byLine].map(([line, blocks]) => log.built(nameOfLine(line), blocks));
  const tokens = events.filter((event) => event.type === "token").length;
  const you = isYou(speaker, seat);
  const name = nameOf(speaker, seat);
  if (!built.length) return tokens ? [you ? log.youTook(tokens) : log.took(name, tokens)] : [];
  const parts = [you ? log.youBuilt(built) : log.someoneBuilt(name, built)];
  const awards = awardsOf(events);
  if (awards.length) parts.push(log.awards(awards.map(([source, points]) => log.award(source, points))));
  if (tokens) parts.push(log.andTook(tokens));
  return [parts.join(" ")];
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
  const { log, oracle } = words;
  return events.flatMap((event, at): readonly string[] => {
    if (event.type === "left") return [log.left];
    if (event.type === "over") return [overPhrase(speaker, event.standings)];
    if (event.type !== "travelled") return [];
    const paid: Seat[] = [];
    for (const next of events.slice(at + 1)) {
      if (next.type !== "scored" || next.award.source !== "passenger") break;
      paid.push(next.award.seat);
    }
    const by = oracle.by(event.lines.map(nameOfLine));
    const went = log.travelled(nameOfStation(event.from), nameOfStation(event.to), by, event.walks);
    return [paid.length ? went + log.paid(scoreWords(speaker, paid)) : went];
  });
}

/** "You +2", "Bo +1". */
export function scoreWords(speaker: Omit<Speaker, "setup">, paid: readonly Seat[]): readonly string[] {
  return [...new Set(paid)].map((seat) =>
    words.oracle.scores(nameOf(speaker, seat), paid.filter((each) => each === seat).length),
  );
}

function overPhrase(speaker: Speaker, standings: readonly Standing[]): string {
  const best = standings.filter(({ place }) => place === 1);
  return words.log.over(
    best.map(({ seat }) => speaker.sitters[seat]?.name ?? ""),
    best[0]?.points ?? 0,
  );
}
