/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { settings } from "../../parts/settings.ts";
import { lazy } from "../../parts/ui/lazy.tsx";
import { kitAt } from "./kit.ts";
import { useMetroDesk } from "./useMetroDesk.ts";

const WhyNot = lazy(() => import("./whyNot.tsx").then((part) => part.WhyNot), Nothing);
const Traced = lazy(() => import("./traced.tsx").then((part) => part.Traced), Nothing);
const TapAgain = lazy(() => import("../../table/tapAgain.tsx").then((part) => part.TapAgain), Nothing);

/** What happened comes a moment later, in a room that is empty until then. */
const Notices = lazy(
  () => import("../../table/notices.tsx").then((part) => part.Notices),
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
