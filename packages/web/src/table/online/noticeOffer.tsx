/** Offers notices in one sentence, in the first slow game of somebody who has none, once others are to move. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { notices } from "../../api/notices.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import type { SideProps } from "./side.ts";
import { t } from "../../words/index.ts";

const ANSWERED = "noticesOffered";

export function NoticeOffer({ side: { seat, table } }: SideProps) {
  const words = t.notices.offer;
  const isOffered = useSignal(false);
  const isSlow = table.info.value?.control.kind === "days";
  useEffect(() => {
    if (!isSlow || seat === undefined || recall(ANSWERED) === true) return;
    void notices.mine().then((mine) => {
      isOffered.value = mine.ok && !mine.value.ways.length;
    });
  }, [isSlow, seat, isOffered]);
  const answer = (): void => {
    isOffered.value = false;
    remember(ANSWERED, true);
  };
  const { toAct, isOver = true } = table.status.value ?? {};
  // On a phone it would cover what their own turn takes.
  if (!isOffered.value || isOver || toAct === seat) return undefined;
  return (
    <div class="panel vote notice-offer" role="region" aria-label={t.notices.title}>
      <p>{words.text}</p>
      <div class="buttons">
        <a class="button primary" href="/notices" onClick={answer}>
          {words.yes}
        </a>
        <button type="button" class="button" onClick={answer}>
          {words.no}
        </button>
      </div>
    </div>
  );
}
