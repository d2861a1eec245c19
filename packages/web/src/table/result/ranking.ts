/** The final ranking in words and numbers. */
import { rank } from "@interchange/tabletop";
import type { FinalStanding, Seat } from "@interchange/tabletop";
import type { TableBasics } from "../../client/client.ts";
import type { Who } from "../../words/types.ts";
import { whoIs } from "../desk/names.ts";
import { t } from "../../words/index.ts";

export interface RankedSeat {
  readonly seat: Seat;
  readonly who: Who;
  /** Undefined if the game was abandoned. */
  readonly place: number | undefined;
  readonly points: number;
}

export interface Ranking {
  readonly headline: string;
  readonly winners: readonly Seat[];
  /** The winner's points and how they compare. None for a solo game, or if points did not decide. */
  readonly best: number | undefined;
  readonly compared: string;
  readonly ranked: readonly RankedSeat[];
}

/** Ranks by points, or by how the game ended if it was not played to the end. */
export function rankingOf(
  { sitters, viewer, standings, termination }: Pick<TableBasics, "sitters" | "viewer" | "standings" | "termination">,
  points: readonly number[],
): Ranking {
  const words = t.result;
  const who = (seat: Seat): Who => whoIs({ sitters, viewer: viewer.peek() }, seat);
  const ranking: readonly FinalStanding[] = standings.peek() ?? rank(points);
  const ranked = ranking.map(({ seat, points, place }): RankedSeat => ({ seat, who: who(seat), place, points }));
  const winners = ranked.filter(({ place }) => place === 1);
  const headline = headlineOf(ranked, winners);
  const ended = termination.peek();
  const seats = winners.map(({ seat }) => seat);
  if (!ended) return { headline, winners: seats, ...comparedOf(ranked, winners), ranked };
  const compared = "seat" in ended ? words[ended.kind](who(ended.seat)) : words[ended.kind];
  return { headline, winners: seats, best: undefined, compared, ranked };
}

function headlineOf(ranked: readonly RankedSeat[], winners: readonly RankedSeat[]): string {
  const words = t.result;
  const [winner] = winners;
  if (!winner) return words.nobody;
  if (ranked.length === 1) return words.scored(winner.who, winner.points);
  return winners.length > 1 ? words.share(winners.map(({ who }) => who)) : words.wins(winner.who);
}

function comparedOf(ranked: readonly RankedSeat[], winners: readonly RankedSeat[]): Pick<Ranking, "best" | "compared"> {
  const words = t.result;
  const [winner] = winners;
  const second = ranked[winners.length];
  if (!winner) return { best: undefined, compared: "" };
  if (winners.length > 1) return { best: undefined, compared: words.shared(winner.points) };
  if (!second) return { best: undefined, compared: "" };
  const others = ranked.slice(1).map(({ points }) => points);
  return { best: winner.points, compared: words.score(others, winner.points - second.points) };
}
