/** Premoves, in games with enough time: the button, the planned turn, and a notice if it was dropped. */
import { useEffect } from "preact/hooks";
import { Button } from "../../kit/ui/button.tsx";
import type { OnlineSide, SideProps } from "./side.ts";
import { t } from "../../words/index.ts";
import "./bar.css";

const planOf = ({ table, seat }: OnlineSide) =>
  table.plans.value.find((each) => each.seat === seat && each.moves.length);

/** Over the table: while you plan, and when a premove was dropped. */
export function Plans({ side }: SideProps) {
  const words = t.online.plan;
  const { isPlanning } = side.table;
  const dropped = planOf(side)?.dropped;
  useEffect(() => {
    if (dropped) side.tell(words[dropped]);
  }, [side, dropped, words]);
  if (!isPlanning.value) return undefined;
  return (
    <section class="planning panel" aria-label={words.title}>
      <p>
        <b>{words.title}</b> <span class="quiet">{words.about}</span>
      </p>
      <Button
        onClick={() => {
          isPlanning.value = false;
        }}
      >
        {words.stop}
      </Button>
    </section>
  );
}

/** In place of the buttons while others act. */
export function PlanAhead({ side }: SideProps) {
  const words = t.online.plan;
  const { table } = side;
  // With fast clocks there is no time to plan.
  if (table.info.value?.control.kind === "live") return undefined;
  const plan = planOf(side);
  if (plan && !plan.dropped)
    return (
      <>
        <p class="tray-small">{words.kept}</p>
        <Button onClick={() => void side.plan(table.heard, [])}>{words.drop}</Button>
      </>
    );
  return (
    <Button
      onClick={() => {
        table.isPlanning.value = true;
      }}
    >
      {words.begin}
    </Button>
  );
}
