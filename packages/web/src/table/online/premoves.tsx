/** Premoves, in games with enough time: the button, the planned turn, and a notice if it was dropped. */
import { useEffect } from "preact/hooks";
import { Button } from "../../kit/ui/button.tsx";
import type { OnlineSide, SideProps } from "./side.ts";
import { t } from "../../words/index.ts";
import "./bar.css";

const premoveOf = ({ table, seat }: OnlineSide) =>
  table.premoves.value.find((each) => each.seat === seat && each.moves.length);

/** Over the table: while you plan, and when a premove was dropped. */
export function NextTurns({ side }: SideProps) {
  const words = t.online.premove;
  const { isPremoving } = side.table;
  const dropped = premoveOf(side)?.dropped;
  useEffect(() => {
    if (dropped) side.tell(words[dropped]);
  }, [side, dropped, words]);
  if (!isPremoving.value) return undefined;
  return (
    <section class="planning panel" aria-label={words.title}>
      <p>
        <b>{words.title}</b> <span class="quiet">{words.about}</span>
      </p>
      <Button
        onClick={() => {
          isPremoving.value = false;
        }}
      >
        {words.stop}
      </Button>
    </section>
  );
}

/** In place of the buttons while others act. */
export function Premoves({ side }: SideProps) {
  const words = t.online.premove;
  const { table } = side;
  // With fast clocks there is no time to plan.
  if (table.info.value?.control.kind === "live") return undefined;
  const premove = premoveOf(side);
  if (premove && !premove.dropped)
    return (
      <>
        <p class="tray-small">{words.kept}</p>
        <Button onClick={() => void side.plan(table.heard, [])}>{words.drop}</Button>
      </>
    );
  return (
    <Button
      onClick={() => {
        table.isPremoving.value = true;
      }}
    >
      {words.begin}
    </Button>
  );
}
