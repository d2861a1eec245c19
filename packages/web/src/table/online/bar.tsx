/** In the bar: the connection, the number of spectators, and a chat button if there is no room beside the board. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useTableDesk } from "../desk/desk.ts";
import { Unread } from "../../kit/ui/talk.tsx";
import type { SideProps } from "./side.ts";
import { t } from "../../words/index.ts";
import "./bar.css";

export function Bar({ side }: SideProps) {
  return (
    <>
      <Connection side={side} />
      <Watching side={side} />
      <ChatButton side={side} />
    </>
  );
}

function Connection({ side: { table } }: SideProps) {
  const words = t.online.link;
  const isOnline = useOnline();
  const isOpen = table.state.value === "open";
  const said = isOpen ? (table.isOutdated.value ? "outdated" : "open") : lost(isOnline, table.isRestarting.value);
  return (
    <span class={`chip connection ${isOpen ? "" : "warn"} is-${said}`} role="status" aria-label={words.label}>
      <i aria-hidden="true" />
      <span>{words[said]}</span>
    </span>
  );
}

function lost(isOnline: boolean, isRestarting: boolean): "connecting" | "restarting" | "offline" {
  if (!isOnline) return "offline";
  return isRestarting ? "restarting" : "connecting";
}

function useOnline(): boolean {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      isOnline.value = navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, [isOnline]);
  return isOnline.value;
}

function Watching({ side }: SideProps) {
  const { watching } = side.table.presence.value;
  if (!watching) return undefined;
  return (
    <span class="watching" title={t.online.watching(watching)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z" />
        <circle cx="12" cy="12" r="3" />
      </svg>
      <span class="when-wide">{t.online.watching(watching)}</span>
      <span class="when-narrow" aria-hidden="true">
        {watching}
      </span>
    </span>
  );
}

function ChatButton({ side }: SideProps) {
  const desk = useTableDesk();
  const unread = side.unread.value;
  return (
    <button
      type="button"
      class="bar-button chat-button"
      aria-label={t.common.inTurn([t.online.chat.title, ...(unread ? [t.online.chat.unread(unread)] : [])])}
      onClick={() => {
        desk.sheet.value = "chat";
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 5h16v11h-9l-4 4v-4H4z" />
      </svg>
      {unread > 0 && <Unread n={unread} />}
    </button>
  );
}
