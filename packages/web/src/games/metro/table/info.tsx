/** The place beside or under the board that answers: a refusal, the ledger, a traced line, or what happened. */
import { Choices } from "../modules/common/choices.tsx";
import { settings } from "../../../kit/settings.ts";
import { Notices } from "../../../table/frame/notices.tsx";
import { TapAgain } from "../../../table/frame/tapAgain.tsx";
import { Ledger } from "../ledger/ledger.tsx";
import { Traced } from "./traced.tsx";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { WhyNot } from "./whyNot.tsx";

export function Info() {
  const desk = useMetroDesk();
  const { preview, lit, whyNot } = desk;
  const advice = desk.advice.value;
  return (
    <>
      {advice && <advice.Panel />}
      {desk.own && <Choices desk={desk} />}
      {whyNot.value ? (
        <WhyNot desk={desk} cell={whyNot.value.cell} refusal={whyNot.value.refusal} />
      ) : preview.value ? (
        <Ledger preview={preview.value} />
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
