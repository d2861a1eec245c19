/** The line that is followed: how long it is, and where it ends or waits. */
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Cell, Place } from "@interchange/metro/core";
import { helps } from "../../../kit/assist.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { enderShare } from "../ledger/further.ts";
import { lineFrom, lineRow } from "../desk/lines.ts";
import { sayNumber, sayOwner } from "../desk/useMetroDesk.ts";
import { t } from "../../../words/index.ts";
import "../ledger/ledger.css";

export function Traced({ desk, place }: { readonly desk: MetroDesk; readonly place: Place }) {
  const { trace: words, tiles, signed, panels } = t.metro.table;
  const scene = desk.still.value;
  const row = lineRow(scene, desk.shown.value, place);
  const waits = lineFrom(scene, place)?.waits;
  const end =
    row.to !== undefined
      ? isCentreStation(row.to)
        ? words[row.isDoubled ? "arrivedCentre" : "arrivedCentreOnce"]
        : words.arrived(sayNumber(desk, row.to))
      : row.length && waits
        ? words.openAt(squareName(waits.cell), waits.side)
        : words.notLeft;
  return (
    <section class="panel info" aria-label={words.line(row.label)}>
      <h2 class="panel-title">{panels.line}</h2>
      <div class="row traced">
        <Badge colours={scene.owners} seat={row.owner} />
        <span class="row-line">
          <b>{words.line(row.label)}</b>
          <small>{row.owner === undefined ? words.nobody : sayOwner(desk, row.owner).name}</small>
        </span>
        <span class="row-change">
          <b>{tiles(row.length)}</b>
        </span>
        <span class="row-end">{end}</span>
        <span class="row-points">{row.points === undefined || row.owner === undefined ? "" : signed(row.points)}</span>
      </div>
      {row.to === undefined && waits && helps(desk.client.assist, "ledger") && (
        <MayEnd desk={desk} place={place} cell={waits.cell} />
      )}
      {desk.traced.value === place && helps(desk.client.assist, "trace") && (
        <button type="button" class="link" onClick={() => desk.trace(undefined)}>
          {words.stop}
        </button>
      )}
    </section>
  );
}

/** How likely it is to end with the next tile that is laid there. */
function MayEnd({ desk, place, cell }: { readonly desk: MetroDesk; readonly place: Place; readonly cell: Cell }) {
  const { shown, still } = desk;
  const { tiles, all } = enderShare(place, shown.value, still.value.faces, cell);
  return all ? <p class="quiet">{t.metro.ledger.mayEnd(tiles, all, squareName(cell))}</p> : undefined;
}
