/** Who came where, in words and numbers. */
import { rank } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import type { Who } from "../../parts/words/types.ts";
import { laterWords } from "../../parts/words/words.ts";
import { whoIs } from "../names.ts";

export interface PlacedSeat {
  readonly seat: Seat;
  readonly who: Who;
  readonly place: number;
  readonly points: number;
}

export interface Places {
  readonly headline: string;
  readonly margin: string;
  readonly places: readonly PlacedSeat[];
}

export function placesOf({ sitters, viewer }: TableBasics, points: readonly number[]): Places {
  const words = laterWords().result;
  const places = rank(points).map(({ seat, points, place }): PlacedSeat => ({
    seat,
    who: whoIs({ sitters, viewer: viewer.peek() }, seat),
    place,
    points,
  }));
  const winners = places.filter(({ place }) => place === 1);
  const [winner] = winners;
  const second = places[winners.length];
  const margin = winner && second ? winner.points - second.points : 0;
  return {
    headline:
      winner === undefined
        ? ""
        : places.length === 1
          ? words.scored(winner.who, winner.points)
          : winners.length > 1
            ? words.share(winners.map(({ who }) => who))
            : words.wins(winner.who),
    margin: winners.length > 1 || !second ? "" : words.by(margin),
    places,
  };
}
