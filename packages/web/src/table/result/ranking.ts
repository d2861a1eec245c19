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
  /** The winner's lead, or how the game ended if points did not decide. Empty for a solo game. */
  readonly margin: string;
  /** Whether a single point decided. */
  readonly isClose: boolean;
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
  if (!ended) return { headline, winners: seats, ...marginOf(ranked, winners), ranked };
  const margin = "seat" in ended ? words[ended.kind](who(ended.seat)) : words[ended.kind];
  return { headline, winners: seats, margin, isClose: false, ranked };
}

/** Who won and how, in one sentence. */
export function endOf(client: Parameters<typeof rankingOf>[0]): string {
  const { headline, margin } = rankingOf(client, []);
  return client.termination.peek() ? `${headline}. ${margin}` : `${headline} ${margin}`.trim();
}

function headlineOf(ranked: readonly RankedSeat[], winners: readonly RankedSeat[]): string {
  const words = t.result;
  const [winner] = winners;
  if (!winner) return words.nobody;
  if (ranked.length === 1) return words.scored(winner.who, winner.points);
  if (winners.length === 1) return words.wins(winner.who);
  // "You" comes first.
  const share = winners.map(({ who }) => who).toSorted((one, other) => Number(other.isYou) - Number(one.isYou));
  return words.share(share);
}

function marginOf(ranked: readonly RankedSeat[], winners: readonly RankedSeat[]): Pick<Ranking, "margin" | "isClose"> {
  const words = t.result;
  const [winner] = winners;
  const second = ranked[winners.length];
  if (winner && winners.length > 1) return { margin: words.shared(winner.points), isClose: false };
  if (!winner || !second) return { margin: "", isClose: false };
  const lead = winner.points - second.points;
  return { margin: words.by(lead), isClose: lead === 1 };
}
