/** Sorts tables of this browser and of the server into one list: your turn first, then the others. */
import type { TableInfo } from "@interchange/protocol";
import type { StoredTable } from "../../../storage/tables.ts";
import { isYourTurn } from "../../../api/tableLists.ts";

/** In this order: others wait for you, you can go on any time, you wait for others, and what has ended. */
const STANDINGS = ["turn", "paused", "waiting", "abandoned", "over"] as const;
export type Standing = (typeof STANDINGS)[number];

export type Row = { readonly standing: Standing } & (
  | { readonly kind: "here"; readonly table: StoredTable }
  | { readonly kind: "online"; readonly table: TableInfo }
);

export function inOrder(here: readonly StoredTable[], online: readonly TableInfo[]): readonly Row[] {
  const rows: readonly Row[] = [
    ...online.map((table): Row => ({ kind: "online", table, standing: standingOnline(table) })),
    ...here.map((table): Row => ({ kind: "here", table, standing: STANDING_HERE[table.state] })),
  ];
  const rank = ({ standing }: Row): number => STANDINGS.indexOf(standing);
  return rows.toSorted((one, other) => rank(one) - rank(other) || byTime(one, other));
}

/** Nobody waits for a table of this browser: it is paused whenever it is not on the screen. */
const STANDING_HERE = { running: "paused", paused: "abandoned", over: "over" } as const satisfies Record<
  StoredTable["state"],
  Standing
>;

function standingOnline(table: TableInfo): Standing {
  if (table.state === "open") return "waiting";
  if (table.state === "running") return isYourTurn(table) ? "turn" : "waiting";
  return table.state;
}

/** The closest deadline first, then the latest change. */
function byTime(one: Row, other: Row): number {
  const ends = ({ kind, table }: Row): number => (kind === "online" ? (table.deadline ?? Infinity) : Infinity);
  const [first, second] = [ends(one), ends(other)];
  return first === second ? other.table.at - one.table.at : first - second;
}
