/** Loads a table and shows its result. */
import type { Rules } from "@interchange/tabletop";
import type { ComponentType } from "preact";
import type { TableClient } from "../../client/client.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameInPage } from "../../kit/game.ts";
import { Loading } from "../../kit/ui/lazy.tsx";
import { NoTable } from "../frame/noTable.tsx";
import { NotOver } from "./notOver.tsx";

/** The props of a game's own result. */
export interface ResultProps<Move, Event, View> {
  // oxlint-disable-next-line typescript/no-explicit-any -- positions and draws are only passed on
  readonly game: GameInPage<Rules<any, Move, any, Event, View>>;
  readonly client: TableClient<Move, Event, View>;
}

interface OpenedResultProps<Move, Event, View> extends Pick<ResultProps<Move, Event, View>, "game"> {
  readonly id: string;
  readonly Result: ComponentType<ResultProps<Move, Event, View>>;
}

export function OpenedResult<Move, Event, View extends { readonly stage: string }>({
  id,
  game,
  Result,
}: OpenedResultProps<Move, Event, View>) {
  const opened = useTable(game, id, { isOnlyRead: true });
  if (!opened) return <Loading />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  const { client } = opened;
  if (client.view.peek().stage !== "over" && !client.termination.peek()) return <NotOver address={client.address} />;
  return <Result game={game} client={client} />;
}
