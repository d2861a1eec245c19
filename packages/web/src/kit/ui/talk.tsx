/** Chats: what people said, and the field to write in. */
import type { Answer } from "@interchange/host";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { locale, t } from "../../words/index.ts";
import { Problem } from "./problem.tsx";
import "./talk.css";

interface SayingProps {
  /** The sign of the person. */
  readonly mark: ComponentChildren;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export function Saying({ mark, name, text, at }: SayingProps) {
  const time = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      {mark}
      <p>
        <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        <span class="chat-text">{text}</span>
      </p>
    </>
  );
}

/** How many messages are unread. */
export function Unread({ n }: { readonly n: number }) {
  return (
    <b class="unread">
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{t.online.chat.unread(n)}</span>
    </b>
  );
}

/** The protocol's limit. */
const LONGEST = 500;

export function Say({ onSay }: { readonly onSay: (text: string) => Promise<Answer> }) {
  const words = t.online.chat;
  const text = useSignal("");
  const problem = useSignal("");
  const send = async (): Promise<void> => {
    const said = text.peek().replaceAll(/\s+/g, " ").trim();
    if (!said) return;
    const answer = await onSay(said);
    if (answer.kind === "applied") {
      // Keeps what was typed meanwhile.
      if (text.peek().replaceAll(/\s+/g, " ").trim() === said) text.value = "";
      problem.value = "";
    } else if (answer.kind === "unsent") problem.value = words.notSent;
    else {
      const isMuted = answer.kind === "refused" && answer.refusal.code === "muted";
      problem.value = isMuted ? t.signIn.youAreMuted : words.tooMuch;
    }
  };
  return (
    <form
      class="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        class="chat-field"
        aria-label={words.say}
        placeholder={words.say}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        value={text}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="icon-button" aria-label={words.send}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 12h13M12 5l7 7-7 7" />
        </svg>
      </button>
      <Problem text={problem.value} />
    </form>
  );
}
