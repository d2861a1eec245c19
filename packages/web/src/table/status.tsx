/** The one line that says whose turn it is and what to do. */
import { text } from "../parts/words/text.ts";
import type { TableDesk } from "./desk.ts";
import { sayName } from "./names.ts";
import { useTableDesk } from "./useTableDesk.ts";
import "./status.css";

const words = text.table.status;

export function Status() {
  const desk = useTableDesk();
  const { title, prompt } = statusOf(desk);
  const { progress, progressShort } = desk.words.value;
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
        aria-label={progress}
      >
        <span class="when-narrow">{progressShort}</span>
        <span class="when-wide">{progress}</span>
      </button>
    </div>
  );
}

function statusOf(desk: TableDesk): { readonly title: string; readonly prompt: string } {
  const state = desk.client.waiting.value;
  if (desk.history.at.value !== undefined)
    return { title: words.history, prompt: state.kind === "viewer" ? words.liveWaits : "" };
  switch (state.kind) {
    case "over":
      return { title: words.over, prompt: "" };
    case "paused":
      return { title: words.abandoned, prompt: text.table.abandonedAbout };
    case "gone":
      return { title: words.gone, prompt: words.goneAbout };
    case "connecting":
      return { title: words.connecting, prompt: words.connectingAbout };
    case "unsent":
      return { title: words.unsent, prompt: words.unsentAbout };
    case "asked":
      return {
        title: text.table.asked.title(sayName(desk, state.asked.by)),
        prompt: text.table.asked.about[state.asked.request.kind],
      };
    case "remote":
      return { title: words.turnOf(sayName(desk, state.seat)), prompt: words.waitsFor(sayName(desk, state.seat)) };
    case "absent": {
      const absence = state.presence === "gone" ? words.left : words.away;
      return { title: words.turnOf(sayName(desk, state.seat)), prompt: absence(sayName(desk, state.seat)) };
    }
    case "bot":
      return { title: sayName(desk, state.seat), prompt: words.thinking };
    case "botFailed":
      return { title: sayName(desk, state.seat), prompt: words.botFailed };
    case "person":
      return { title: words.turnOf(sayName(desk, state.seat)), prompt: words.passTo(sayName(desk, state.seat)) };
    case "sending":
    case "viewer": {
      const name = sayName(desk, state.seat);
      return {
        title: name === text.table.you ? words.yourTurn : words.turnOf(name),
        prompt: state.kind === "viewer" ? desk.prompt.value : "",
      };
    }
  }
}
