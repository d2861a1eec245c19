/** What the tile would do here: every line that changes, and what that means for everybody. */
import type { Change, Preview } from "@interchange/metro/core";
import { ownerIndex } from "./scene.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import type { MetroDesk } from "./desk.ts";
import { lineName } from "./lines.ts";
import { metroLedger, metroWords } from "./metroWords.ts";
import { kitAt } from "./kit.ts";
import { endOf } from "./sentences.ts";
import { sayWho } from "../../table/names.ts";
import { sayEarner, useMetroDesk } from "./useMetroDesk.ts";
import "./ledger.css";

export { preview } from "@interchange/metro/preview";

export function Ledger({ preview }: { readonly preview: Preview }) {
  const desk = useMetroDesk();
  const words = metroLedger();
  const { changes } = preview;
  const kit = kitAt(desk.shown.value.setup);
  // What pays comes first: on a phone the rest may have to be scrolled to.
  const rows = changes.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points) || one.from - other.from);
  return (
    <section class="panel info ledger" aria-label={words.title}>
      <h2 class="panel-title">{words.title}</h2>
      {rows.length ? (
        <ul class="rows">
          {rows.map((change) => (
            <Row key={change.from} desk={desk} change={change} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.none}</p>
      )}
      {kit && <kit.Reactions desk={desk} preview={preview} />}
      {(!preview.profits.length || preview.gains.some(Boolean)) && <Swing desk={desk} preview={preview} />}
    </section>
  );
}

function Row({ desk, change }: { readonly desk: MetroDesk; readonly change: Change }) {
  const words = metroLedger();
  const { signed } = metroWords();
  const { from, earner, before, after, to, points, factor } = change;
  return (
    <li class="row">
      <Badge colours={desk.still.value.owners} seat={earner && ownerIndex(earner)} />
      <span class="row-line">
        <b>{words.line(lineName(desk.still.value, from))}</b>
        <small>{earner ? sayEarner(desk, earner).name : words.nobody}</small>
      </span>
      <span class="row-change" aria-label={words.change(before, after)}>
        {before} <i aria-hidden="true">{words.arrow}</i> <b>{after}</b>
      </span>
      <span class="row-end">
        {to === undefined ? words.open : endOf(desk.shown.value.setup, to)}
        {factor > 1 && <span class="chip">{metroWords().doubled}</span>}
      </span>
      <span class="row-points">{to === undefined || !earner ? "" : signed(points)}</span>
    </li>
  );
}

/** The own gain, and how the margin to each of the others moves. */
function Swing({ desk, preview }: { readonly desk: MetroDesk; readonly preview: Preview }) {
  const words = metroLedger();
  const { signed } = metroWords();
  const { viewer, setup } = desk.shown.value;
  if (typeof viewer !== "number") return undefined;
  const own = preview.gains[viewer] ?? 0;
  const others = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <dl class="swing">
      <div class="swing-own">
        <dt>{words.yourGain}</dt>
        <dd>{signed(own)}</dd>
      </div>
      {others.map((seat) => (
        <div key={seat}>
          <dt>
            {desk.badge(seat, true)}
            <span class="swing-name">{words.swingAgainst(sayWho(desk, seat))}</span>
          </dt>
          <dd>{signed(own - (preview.gains[seat] ?? 0))}</dd>
        </div>
      ))}
    </dl>
  );
}
