/** The room of a table, beside it before and after the game: the way back, the score, what is next, and the chat. */
import { useRoom } from "../../client/online/onlineRoom.ts";
import type { OnlineRoom } from "../../client/online/onlineRoom.ts";
import type { InRoomProps } from "./members.tsx";
import { NextGame, useStarted } from "./next/nextGame.tsx";
import { RoomChat } from "./roomChat.tsx";
import { Standings } from "./standings.tsx";
import { t } from "../../words/index.ts";
import "./room.css";

interface TableRoomProps {
  readonly id: string;
  readonly isOver: boolean;
}

export function TableRoom({ id, isOver }: TableRoomProps) {
  const room = useRoom("enter", id);
  const [info, you] = [room.info.value, room.you.value];
  if (!info || you === undefined || room.goodbye.value) return undefined;
  return <Beside id={id} info={info} you={you} isOver={isOver} room={room} />;
}

function Beside({ id, info, you, isOver, room }: InRoomProps & TableRoomProps & { readonly room: OnlineRoom }) {
  useStarted({ info, you });
  return (
    <div class="table-room">
      {isOver && info.next && <NextGame id={id} info={info} you={you} />}
      <RoomChat room={room} />
      {isOver && <Standings info={info} you={you} />}
      <p>
        <a class="button" href={`/room/${id}`}>
          {t.room.back}
        </a>
      </p>
    </div>
  );
}
