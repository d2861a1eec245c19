/** The scores after this turn, if nothing more is built; and what they would be without the last piece. */
import { computed } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { Building } from "./building.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Draft } from "./draft.ts";
import { forecastOf, incomeOf } from "./forecast.ts";
import type { Income, Leg } from "./forecast.ts";
import { futureOf, withActions } from "./imagined.ts";
import type { View } from "@interchange/underground";

export interface Outlook {
  /** By seat. */
  readonly after: readonly Income[];
  /** The piece that is tried, or was drafted last: which action it is, and the scores without it. */
  readonly without: { readonly slot: number; readonly scores: readonly Income[] } | undefined;
}

export function outlookOf(
  { client, history, isDeciding }: UndergroundCommon,
  { planned, moves, done }: Draft,
  { tried }: Building,
): ReadonlySignal<Outlook | undefined> {
  return computed(() => {
    const view = client.view.value;
    if (!isDeciding.value || view.stage !== "build" || history.at.value !== undefined) return undefined;
    if (!helps(client.assist, "ledger")) return undefined;
    const piece = tried.value;
    const sent = done.value.length;
    const drafted = moves.value;
    if (piece) {
      const own = piece.built.rewards.reduce((sum, { award }) => sum + award.points, 0);
      const points = planned.value.points.with(view.turn, (planned.value.points[view.turn] ?? 0) + own);
      return {
        after: scoresAfter(points, piece.forecast),
        without: { slot: sent + drafted.length + 1, scores: scoresOf(planned.value) },
      };
    }
    const isPiece = drafted.at(-1)?.type === "build";
    return {
      after: scoresOf(planned.value),
      without: isPiece
        ? {
            slot: sent + drafted.length,
            scores: scoresOf(withActions(view, futureOf(view, drafted.slice(0, -1)))),
          }
        : undefined,
    };
  });
}

const scoresOf = (view: View): readonly Income[] => scoresAfter(view.points, forecastOf(view));

function scoresAfter(points: readonly number[], leg: Leg | undefined): readonly Income[] {
  return points.map((own, seat) => {
    const { least, most } = incomeOf(leg, seat);
    return { least: own + least, most: own + most };
  });
}
