/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { squareName } from "@interchange/metro";
import type { Place } from "@interchange/metro";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import type { Desk, WhyNot } from "./desk.ts";
import { HistoryBar } from "./historyBar.tsx";
import { Ledger } from "./ledger.tsx";
import { lineFrom, lineRow } from "./lines.ts";
import { Recap } from "./recap.tsx";
import { sayName, sayNumber, useDesk } from "./useDesk.ts";

export function Info() {
  const desk = useDesk();
  const { client, preview, lit, whyNot, history } = desk;
  const state = client.waiting.value;
  return (
    <div class="infos">
      {whyNot.value ? (
        <Refused desk={desk} whyNot={whyNot.value} />
      ) : preview.value ? (
        <Ledger desk={desk} preview={preview.value} />
      ) : lit.value !== undefined ? (
        <Traced desk={desk} place={lit.value} />
      ) : undefined}
      {history.at.value !== undefined && <HistoryBar desk={desk} />}
      {state.kind === "person" && (
        <section class="panel info" aria-label={text.table.handOver.title(sayName(desk, state.seat))}>
          <h2 class="info-head">{text.table.handOver.title(sayName(desk, state.seat))}</h2>
          <p class="quiet">{text.table.handOver.body(sayName(desk, state.seat))}</p>
        </section>
      )}
      {state.kind === "botFailed" && (
        <section class="panel info" role="alert">
          <h2 class="info-head">{text.table.botFailed.title(sayName(desk, state.seat))}</h2>
          <p class="quiet">{text.table.botFailed.detail(state.reason)}</p>
        </section>
      )}
      <Recap desk={desk} />
    </div>
  );
}

function Refused({ desk, whyNot: { cell, refusal } }: { readonly desk: Desk; readonly whyNot: WhyNot }) {
  const words = text.table.whyNot;
  return (
    <section class="panel info refused" role="alert">
      <h2 class="info-head">{words.title(squareName(cell))}</h2>
      <p>{text.refusals[refusal.code] ?? text.refusals.unknown}</p>
      <button
        type="button"
        class="link"
        onClick={() => {
          desk.sheet.value = "rules";
        }}
      >
        {words.rule(refusal.rule)} · {words.read}
      </button>
    </section>
  );
}

function Traced({ desk, place }: { readonly desk: Desk; readonly place: Place }) {
  const words = text.table.trace;
  const scene = desk.still.value;
  const row = lineRow(scene, desk.shown.value, place);
  const waits = lineFrom(scene, place)?.waits;
  const end =
    row.to !== undefined
      ? row.isDoubled
        ? words.arrivedCentre
        : words.arrived(sayNumber(desk, row.to))
      : row.length && waits
        ? words.openAt(squareName(waits.cell), waits.side)
        : words.notLeft;
  return (
    <section class="panel info" aria-label={words.line(row.number)}>
      <h2 class="panel-title">{text.table.panels.line}</h2>
      <div class="row traced">
        <Badge colours={scene.colours} seat={row.owner} />
        <span class="row-line">
          <b>{words.line(row.number)}</b>
          <small>{row.owner === undefined ? words.nobody : sayName(desk, row.owner)}</small>
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
