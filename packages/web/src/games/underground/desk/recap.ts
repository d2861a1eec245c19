/** What the others did since the viewer's last turn, turn by turn, as the map tells it. */
import type { Seat } from "@interchange/tabletop";
import type { Event, Source, View } from "@interchange/underground";
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { entriesOf, since } from "../../../table/desk/story.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Draft } from "./draft.ts";
import { blockOf } from "./stations.ts";

/** A piece with its number, which goes on from one turn to the next. */
export interface Numbered {
  readonly slot: number;
  readonly line: string;
  readonly block: number;
}

export interface TurnRecap {
  readonly seat: Seat;
  /** The number of steps before it. */
  readonly before: number;
  readonly events: readonly Event[];
  readonly pieces: readonly Numbered[];
  readonly tokens: number;
  /** The points of the seat, by source. */
  readonly points: readonly (readonly [Source, number])[];
}

export function recapOf(
  { client, history, sentences }: UndergroundCommon,
  draft: Draft,
): ReadonlySignal<readonly TurnRecap[]> {
  return computed(() => {
    if (history.at.value !== undefined || draft.moves.value.length || draft.done.value.length) return [];
    const all = sentences.value;
    const { viewer } = client.view.value;
    const turns = typeof viewer === "number" ? since(all, viewer, client.toAct.value === viewer) : all.slice(-1);
    let slot = 0;
    return turns
      .filter(({ after }) => after > 0)
      .map((sentence): TurnRecap => {
        const events = entriesOf(all, sentence, client.happened.value).flatMap((entry) => entry.events);
        const { seat, before, pieces } = sentence;
        return {
          seat,
          before,
          events,
          pieces: pieces.map((piece) => ({ slot: ++slot, line: piece.line, block: blockOf(client.view.value, piece) })),
          tokens: events.filter((event) => event.type === "token").length,
          points: pointsIn(events, seat),
        };
      });
  });
}

function pointsIn(events: readonly Event[], seat: Seat): TurnRecap["points"] {
  const sums = new Map<Source, number>();
  for (const event of events)
    if (event.type === "scored" && event.award.seat === seat)
      sums.set(event.award.source, (sums.get(event.award.source) ?? 0) + event.award.points);
  return [...sums];
}

interface Recapped {
  readonly recap: ReadonlySignal<readonly TurnRecap[]>;
  readonly shown: ReadonlySignal<Pick<View, "setup" | "pieces">>;
}

/** The turns with the pieces that the map already shows: during playback they come one by one. */
export function recapped({ recap, shown }: Recapped): readonly TurnRecap[] {
  const built = new Set(shown.value.pieces.map((piece) => `${piece.line} ${blockOf(shown.value, piece)}`));
  return recap.value.map((turn) => ({
    ...turn,
    pieces: turn.pieces.filter(({ line, block }) => built.has(`${line} ${block}`)),
  }));
}
