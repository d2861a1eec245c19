/** Tables whose owner is not in this page: whoever found one puts down how it is opened. */
import type { Rules } from "@interchange/tabletop";
import type { GameInPage } from "../parts/game.ts";
import type { TableClient } from "./client.ts";
import type { Unopened } from "../keep/gameAt.ts";

export type Opened<Client> = { readonly ok: true; readonly client: Client; readonly isImported: boolean } | Unopened;

export type Opening = <Position, Move, Chance, Event, View>(
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
) => Promise<Opened<TableClient<Move, Event, View>>>;

export const elsewhere = new Map<string, Opening>();
