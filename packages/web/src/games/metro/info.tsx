/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { squareName } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import type { Cell } from "@interchange/metro/core";
import { settings } from "../../parts/settings.ts";
import { Fetched, lazy } from "../../parts/ui/lazy.tsx";
import { worded } from "../../parts/words/part.ts";
import { laterWords } from "../../parts/words/words.ts";
import { Notices, Refused } from "../../table/notices.tsx";
import type { MetroDesk } from "./desk.ts";
import { facesAt, kitAt } from "./kit.ts";
import { metroLater, metroWords } from "./metroWords.ts";
import { useMetroDesk } from "./useMetroDesk.ts";

const Traced = lazy(() => import("./traced.tsx").then((part) => part.Traced), Nothing);
const TapAgain = lazy(
  () => worded(import("../../table/tapAgain.tsx"), laterWords).then((part) => part.TapAgain),
  Nothing,
);

export function Info() {
  const desk = useMetroDesk();
  const { preview, ledger, lit, whyNot } = desk;
  const part = ledger.value;
  const kit = kitAt(desk.shown.value.setup);
  const advice = desk.advice.value;
  return (
    <>
      {advice && <advice.Panel />}
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
