/** The chat of a table. Spectators can read it. */
import type { Seat } from "@interchange/tabletop";
import { useEffect, useRef } from "preact/hooks";
import { identity, nameNow, whoAmI } from "../../api/identity.ts";
import { lazy } from "../../kit/ui/lazy.tsx";
import { Say, Saying } from "../../kit/ui/talk.tsx";
import { t } from "../../words/index.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayName, sayWho } from "../desk/names.ts";
import { useTableDesk } from "../desk/desk.ts";
import type { OnlineSide, SideProps } from "./side.ts";
import "./chat.css";

const Others = lazy(
  () => import("../../people/mannersPart.tsx").then((part) => part.Others),
  () => undefined,
);

export function Chat({ side }: SideProps) {
  const desk = useTableDesk();
  const words = t.online.chat;
  const heard = side.heard.value;
  useEffect(() => {
    if (identity.peek().kind === "unknown") void whoAmI();
  }, []);
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
          {heard.map(({ n, by, text, at }, index) => (
            <li key={n} {...(index === heard.length - 1 && { ref: end })}>
              <Saying mark={desk.badge(by, true)} name={sayName(desk, by)} text={text} at={at} />
            </li>
          ))}
        </ol>
      ) : (
        <p class="quiet">{words.empty}</p>
      )}
      {side.seat === undefined ? <p class="quiet">{words.readOnly}</p> : <Say onSay={(text) => side.say(text)} />}
      <Mute side={side} desk={desk} />
      {nameNow() !== undefined && <OthersHere side={side} desk={desk} />}
    </div>
  );
}

/** What you can do about others at the table, on all your devices. */
function OthersHere({ side, desk }: { readonly side: OnlineSide; readonly desk: TableDesk }) {
  const others = desk.client.sitters.flatMap(({ mind }, seat) =>
    mind.kind === "person" && seat !== side.seat
      ? [{ whom: { table: side.table.id, seat }, name: sayWho(desk, seat).name }]
      : [],
  );
  return <Others others={others} />;
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
