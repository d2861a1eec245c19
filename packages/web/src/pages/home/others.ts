/** Ways to play with other people. */
import type { GamePage } from "../../games/gamePage.ts";
import { freeSeats, liveTables, openTables } from "../../api/tableLists.ts";
import { t } from "../../words/index.ts";

/** How many open tables of a game you could join; undefined while the server has not answered. */
export function waitingAt(game: string): number | undefined {
  return openTables.value?.filter((table) => table.game === game && !table.yours.length && freeSeats(table).length)
    .length;
}

/** Games to watch. */
export function liveAt(game: string): number {
  return (liveTables.value ?? []).filter((table) => table.game === game && !table.yours.length).length;
}

/** The address of the setup for this many people around this screen. */
export function screenAddress({ entry }: GamePage, seats: number): string {
  const people = t.home.setup.names.slice(0, seats);
  return `/new/${entry.id}?${new URLSearchParams(people.map((name) => ["person", name])).toString()}`;
}
