/** A finished game in words and numbers. */
import { rank } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Colour } from "@interchange/metro";
import { seatStyle } from "../board/palette.ts";
import type { SeatStyle } from "../board/palette.ts";
import { sceneOf } from "../board/scene.ts";
import type { TableClient } from "../client/client.ts";
import { list } from "../i18n/en/plural.ts";
import { text } from "../i18n/text.ts";
import { linesOf } from "../table/lines.ts";
import type { LineRow } from "../table/lines.ts";
import { nameOf } from "../table/sentences.ts";

export interface FinalSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly longest: number;
  /** Best first. */
  readonly lines: readonly LineRow[];
}

export interface Final {
  readonly headline: string;
  readonly margin: string;
  readonly places: readonly FinalSeat[];
  readonly notes: readonly string[];
  readonly colours: readonly Colour[];
  readonly styles: readonly SeatStyle[];
}

/** Undefined while the game is not over. */
export function finalOf(client: TableClient): Final | undefined {
  const view = client.view.peek();
  if (view.stage !== "over") return undefined;
  const words = text.result;
  const scene = sceneOf(view);
  const name = (seat: Seat): string => nameOf({ sitters: client.sitters, viewer: client.viewer.peek() }, seat);
  const places = rank(view.points).map(({ seat, points, place }): FinalSeat => {
    const lines = linesOf(scene, view, seat).toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
    return { seat, name: name(seat), place, points, longest: Math.max(0, ...lines.map(({ length }) => length)), lines };
  });
  const winners = places.filter(({ place }) => place === 1);
  const [winner] = winners;
  const second = places[winners.length];
  const margin = winner && second ? winner.points - second.points : 0;
  const all = places.flatMap(({ lines }) => lines);
  const longest = all.toSorted((one, other) => other.length - one.length)[0];
  const best = all.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))[0];
  const whose = (row: LineRow): string => (row.owner === undefined ? words.nobody : name(row.owner));
  return {
    headline:
      winners.length > 1
        ? words.share(list(winners.map((each) => each.name)))
        : winner?.name === text.table.you
          ? words.youWin
          : words.wins(winner?.name ?? ""),
    margin: winners.length > 1 || !second ? "" : margin === 1 ? words.byOne : words.by(margin),
    places,
    notes: [
      ...(longest ? [words.longestLine(longest.number, whose(longest), longest.length)] : []),
      ...(best ? [words.best(best.number, whose(best), best.points ?? 0)] : []),
    ],
    colours: scene.colours,
    styles: client.sitters.map((_, seat) => seatStyle(scene.colours[seat])),
  };
}
