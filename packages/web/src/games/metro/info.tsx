/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Place } from "@interchange/metro/core";
import { helps } from "../../client/sitters.ts";
import { text } from "../../parts/words/text.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Notices, Refused } from "../../table/notices.tsx";
import type { MetroDesk } from "./desk.ts";
import { Ledger } from "./ledger.tsx";
import { lineFrom, lineRow } from "./lines.ts";
import { facesAt, kitAt } from "./kit.ts";
import { sayNumber, sayOwner, useMetroDesk } from "./useMetroDesk.ts";

export function Info() {
  const desk = useMetroDesk();
  const { preview, lit, whyNot } = desk;
  return (
    <>
      {whyNot.value ? (
        <Refused
          desk={desk}
          title={text.table.whyNot.title(squareName(whyNot.value.cell))}
          reason={reasonOf(desk, whyNot.value.refusal.code)}
          rule={whyNot.value.refusal.rule}
        />
      ) : preview.value ? (
        <Ledger desk={desk} preview={preview.value} />
      ) : lit.value !== undefined ? (
        <Traced desk={desk} place={lit.value} />
      ) : undefined}
      <Notices desk={desk} />
    </>
  );
}

function reasonOf(desk: MetroDesk, code: string): string {
  const view = desk.shown.value;
  const ofModules = facesAt(desk.speaker(), view).map(({ face }) => face.refusals[code]);
  const known = [text.refusals[code], ...ofModules, kitAt(view.setup)?.refusals[code]];
  return known.find((reason) => reason !== undefined) ?? text.refusals.unknown;
}

function Traced({ desk, place }: { readonly desk: MetroDesk; readonly place: Place }) {
  const words = text.table.trace;
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
      <h2 class="panel-title">{text.table.panels.line}</h2>
      <div class="row traced">
        <Badge colours={scene.owners} seat={row.owner} />
        <span class="row-line">
          <b>{words.line(row.label)}</b>
          <small>{row.owner === undefined ? words.nobody : sayOwner(desk, row.owner)}</small>
        </span>
        <span class="row-change">
          <b>{text.table.tiles(row.length)}</b>
        </span>
        <span class="row-end">{end}</span>
        <span class="row-points">
          {row.points === undefined || row.owner === undefined ? "" : text.table.signed(row.points)}
        </span>
      </div>
      {desk.traced.value === place && helps(desk.client.assist, "trace") && (
        <button type="button" class="link" onClick={() => desk.trace(undefined)}>
          {words.stop}
        </button>
      )}
    </section>
  );
}
