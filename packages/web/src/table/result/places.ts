/** Who came where, in words and numbers. */
import { rank } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import { list } from "../../parts/words/en/plural.ts";
import { later } from "../../parts/words/later.ts";
import { text } from "../../parts/words/text.ts";
import { nameOf } from "../names.ts";

export interface PlacedSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly place: number;
  readonly points: number;
}

export interface Places {
  readonly headline: string;
  readonly margin: string;
  readonly places: readonly PlacedSeat[];
}

export function placesOf({ sitters, viewer }: TableBasics, points: readonly number[]): Places {
  const words = later.result;
  const places = rank(points).map(({ seat, points, place }): PlacedSeat => ({
    seat,
    name: nameOf({ sitters, viewer: viewer.peek() }, seat),
    place,
    points,
  }));
  const winners = places.filter(({ place }) => place === 1);
  const [winner] = winners;
  const second = places[winners.length];
  const margin = winner && second ? winner.points - second.points : 0;
  const isYou = winner?.name === text.table.you;
  return {
    headline:
      places.length === 1
        ? words.scored(winner?.name ?? "", isYou, winner?.points ?? 0)
        : winners.length > 1
          ? words.share(list(winners.map((each) => each.name)))
          : isYou
            ? words.youWin
            : words.wins(winner?.name ?? ""),
    margin: winners.length > 1 || !second ? "" : margin === 1 ? words.byOne : words.by(margin),
    places,
  };
}
