/** How the tables of a room stand: who sits there, whose turn it is, and whose time is up. */
import type { RoomInfo, RoomTable } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isTimeUp } from "../../api/tableLists.ts";
import { nameOf } from "./person.tsx";
import { t } from "../../words/index.ts";

/** Your seat at a table, if you have one. */
export function yourSeat({ seats }: RoomTable, you: number | undefined): number {
  return you === undefined ? -1 : seats.findIndex(({ member }) => member === you);
}

/** Your game that has begun since the last time. `begun` holds all that had begun by then. */
export function newlyBegun(begun: Set<string>, tables: readonly RoomTable[], you: number): string | undefined {
  let found: string | undefined;
  for (const table of tables) {
    // A table may be seen before its game begins.
    if (table.id === undefined || table.state === "open" || begun.has(table.id)) continue;
    begun.add(table.id);
    if (table.state === "running" && yourSeat(table, you) >= 0) found = table.id;
  }
  return found;
}

export function seatName(info: RoomInfo, { seats }: RoomTable, seat: number): string {
  const { name, member, reserved } = seats[seat] ?? {};
  return nameOf(info, member ?? reserved) || (name ?? t.room.tables.free);
}

/** How a table stands, in a few words. */
export function standingOf(info: RoomInfo, table: RoomTable, you: number | undefined): string {
  const words = t.home.table;
  const { state, toAct, seats, places } = table;
  if (state === "open") return t.room.tables.waiting;
  if (state === "over") {
    const winners = seats.flatMap((_, seat) => (places?.[seat] === 1 ? [seatName(info, table, seat)] : []));
    return winners.length ? t.room.tables.won(winners) : t.room.tables.endedEarly;
  }
  if (state === "paused") return words.paused;
  if (toAct === undefined) return "";
  const name = seatName(info, table, toAct);
  const isYou = isSeatOf(table, toAct, you);
  if (!isTimeUp(table)) return isYou ? words.yourTurn : words.turnOf(name);
  const { title, prompt } = t.table.status.timeUp({ name, isYou }, yourSeat(table, you) < 0);
  return t.common.dotted(isYourTurn(table, you) ? [words.yourTurn, title] : [title, prompt]);
}

const isSeatOf = ({ seats }: RoomTable, seat: number, you: number | undefined): boolean =>
  you !== undefined && seats[seat]?.member === you;

/** Whether you may move, or decide because another player's time is up. */
export function isWaitingForYou(table: RoomTable, you: number | undefined): boolean {
  const { toAct } = table;
  if (isYourTurn(table, you)) return true;
  return isTimeUp(table) && toAct !== undefined && yourSeat(table, you) >= 0 && !isSeatOf(table, toAct, you);
}

/** Whether you may move. With two players, only the other's decision counts once your time is up. */
function isYourTurn(table: RoomTable, you: number | undefined): boolean {
  const { state, toAct, seats } = table;
  return (
    state === "running" &&
    toAct !== undefined &&
    isSeatOf(table, toAct, you) &&
    !(isTimeUp(table) && seats.length === 2)
  );
}

/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** Renders again when the time at one of the tables is up. The server says nothing at that moment. */
export function useTimesUp({ tables }: RoomInfo): void {
  const passed = useSignal(0);
  const times = passed.value;
  useEffect(() => {
    const now = Date.now();
    const next = Math.min(
      ...tables.flatMap(({ state, deadline = 0 }) => (state === "running" && deadline > now ? [deadline] : [])),
    );
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => passed.value++, Math.min(LONGEST, next - now + 1));
    return () => clearTimeout(timer);
  }, [tables, passed, times]);
}
