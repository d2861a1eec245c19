/** Who came where, in words and numbers. */
import { rank } from "@interchange/tabletop";
import type { FinalStanding, Seat } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import type { Who } from "../../words/types.ts";
import { whoIs } from "../desk/names.ts";
import { t } from "../../words/index.ts";

export interface PlacedSeat {
  readonly seat: Seat;
  readonly who: Who;
  /** None where a game was broken off. */
  readonly place: number | undefined;
  readonly points: number;
}

export interface Places {
  readonly headline: string;
  readonly winners: readonly Seat[];
  /** The winner's points, and how they compare; none of one who plays alone, nor where points did not decide. */
  readonly best: number | undefined;
  readonly compared: string;
  readonly places: readonly PlacedSeat[];
}

/** By points where the game was played out; by how it ended where it was not. */
export function placesOf(
  { sitters, viewer, standings, termination }: Pick<TableBasics, "sitters" | "viewer" | "standings" | "termination">,
  points: readonly number[],
): Places {
  const words = t.result;
  const who = (seat: Seat): Who => whoIs({ sitters, viewer: viewer.peek() }, seat);
  const ranking: readonly FinalStanding[] = standings.peek() ?? rank(points);
  const places = ranking.map(({ seat, points, place }): PlacedSeat => ({ seat, who: who(seat), place, points }));
  const winners = places.filter(({ place }) => place === 1);
  const headline = headlineOf(places, winners);
  const ended = termination.peek();
  const seats = winners.map(({ seat }) => seat);
  if (!ended) return { headline, winners: seats, ...comparedOf(places, winners), places };
  const compared = "seat" in ended ? words[ended.kind](who(ended.seat)) : words[ended.kind];
  return { headline, winners: seats, best: undefined, compared, places };
}

function headlineOf(places: readonly PlacedSeat[], winners: readonly PlacedSeat[]): string {
  const words = t.result;
  const [winner] = winners;
  if (!winner) return words.nobody;
  if (places.length === 1) return words.scored(winner.who, winner.points);
  return winners.length > 1 ? words.share(winners.map(({ who }) => who)) : words.wins(winner.who);
}

function comparedOf(places: readonly PlacedSeat[], winners: readonly PlacedSeat[]): Pick<Places, "best" | "compared"> {
  const words = t.result;
  const [winner] = winners;
  const second = places[winners.length];
  if (!winner) return { best: undefined, compared: "" };
  if (winners.length > 1) return { best: undefined, compared: words.shared(winner.points) };
  if (!second) return { best: undefined, compared: "" };
  const others = places.slice(1).map(({ points }) => points);
  return { best: winner.points, compared: words.score(others, winner.points - second.points) };
}
