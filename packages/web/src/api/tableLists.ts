/** The server's lists of tables: fetched while someone looks at them, and refreshed now and then. */
import type { Lists, TableInfo } from "@interchange/protocol";
import { batch, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { noteOf, recall } from "../kit/localStorage.ts";
import { calledHere } from "../kit/sitters.ts";
import { api } from "./api.ts";
import type { Answer, TablePage } from "./api.ts";
import { nameNow, whoAmI } from "./identity.ts";

type Tables = readonly TableInfo[];

/** Undefined until the server has answered. */
export const openTables = signal<Tables | undefined>(undefined);
export const liveTables = signal<Tables | undefined>(undefined);
export const myTables = signal<Tables>([]);
/** The public lists that go on after what is shown. */
export const goesOn = signal<readonly Lists[]>([]);
/** Whether your tables are as the server told last time we asked. */
export const isUpdated = signal(true);

const EVERY = 15_000;
/** In the background, only every so many times. */
const SELDOM = 4;
/** How many pages of each public list are shown. */
const pages = { open: 1, live: 1 };

/** Shows another page of a public list. */
export async function showMore(list: "open" | "live"): Promise<void> {
  pages[list]++;
  await fetchTables();
}

/** The first pages of a list, or all of it. */
export async function tablesIn(list: Lists, most = Infinity): Promise<Answer<TablePage>> {
  const found = new Map<string, TableInfo>();
  let from = 0;
  for (let page = 0; page < most; page++) {
    const answer = await api.list(list, from);
    if (!answer.ok) return answer;
    const { tables, more } = answer.value;
    // A list may move on between two pages.
    for (const table of tables) found.set(table.id, toldHere(table));
    if (!more) return { ok: true, value: { tables: [...found.values()] } };
    from += tables.length;
  }
  return { ok: true, value: { tables: [...found.values()], more: true } };
}

/** Fetches all lists again. Without a name you have no tables. */
export async function fetchTables(): Promise<void> {
  const standing = await whoAmI();
  if (standing.kind === "apart") {
    // The public lists are out of date. Your own tables are still there.
    batch(() => {
      openTables.value = undefined;
      liveTables.value = undefined;
      isUpdated.value = myTables.peek().length === 0;
    });
    return;
  }
  const [open, live, mine] = await Promise.all([
    tablesIn("open", pages.open),
    tablesIn("live", pages.live),
    nameNow() === undefined ? undefined : tablesIn("mine"),
  ]);
  batch(() => {
    if (open.ok) openTables.value = open.value.tables;
    if (live.ok) liveTables.value = live.value.tables;
    if (open.ok && live.ok)
      goesOn.value = [...(open.value.more ? (["open"] as const) : []), ...(live.value.more ? (["live"] as const) : [])];
    if (mine?.ok) myTables.value = mine.value.tables;
    if (!mine) myTables.value = [];
    isUpdated.value = mine?.ok ?? true;
  });
}

function toldHere(table: TableInfo): TableInfo {
  return { ...table, seats: calledHere(table.seats) };
}

/** Keeps the lists up to date while the page shows them and is visible. */
export function useServerTables(): void {
  useNowAndThen(fetchTables, hasTables);
}

const hasTables = (): boolean => myTables.peek().length > 0;

/** Looks now and regularly; in the background less often, and only if the tab's title may change. */
export function useNowAndThen(look: () => Promise<void>, isWanted: () => boolean): void {
  useEffect(() => {
    let times = 0;
    const lookIfDue = (): void => {
      if (document.visibilityState === "visible" || (isWanted() && ++times % SELDOM === 0)) void look();
    };
    lookIfDue();
    const timer = setInterval(lookIfDue, EVERY);
    document.addEventListener("visibilitychange", lookIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfDue);
    };
  }, [look, isWanted]);
}

/** The seats still waiting for a person. */
export function freeSeats({ seats }: TableInfo): readonly number[] {
  return seats.flatMap(({ mind, name }, seat) => (mind.kind === "person" && name === undefined ? [seat] : []));
}

/** The free seats that you may take: those reserved for you, else those reserved for nobody. */
export function seatsForYou(table: TableInfo): readonly number[] {
  const { reserved = [], seats } = table;
  return reserved.length ? reserved : freeSeats(table).filter((seat) => seats[seat]?.reservedFor === undefined);
}

/** Whether you may move. With two players, only the other's decision counts once your time is up. */
export function isYourTurn(table: TableInfo): boolean {
  const { state, toAct, yours, seats } = table;
  return (
    state === "running" && toAct !== undefined && yours.includes(toAct) && !(isTimeUp(table) && seats.length === 2)
  );
}

/** Whether the player to act has used up their time. Then the others decide. */
export function isTimeUp({ state, deadline }: Pick<TableInfo, "state" | "deadline">, now = Date.now()): boolean {
  return state === "running" && deadline !== undefined && deadline <= now;
}

/** How many chat messages of a table were read in this browser. */
export function readAt(table: string): number {
  const kept = recall(noteOf("talk", table));
  return typeof kept === "object" && kept !== null && "read" in kept && typeof kept.read === "number" ? kept.read : 0;
}

export function unreadAt({ id, said = 0, yours }: TableInfo): number {
  return yours.length ? Math.max(0, said - readAt(id)) : 0;
}

export function modulesAt({ setup }: Pick<TableInfo, "setup">): readonly string[] {
  const { modules } = setup;
  return Array.isArray(modules) ? modules.filter((each) => typeof each === "string") : [];
}
