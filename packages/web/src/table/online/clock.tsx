/** What a seat's clock shows. The one that runs is larger, and red with tenths when little is left. */
import { timeLeft } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import { useComputed } from "@preact/signals";
import { whoIs } from "../desk/names.ts";
import type { AtTableProps } from "./side.ts";
import { SHORT, timeText } from "./times.ts";
import { t } from "../../words/index.ts";
import "./clock.css";

/** So many clocks have room beside each other on a phone. */
const ROOMY = 3;

export function SeatClock({ side, client, seat }: AtTableProps & { readonly seat: Seat }) {
  const shown = useComputed(() => {
    const clock = side.table.status.value?.clock;
    const isRunning = clock?.running?.seat === seat;
    // A clock that stands is not asked ten times a second.
    const left = clock && timeLeft(clock, seat, isRunning ? side.now.value : 0);
    return left === undefined
      ? undefined
      : { isRunning, isShort: isRunning && left < SHORT, text: timeText(left, { tenths: isRunning }) };
  });
  const text = useComputed(() => shown.value?.text ?? "");
  const classes = useComputed(() =>
    [
      "seat-clock",
      ...(client.sitters.length > ROOMY ? ["crowded"] : []),
      ...(shown.value?.isRunning ? ["running"] : []),
      ...(shown.value?.isShort ? ["short"] : []),
    ].join(" "),
  );
  const heard = useComputed(() => {
    const who = whoIs({ sitters: client.sitters, viewer: client.viewer.value }, seat);
    return t.online.clock.left(who, text.value.split(".")[0] ?? "");
  });
  if (useComputed(() => shown.value === undefined).value) return undefined;
  return (
    <>
      <span class={classes} aria-hidden="true">
        {text}
      </span>
      <span class="unseen">{heard}</span>
    </>
  );
}
