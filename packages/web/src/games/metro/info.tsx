/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import type { Cell, Place } from "@interchange/metro/core";
import { helps } from "../../parts/assist.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { settings } from "../../parts/settings.ts";
import { Fetched, lazy } from "../../parts/ui/lazy.tsx";
import { worded } from "../../parts/words/part.ts";
import { laterWords } from "../../parts/words/words.ts";
import { Notices, Refused } from "../../table/notices.tsx";
import type { MetroDesk } from "./desk.ts";
import { lineFrom, lineRow } from "./lines.ts";
import { facesAt, kitAt } from "./kit.ts";
import { metroLater, metroWords } from "./metroWords.ts";
import { sayNumber, sayOwner, useMetroDesk } from "./useMetroDesk.ts";

const TapAgain = lazy(
  () => worded(import("../../table/tapAgain.tsx"), laterWords).then((part) => part.TapAgain),
  Nothing,
);

export function Info() {
  const desk = useMetroDesk();
  const { preview, ledger, lit, whyNot } = desk;
  const part = ledger.value;
  const kit = kitAt(desk.shown.value.setup);
  return (
    <>
      {kit && <kit.Choices desk={desk} />}
      {whyNot.value ? (
        <WhyNot desk={desk} cell={whyNot.value.cell} refusal={whyNot.value.refusal} />
      ) : preview.value && part ? (
        <part.Ledger preview={preview.value} />
      ) : lit.value !== undefined ? (
        <Traced desk={desk} place={lit.value} />
      ) : undefined}
      {settings.value.doubleTap === undefined &&
        desk.isDeciding.value &&
        desk.chosen.value === undefined &&
        desk.history.all.value >= desk.client.sitters.length && <TapAgain />}
      <Notices desk={desk} />
    </>
  );
}

interface WhyNotProps {
  readonly desk: MetroDesk;
  readonly cell: Cell;
  readonly refusal: Refusal;
}

/** Why something may not be done; what there is to say of it comes when it is first wanted. */
function WhyNot({ desk, cell, refusal: { code, rule } }: WhyNotProps) {
  return (
    <Fetched load={() => metroLater.fetch()} Waiting={Nothing}>
      {() => (
        <Refused desk={desk} title={metroWords().whyNot(squareName(cell))} reason={reasonOf(desk, code)} rule={rule} />
      )}
    </Fetched>
  );
}

function Nothing() {
  return undefined;
}

function reasonOf(desk: MetroDesk, code: string): string {
  const view = desk.shown.value;
  const ofModules = facesAt(desk.speaker(), view).map(({ face }) => face.refusals()[code]);
  const known = [metroLater().refusals[code], ...ofModules, kitAt(view.setup)?.refusals()[code]];
  return known.find((reason) => reason !== undefined) ?? metroLater().refusals.unknown;
}

function Traced({ desk, place }: { readonly desk: MetroDesk; readonly place: Place }) {
  const { trace: words, tiles, signed, panels } = metroWords();
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
      {desk.traced.value === place && helps(desk.client.assist, "trace") && (
        <button type="button" class="link" onClick={() => desk.trace(undefined)}>
          {words.stop}
        </button>
      )}
    </section>
  );
}
