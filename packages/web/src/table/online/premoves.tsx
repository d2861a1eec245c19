/** Premoves, in games with enough time: the button, the planned turn, and a notice if it was not played. */
import { useEffect } from "preact/hooks";
import { Button } from "../../kit/ui/button.tsx";
import { planOf } from "./side.ts";
import type { SideProps } from "./side.ts";
import { t } from "../../words/index.ts";
import "./bar.css";

/** Over the table: while you plan, and when a premove was not played. */
export function NextTurns({ side }: SideProps) {
  const words = t.online.premove;
  const { isPremoving } = side.table;
  const dropped = planOf(side)?.dropped;
  useEffect(() => {
    if (dropped) side.tell(words[dropped]);
  }, [side, dropped, words]);
  if (!isPremoving.value) return undefined;
  return (
    <section class="planning panel" aria-label={words.title}>
      <p class="quiet">{words.about}</p>
      <label>
        <input
          type="checkbox"
          checked={side.partly.value}
          onChange={({ currentTarget }) => {
            side.partly.value = currentTarget.checked;
          }}
        />{" "}
        {words.partly}
      </label>
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
  const premove = planOf(side);
  const begin = (): void => {
    side.partly.value = premove?.partly ?? false;
    table.isPremoving.value = true;
  };
  if (premove && !premove.dropped)
    return (
      <>
        <p class="tray-small">{words.planned}</p>
        <Button onClick={begin}>{words.change}</Button>
        <Button onClick={() => void side.plan(table.heard, [])}>{words.drop}</Button>
      </>
    );
  return <Button onClick={begin}>{words.begin}</Button>;
}
