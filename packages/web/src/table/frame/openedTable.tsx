/** Loads a table and shows it, with its hints where the table gives any. */
import type { Rules } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import type { TableClient } from "../../client/client.ts";
import type { Opened } from "../../client/open.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameInPage } from "../../kit/game.ts";
import { Fetched, Skeleton } from "../../kit/ui/lazy.tsx";
import { NoTable } from "./noTable.tsx";

/** The props of a game's own table. */
export interface OpenTableProps<Client, Advise> {
  readonly opened: Extract<Opened<Client>, { ok: true }>;
  /** Makes the hints for a desk. */
  readonly advise?: Advise;
}

interface OpenedTableProps<Move, Event, View, Advise> {
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- positions and draws are only passed on
  readonly game: GameInPage<Rules<any, Move, any, Event, View>>;
  readonly loadAdvise: () => Promise<Advise>;
  readonly Table: ComponentType<OpenTableProps<TableClient<Move, Event, View>, Advise>>;
}

export function OpenedTable<Move, Event, View, Advise>({
  id,
  game,
  loadAdvise,
  Table,
}: OpenedTableProps<Move, Event, View, Advise>) {
  const opened = useTable(game, id);
  if (!opened) return <Skeleton />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  if (opened.client.assist !== "hints") return <Table opened={opened} />;
  return (
    <Fetched load={loadAdvise} Waiting={Skeleton}>
      {(advise) => <Table opened={opened} advise={advise} />}
    </Fetched>
  );
}
