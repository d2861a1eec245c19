/** A room: its people, the next game, the games that run, the score, and the chat. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { OnlineRoom } from "../../client/online/onlineRoom.ts";
import { useRoom } from "../../client/online/onlineRoom.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Loading } from "../../kit/ui/lazy.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { RoomGuest } from "./guest.tsx";
import { Members } from "./members.tsx";
import type { InRoomProps } from "./members.tsx";
import { NextGame, useStarted } from "./next/nextGame.tsx";
import { roomName } from "./person.tsx";
import { RoomChat, unreadOf } from "./roomChat.tsx";
import { RoomInvite } from "./roomInvite.tsx";
import { RoomTables } from "./roomTables.tsx";
import { Standings } from "./standings.tsx";
import { t } from "../../words/index.ts";
import "./room.css";

export function RoomPage({ id }: { readonly id: string }) {
  return <AtRoom key={id} id={id} />;
}

/** Why someone is asked to join instead. */
const GUESTS: readonly string[] = ["not-member", "signed-out", "banned"];

function AtRoom({ id }: { readonly id: string }) {
  const room = useRoom("enter", id);
  const [info, you] = [room.info.value, room.you.value];
  if (GUESTS.includes(room.goodbye.value ?? "")) return <RoomGuest id={id} onJoined={() => room.reconnect()} />;
  if (room.goodbye.value || !info || you === undefined) return <NoRoom room={room} />;
  return <Room id={id} info={info} you={you} room={room} />;
}

/** Why a room is not shown. */
export function NoRoom({ room }: { readonly room: OnlineRoom }) {
  const { unknown, removed } = t.room;
  switch (room.goodbye.value) {
    case "unknown-room":
      return <Sorry {...unknown} />;
    case "removed":
      return <Sorry {...removed} />;
    default:
  }
  const { outOfReach } = t.online;
  if (room.isLost.value)
    return (
      <Sorry title={outOfReach.title} body={t.lobby.problems["unreachable"] ?? ""}>
        <button type="button" class="button primary" onClick={() => room.reconnect()}>
          {outOfReach.again}
        </button>
      </Sorry>
    );
  return (
    <Frame title={t.common.loading}>
      <Loading />
    </Frame>
  );
}

interface SorryProps {
  readonly title: string;
  readonly body: string;
  readonly children?: ComponentChildren;
}

export function Sorry({ title, body, children }: SorryProps) {
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p role="status">{body}</p>
      <p class="buttons">
        {children}
        <a class={children ? "button" : "button primary"} href="/">
          {t.notFound.home}
        </a>
      </p>
    </Frame>
  );
}

function Room({ id, info, you, room }: InRoomProps & { readonly room: OnlineRoom }) {
  const words = t.room;
  const isInviting = useSignal(false);
  const isAlone = info.members.every(({ n, presence }) => n === you || presence === "left");
  const isPlaying = info.tables.some(({ state }) => state !== "over");
  const title = roomName(info);
  const unread = unreadOf(room, "members");
  useStarted({ info, you });
  const { calls, chat } = t.online;
  return (
    <Frame title={unread ? calls.wanted(chat.unread(unread)) : title} wide>
      <div class="room">
        <header class="room-head">
          <h1>{title}</h1>
          {room.state.value !== "open" && (
            <p class="chip warn" role="status">
              {room.isRestarting.value ? words.restarting : words.reconnecting}
            </p>
          )}
          {!isAlone && (
            <button type="button" class="button" onClick={() => (isInviting.value = true)}>
              {words.invite.open}
            </button>
          )}
        </header>
        <div class="room-main">
          {isAlone && <RoomInvite id={id} info={info} />}
          {isPlaying && <RoomTables info={info} you={you} />}
          <NextGame id={id} info={info} you={you} />
          {!isPlaying && <RoomTables info={info} you={you} />}
          <Standings info={info} you={you} />
        </div>
        <div class="room-side">
          <Members id={id} info={info} you={you} onManners={() => room.listenAgain()} />
          <RoomChat room={room} />
        </div>
      </div>
      {isInviting.value && (
        <Sheet title={words.invite.title} onClose={() => (isInviting.value = false)}>
          <div class="room-inviting">
            <RoomInvite id={id} info={info} />
          </div>
        </Sheet>
      )}
    </Frame>
  );
}
