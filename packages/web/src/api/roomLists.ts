/** Your rooms, refreshed while someone looks at them, and what was read of their chats in this browser. */
import type { RoomChat, RoomEntry } from "@interchange/protocol";
import { signal } from "@preact/signals";
import { useCallback } from "preact/hooks";
import { recall, remember } from "../kit/localStorage.ts";
import { nameNow } from "./identity.ts";
import { rooms } from "./rooms.ts";
import { useNowAndThen } from "./tableLists.ts";

/** The last message of each chat that was read, by room. */
type Read = Readonly<Record<string, Readonly<Partial<Record<RoomChat, number>>>>>;

const READ = "roomsRead";
/** Of how many rooms this is remembered: of those read last. More than a list of rooms has. */
const MOST = 100;

export const myRooms = signal<readonly RoomEntry[]>([]);
const read = signal<Read>({});

/** Other tabs of this browser write it too. */
function lookAtRead(): void {
  const kept = recall(READ);
  read.value = typeof kept === "object" && kept !== null ? (kept as Read) : {};
}
lookAtRead();

/** Keeps the list up to date while the page shows it. */
export function useMyRooms(): void {
  const name = nameNow();
  // Without a name you have no rooms.
  const look = useCallback(async () => {
    const answer = name === undefined ? undefined : await rooms.mine();
    lookAtRead();
    if (!answer) myRooms.value = [];
    else if (answer.ok) myRooms.value = answer.value.rooms;
  }, [name]);
  useNowAndThen(look, hasRooms);
}

const hasRooms = (): boolean => myRooms.peek().length > 0;

/** The number of the last message of a chat that was read here. */
export function readIn(room: string, chat: RoomChat): number {
  return read.value[room]?.[chat] ?? 0;
}

export function noteRead(room: string, chat: RoomChat, n: number): void {
  lookAtRead();
  const { [room]: before, ...others } = read.peek();
  if (n <= (before?.[chat] ?? 0)) return;
  // The one read last comes last.
  const latest = Object.entries(others).slice(1 - MOST);
  read.value = { ...Object.fromEntries(latest), [room]: { ...before, [chat]: n } };
  remember(READ, read.peek());
}

/** How many messages of a room were not read here. */
export function unreadIn({ id, said = 0 }: Pick<RoomEntry, "id" | "said">): number {
  return Math.max(0, said - readIn(id, "members"));
}
