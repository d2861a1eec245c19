/** The chat of a table. Spectators can read it. */
import type { Said } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { locale, t } from "../../words/index.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayName, sayWho } from "../desk/names.ts";
import { useTableDesk } from "../desk/desk.ts";
import type { OnlineSide, SideProps } from "./side.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./chat.css";

export function Chat({ side }: SideProps) {
  const desk = useTableDesk();
  const words = t.online.chat;
  const heard = side.heard.value;
  const end = useRef<HTMLLIElement>(null);
  // Visible messages count as read. The newest is at the bottom and stays in view.
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    side.readAll();
  }, [side, heard]);
  return (
    <div class="chat">
      {heard.length ? (
        <ol class="chat-said" aria-label={words.title}>
          {heard.map((said, at) => (
            <li key={said.n} {...(at === heard.length - 1 && { ref: end })}>
              <Saying desk={desk} said={said} />
            </li>
          ))}
        </ol>
      ) : (
        <p class="quiet">{words.empty}</p>
      )}
      {side.seat === undefined ? <p class="quiet">{words.readOnly}</p> : <Say side={side} />}
      <Mute side={side} desk={desk} />
    </div>
  );
}

function Saying({ desk, said: { by, text, at } }: { readonly desk: TableDesk; readonly said: Said }) {
  const time = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      {desk.badge(by, true)}
      <p>
        <b>{sayName(desk, by)}</b> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        <span class="chat-text">{text}</span>
      </p>
    </>
  );
}

/** The protocol's limit. */
const LONGEST = 500;

function Say({ side }: SideProps) {
  const words = t.online.chat;
  const text = useSignal("");
  const problem = useSignal("");
  const send = async (): Promise<void> => {
    const said = text.peek().replaceAll(/\s+/g, " ").trim();
    if (!said) return;
    const answer = await side.say(said);
    if (answer.kind === "applied") {
      // Keeps what was typed meanwhile.
      if (text.peek().replaceAll(/\s+/g, " ").trim() === said) text.value = "";
      problem.value = "";
    } else problem.value = answer.kind === "unsent" ? words.notSent : words.tooMuch;
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

function Mute({ side, desk }: { readonly side: OnlineSide; readonly desk: TableDesk }) {
  const words = t.online.chat;
  const muted = side.muted.value;
  const others = desk.client.sitters.flatMap(({ mind }, seat) =>
    mind.kind === "person" && seat !== side.seat ? [seat] : [],
  );
  if (!others.length) return undefined;
  const name = (seat: Seat): string => sayWho(desk, seat).name;
  return (
    <details class="chat-mute">
      <summary>{muted.length ? words.muted(muted.map((seat) => name(seat))) : words.mute}</summary>
      {others.map((seat) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={muted.includes(seat)}
            onChange={({ currentTarget }) => side.mute(seat, currentTarget.checked)}
          />
          {words.muteOne(name(seat))}
        </label>
      ))}
    </details>
  );
}
