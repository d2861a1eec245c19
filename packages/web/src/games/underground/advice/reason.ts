/** Explains why a piece is worth something: what it scores, what the passenger does, or where it leads. */
import { known } from "@interchange/tabletop";
import { cityOf } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { forecastOf, incomeOf, walksFrom } from "../desk/forecast.ts";
import { blockOf, nameOfLine, nameOfStation, pairsOf } from "../desk/stations.ts";
import { triedOn } from "../desk/tried.ts";
import type { Reason } from "../../../words/en/underground/advice.ts";

/** Goals further away than this are not worth mentioning. */
const FAR = 4;

/** Reasons for trips are in `tripReason.ts`. */
export function reasonOf(view: View, move: Exclude<Move, { readonly type: "trip" }>): Reason {
  const seat = view.turn;
  if (move.type === "token") return { kind: "token", have: view.tokens[seat] ?? 0 };
  const line = nameOfLine(move.line);
  const { built, forecast } = triedOn(view, { block: blockOf(view, move), line: move.line });
  const paid = built.rewards.toSorted((one, other) => other.award.points - one.award.points)[0];
  const points = built.rewards.reduce((sum, { award }) => sum + award.points, 0);
  const now = forecastOf(view);
  const more = incomeOf(forecast, seat).most - incomeOf(now, seat).most;
  if (paid && points >= more && points > 0)
    return paid.award.source === "loop"
      ? { kind: "loop", line, points }
      : { kind: "pays", line, station: nameOfStation(view, known(paid.stations[0])), points };
  if (more > 0) return { kind: "carries", line, more };
  const others = [...view.points.keys()].filter((each) => each !== seat);
  const less = others.reduce((sum, each) => sum + incomeOf(now, each).most - incomeOf(forecast, each).most, 0);
  if (less > 0) return { kind: "diverts", less };
  return towards(view, move.between, line, move.line) ?? { kind: "grows", line };
}

/** The nearest place off the line that would score for it. */
function towards(
  view: View,
  between: readonly [string, string],
  line: string,
  id: string,
): Extract<Reason, { readonly kind: "towards" }> | undefined {
  const { city } = cityOf(view.setup);
  const touched = new Set(view.pieces.filter((piece) => piece.line === id).flatMap((piece) => piece.between));
  const goals = [
    ...city.stations.filter(({ category }) => category === "terminus").map((station) => station.id),
    ...pairsOf(view)
      .filter(({ stations }) => stations.some((station) => touched.has(station)))
      .flatMap(({ stations }) => stations),
  ].filter((station) => !touched.has(station));
  const near = goals
    .map((station) => {
      const away = walksFrom(city.blocks, station);
      const from = (ends: Iterable<string>): number => Math.min(...[...ends].map((end) => away.get(end) ?? Infinity));
      return { station, pieces: from(between), before: from(touched) };
    })
    // A piece that leads elsewhere is not built for that goal.
    .filter(({ pieces, before }) => pieces > 0 && pieces <= FAR && pieces < before)
    .toSorted((one, other) => one.pieces - other.pieces)[0];
  return near && { kind: "towards", line, station: nameOfStation(view, near.station), pieces: near.pieces };
}
