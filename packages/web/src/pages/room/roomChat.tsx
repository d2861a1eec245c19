/** The chats of a room: one for members, and one for everybody who watches, in a second tab. */
import type { RoomChat as Which, RoomSaid } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { nameNow } from "../../api/identity.ts";
import { noteRead, readIn } from "../../api/roomLists.ts";
import { useNaming } from "../../people/naming.tsx";
import type { OnlineRoom } from "../../client/online/onlineRoom.ts";
import { lazy } from "../../kit/ui/lazy.tsx";
import { announce } from "../../kit/ui/live.tsx";
import { Say, Saying, Unread } from "../../kit/ui/talk.tsx";
import { Disc, memberOf } from "./person.tsx";
import { t } from "../../words/index.ts";
import "./room.css";

const Others = lazy(
  () => import("../../people/mannersPart.tsx").then((part) => part.Others),
  () => undefined,
);

export function RoomChat({ room }: { readonly room: OnlineRoom }) {
  const words = t.room.chat;
  const chosen = useSignal<Which>("members");
  const { spectators } = room.said.value;
  const isMember = room.you.value !== undefined;
  const hasBoth = isMember && (spectators.length > 0 || (room.info.value?.watching ?? 0) > 0);
  const chat: Which = isMember ? (hasBoth ? chosen.value : "members") : "spectators";
  useHeard(room, chat);
  return (
    <section class="panel room-chat" aria-labelledby="room-chat">
      <h2 id="room-chat">{words.title}</h2>
      {hasBoth && (
        <div class="seat-tabs" role="group" aria-label={words.title}>
          {(["members", "spectators"] as const).map((each) => (
            <button
              key={each}
              type="button"
              class={each === chat ? "seat-tab chosen" : "seat-tab"}
              aria-pressed={each === chat}
              onClick={() => (chosen.value = each)}
            >
              {words[each]} {each !== chat && <UnreadIn room={room} chat={each} />}
            </button>
          ))}
        </div>
      )}
      <Said key={chat} room={room} chat={chat} />
      {chat === "spectators" && nameNow() !== undefined && (
        <Others others={strangersIn(room)} onChange={() => room.listenAgain()} />
      )}
      {isMember || nameNow() !== undefined ? (
        <Say onSay={(text) => room.speak(chat, text)} />
      ) : (
        <Nameless onNamed={() => room.reconnect()} />
      )}
    </section>
  );
}

/** Those who wrote as spectators, by their last message. Members have a sheet of their own. */
function strangersIn(room: OnlineRoom) {
  const last = new Map<string, number>();
  for (const { n, name, member } of room.said.value.spectators)
    if (member === undefined && name !== nameNow()) last.set(name, n);
  return [...last].map(([name, said]) => ({ name, whom: { ...room.ref, said } }));
}

interface ChatProps {
  readonly room: OnlineRoom;
  readonly chat: Which;
}

/** Marks the chat that is not shown, if somebody wrote there. */
function UnreadIn({ room, chat }: ChatProps) {
  const unread = unreadOf(room, chat);
  return unread > 0 && <Unread n={unread} />;
}

function Said({ room, chat }: ChatProps) {
  const words = t.room.chat;
  const said = room.said.value[chat];
  const list = useRef<HTMLOListElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  // The newest is at the bottom and stays in view, without moving the page.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said]);
  useRead(room, chat, newest);
  if (!said.length) return <p class="quiet">{chat === "members" ? words.empty : words.emptySpectators}</p>;
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} class="chat-said" aria-label={words[chat]} tabIndex={0}>
      {said.map((each, index) => (
        <li key={each.n} {...(index === said.length - 1 && { ref: newest })}>
          <Saying mark={<Mark room={room} said={each} />} {...each} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ room, said }: { readonly room: OnlineRoom; readonly said: RoomSaid }) {
  const info = room.info.value;
  return <Disc colour={info && memberOf(info, said.member)?.colour} name={said.name} />;
}

/** Announces what others say while you are here. */
function useHeard(room: OnlineRoom, chat: Which): void {
  const last = room.said.value[chat].at(-1);
  useEffect(() => {
    if (last && last.at > room.since && (last.member === undefined || last.member !== room.you.peek()))
      announce(t.room.chat.said(last.name, last.text));
  }, [room, last]);
}

/** Remembers what a member has read: all messages, once the newest is in view. */
function useRead(room: OnlineRoom, chat: Which, newest: RefObject<HTMLLIElement>): void {
  const n = room.said.value[chat].at(-1)?.n;
  const isMember = room.you.value !== undefined;
  useEffect(() => {
    const { ref } = room;
    if (!newest.current || n === undefined || !isMember || !("room" in ref)) return undefined;
    let isInView = false;
    const look = (): void => {
      if (isInView && document.visibilityState === "visible") noteRead(ref.room, chat, n);
    };
    const watching = new IntersectionObserver((seen) => {
      isInView = seen.at(-1)?.isIntersecting ?? false;
      look();
    });
    watching.observe(newest.current);
    document.addEventListener("visibilitychange", look);
    return () => {
      watching.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [room, chat, newest, n, isMember]);
}

/** How many messages of others a member has not read in this browser. */
export function unreadOf({ ref, said, you }: OnlineRoom, chat: Which): number {
  if (!("room" in ref)) return 0;
  const read = readIn(ref.room, chat);
  return said.value[chat].filter(({ n, member }) => n > read && (member === undefined || member !== you.value)).length;
}

/** Spectators without a name can read. */
function Nameless({ onNamed }: { readonly onNamed: () => void }) {
  const words = t.room.chat;
  const { named, sheet } = useNaming();
  return (
    <p class="quiet">
      <button
        type="button"
        class="link"
        onClick={() =>
          named(() => {
            onNamed();
            return Promise.resolve();
          })
        }
      >
        {words.chooseName}
      </button>
      {sheet}
    </p>
  );
}
