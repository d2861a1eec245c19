/** The status line: whose turn it is and what to do. */
import type { Status as Stands } from "../../../words/types.ts";
import type { TableDesk } from "../../desk/desk.ts";
import { sayBot, sayWho } from "../../desk/names.ts";
import { useTableDesk } from "../../desk/desk.ts";
import { endOf } from "../../result/ranking.ts";
import { settings } from "../../../kit/settings.ts";
import { t } from "../../../words/index.ts";
import "./status.css";

export function Status() {
  const desk = useTableDesk();
  const { title, prompt } = statusOf(desk);
  const { progress, progressShort } = desk.words.value;
  return (
    <div class="status">
      <p class="status-line">
        <b>{title}</b> <span>{desk.notice.value ?? prompt}</span>
      </p>
      {!desk.client.isKept.value && <span class="chip warn">{t.table.notKept}</span>}
      <button
        type="button"
        class="status-progress"
        onClick={() => {
          desk.sheet.value = desk.progressSheet ?? "log";
        }}
        title={progress}
      >
        <span class="when-narrow">{progressShort}</span>
        <span class="when-wide">{progress}</span>
      </button>
    </div>
  );
}

export function statusOf(desk: TableDesk): Stands {
  const { status, asks, asked } = t.table;
  const state = desk.client.waiting.value;
  if (desk.history.at.value !== undefined) return state.kind === "viewer" ? status.historyYours : status.history;
  switch (state.kind) {
    case "over":
      // The board says it in large type.
      return settings.value.isText ? { ...status.over, prompt: endOf(desk.client) } : status.over;
    case "paused":
      return state.isShared ? status.pausedTogether : status.paused;
    case "gone":
      return status.gone;
    case "connecting":
      return status.connecting;
    case "unsent":
      return status.unsent;
    case "asked":
      return asks(sayWho(desk, state.asked.by), asked[state.asked.request.kind]);
    case "remote":
      return status.waitsFor(sayWho(desk, state.seat));
    case "absent":
      return status[state.presence === "gone" ? "offline" : "away"](sayWho(desk, state.seat));
    case "left":
      return status.left(sayWho(desk, state.seat));
    case "timeUp":
      return status.timeUp(sayWho(desk, state.seat), desk.client.viewer.value === "spectator");
    case "bot":
      return status.thinking(sayBot(desk, state.seat));
    case "botFailed":
      return status.botFailed(sayBot(desk, state.seat));
    case "person":
      return status.passTo(sayWho(desk, state.seat));
    case "sending":
      return status.yours(sayWho(desk, state.seat), "");
    case "viewer":
      if (desk.client.isPlanning?.value) return { title: t.online.premove.title, prompt: desk.prompt.value };
      if (desk.client.link.value === "connecting") return status.connecting;
      return status.yours(sayWho(desk, state.seat), desk.prompt.value);
  }
}
