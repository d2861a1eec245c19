/** The one line that says whose turn it is and what to do. */
import { squareName, SQUARES } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import type { Desk } from "./desk.ts";
import { sayName, useDesk } from "./useDesk.ts";

const words = text.table.status;

export function Status() {
  const desk = useDesk();
  const { title, prompt } = statusOf(desk);
  const placed = desk.shown.value.laid.length;
  return (
    <div class="status">
      <p class="status-line">
        <b>{title}</b> <span>{desk.notice.value ?? prompt}</span>
      </p>
      {!desk.client.isKept.value && <span class="chip warn">{words.notKept}</span>}
      <button
        type="button"
        class="status-progress"
        onClick={() => {
          desk.sheet.value = "log";
        }}
        aria-label={text.table.progress(placed, SQUARES.length)}
      >
        <span class="when-narrow">{text.table.progressShort(placed, SQUARES.length)}</span>
        <span class="when-wide">{text.table.progress(placed, SQUARES.length)}</span>
      </button>
    </div>
  );
}

export function statusOf(desk: Desk): { readonly title: string; readonly prompt: string } {
  const state = desk.client.waiting.value;
  if (desk.history.at.value !== undefined)
    return { title: words.history, prompt: state.kind === "viewer" ? words.liveWaits : "" };
  switch (state.kind) {
    case "over":
      return { title: words.over, prompt: "" };
    case "abandoned":
      return { title: words.abandoned, prompt: text.table.abandonedAbout };
    case "bot":
      return { title: sayName(desk, state.seat), prompt: words.thinking };
    case "botFailed":
      return { title: sayName(desk, state.seat), prompt: words.botFailed };
    case "person":
      return { title: words.turnOf(sayName(desk, state.seat)), prompt: words.passTo(sayName(desk, state.seat)) };
    case "viewer": {
      const name = sayName(desk, state.seat);
      return { title: name === text.table.you ? words.yourTurn : words.turnOf(name), prompt: promptOf(desk) };
    }
  }
}

function promptOf(desk: Desk): string {
  const { stage } = desk.client.view.value;
  if (desk.chosen.value !== undefined) return words.confirm(squareName(desk.chosen.value));
  if (stage === "place") return words.placeDrawn;
  if (!desk.canDraw.value) return words.placeOnly;
  if (!desk.targets.value.size && !desk.canTurn.value && desk.tiles.value.length === 1) return words.drawOnly;
  return desk.tiles.value.length > 1 ? words.chooseTile : words.placeOrDraw;
}
