/** A line that is followed: whose it is, how long it has become, and what it has paid. */
import { companyOf } from "../modules/told.ts";
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Place, View } from "@interchange/metro/core";
import { Badge } from "../../../kit/ui/badge.tsx";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { lineFrom, lineRow } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { numberOf } from "../desk/sentences.ts";
import { t } from "../../../words/index.ts";

interface FollowedProps {
  readonly speaker: Speaker;
  readonly view: View;
  readonly place: Place;
}

export function Followed({ speaker, view, place }: FollowedProps) {
  const { trace: words, tiles, signed } = t.metro.table;
  const scene = boardSceneOf(view);
  const row = lineRow(scene, view, place);
  const waits = lineFrom(scene, place)?.waits;
  const company = view.profits.length ? companyOf(view.setup, row.owner ?? 0) : undefined;
  const end =
    row.to !== undefined
      ? isCentreStation(row.to)
        ? words[row.isDoubled ? "arrivedCentre" : "arrivedCentreOnce"]
        : words.arrived(numberOf(view.setup, row.to))
      : row.length && waits
        ? words.openAt(squareName(waits.cell), waits.side)
        : words.notLeft;
  const owner = row.owner === undefined ? words.nobody : (company ?? whoIs(speaker, row.owner)).name;
  return (
    <p class="example-line">
      <Badge colours={scene.owners} seat={row.owner} /> <b>{words.line(row.label)}</b>{" "}
      {t.common.inTurn([owner, tiles(row.length), end])}{" "}
      {row.points !== undefined && row.owner !== undefined && <b>{signed(row.points)}</b>}
    </p>
  );
}
