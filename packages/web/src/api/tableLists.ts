/** The server's lists of tables: fetched while someone looks at them, and refreshed now and then. */
import type { TableInfo } from "@interchange/protocol";
import { batch, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { calledHere } from "../kit/sitters.ts";
import { api } from "./api.ts";
import { nameNow, whoAmI } from "./identity.ts";

type Tables = readonly TableInfo[];

/** Undefined until the server has answered. */
export const openTables = signal<Tables | undefined>(undefined);
export const liveTables = signal<Tables | undefined>(undefined);
export const myTables = signal<Tables>([]);
/** Whether your tables are as the server told last time we asked. */
export const isUpdated = signal(true);

const EVERY = 15_000;

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
    api.list("open"),
    api.list("live"),
    nameNow() === undefined ? undefined : api.list("mine"),
  ]);
  batch(() => {
    if (open.ok) openTables.value = open.value.tables.map(toldHere);
    if (live.ok) liveTables.value = live.value.tables.map(toldHere);
    if (mine?.ok) myTables.value = mine.value.tables.map(toldHere);
    if (!mine) myTables.value = [];
    isUpdated.value = mine?.ok ?? true;
  });
}

function toldHere(table: TableInfo): TableInfo {
  return { ...table, seats: calledHere(table.seats) };
}

/** Keeps the lists up to date while the page shows them and is visible. */
export function useServerTables(): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") void fetchTables();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

/** The seats still waiting for a person. */
export function freeSeats({ seats }: TableInfo): readonly number[] {
  return seats.flatMap(({ mind, name }, seat) => (mind.kind === "person" && name === undefined ? [seat] : []));
}

export function isYourTurn({ state, toAct, yours }: TableInfo): boolean {
  return state === "running" && toAct !== undefined && yours.includes(toAct);
}

export function modulesAt({ setup }: Pick<TableInfo, "setup">): readonly string[] {
  const { modules } = setup;
  return Array.isArray(modules) ? modules.filter((each) => typeof each === "string") : [];
}
