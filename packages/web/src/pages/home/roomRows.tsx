/** Your rooms, in a row each: who is in, and what is next. */
import type { RoomEntry } from "@interchange/protocol";
import { nameNow } from "../../api/identity.ts";
import { myRooms, unreadIn, useMyRooms } from "../../api/roomLists.ts";
import { listedOf } from "../../games/gamePages.ts";
import { t } from "../../words/index.ts";
import "./returning.css";

/** More are rarely wanted: every table with friends has a room. */
const SHOWN = 3;

export function RoomRows() {
  const words = t.room;
  useMyRooms();
  // A room without others is a table that nobody came to.
  const shown = myRooms.value.filter(({ members, isHost, name }) => members > 1 || !isHost || name !== undefined);
  if (!shown.length) return undefined;
  return (
    <section class="rooms" aria-labelledby="rooms">
      <h2 id="rooms">{words.home.title}</h2>
      <ul>
        {shown.slice(0, SHOWN).map((room) => (
          <li key={room.id}>
            <a class="room-row" href={`/room/${room.id}`}>
              <b>{room.name ?? (room.isHost ? words.home.yours : words.of(room.host))}</b>
              <span class={unreadIn(room) ? "room-facts has-news" : "quiet room-facts"}>
                {t.common.dotted(factsOf(room))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(room: RoomEntry): readonly string[] {
  const words = t.room.home;
  const { others, members, game } = room;
  const unread = unreadIn(room);
  // A room without a name is called after its host.
  const host = room.name !== undefined && !room.isHost ? [room.host] : [];
  const named = [...host, ...others].filter((each) => each !== nameNow());
  // Besides the host and the others that the server names.
  const more = members - others.length - 1;
  return [
    ...(unread ? [t.online.chat.unread(unread)] : []),
    ...(named.length ? [words.names(named, more)] : members > 1 ? [] : [words.alone]),
    ...(game === undefined ? [] : [words.next(listedOf(game)?.name ?? game)]),
  ];
}
