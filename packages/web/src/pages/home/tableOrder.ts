/** Sorts tables of this browser and of the server into one list: your turn first, then the others. */
import type { TableInfo } from "@interchange/protocol";
import type { StoredTable } from "../../storage/tables.ts";
import { isYourTurn } from "../../api/tableLists.ts";

export type Row =
  | { readonly kind: "here"; readonly table: StoredTable; readonly isYourTurn: boolean }
  | { readonly kind: "online"; readonly table: TableInfo; readonly isYourTurn: boolean };

const RANKS = ["open", "paused", "running", "over"];

export function inOrder(here: readonly StoredTable[], online: readonly TableInfo[]): readonly Row[] {
  const rows: readonly Row[] = [
    ...online.map((table): Row => ({ kind: "online", table, isYourTurn: isYourTurn(table) })),
    ...here.map((table): Row => ({ kind: "here", table, isYourTurn: waitsHere(table) })),
  ];
  return rows.toSorted((one, other) => rank(one) - rank(other) || byTime(one, other));
}

/** Whether it is the turn of someone at this screen. */
function waitsHere({ state, toAct, sitters }: StoredTable): boolean {
  return state === "running" && toAct !== undefined && sitters[toAct]?.mind.kind === "person";
}

function rank({ isYourTurn, table: { state } }: Row): number {
  return isYourTurn ? -1 : RANKS.indexOf(state);
}

/** The closest deadline first, then the latest change. */
function byTime(one: Row, other: Row): number {
  const ends = ({ kind, table }: Row): number => (kind === "online" ? (table.deadline ?? Infinity) : Infinity);
  const [first, second] = [ends(one), ends(other)];
  return first === second ? other.table.at - one.table.at : first - second;
}
