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
  readonly winners: readonly Seat[];
  /** The winner's points, and how they compare; none of one who plays alone. */
  readonly best: number | undefined;
  readonly compared: string;
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
    winners: winners.map(({ seat }) => seat),
    best: second && winners.length === 1 ? winner?.points : undefined,
    compared: !winner
      ? ""
      : winners.length > 1
        ? words.shared(winner.points)
        : second
          ? words.score(
              places.slice(1).map(({ points }) => points),
              margin,
            )
          : "",
    places,
  };
}
