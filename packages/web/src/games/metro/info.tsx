/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { settings } from "../../parts/settings.ts";
import { lazy } from "../../parts/ui/lazy.tsx";
import { newsWords } from "../../parts/words/newsWords.ts";
import { worded } from "../../parts/words/part.ts";
import { laterWords } from "../../parts/words/words.ts";
import { kitAt } from "./kit.ts";
import { metroLater, metroLedger } from "./metroWords.ts";
import { useMetroDesk } from "./useMetroDesk.ts";

const WhyNot = lazy(() => worded(import("./whyNot.tsx"), metroLater).then((part) => part.WhyNot), Nothing);
const Traced = lazy(() => worded(import("./traced.tsx"), metroLedger).then((part) => part.Traced), Nothing);
const TapAgain = lazy(
  () => worded(import("../../table/tapAgain.tsx"), laterWords).then((part) => part.TapAgain),
  Nothing,
);

/** What happened comes a moment later, in a room that is empty until then. */
const Notices = lazy(
  () => worded(import("../../table/notices.tsx"), newsWords).then((part) => part.Notices),
  () => <section class="panel info" />,
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

function Nothing() {
  return undefined;
}
