/** Opens a table on a server. */
import type { Rules } from "@interchange/tabletop";
import { assistOf } from "../../kit/assist.ts";
import type { GameInPage } from "../../kit/game.ts";
import type { Answer, TableClient } from "../client.ts";
import type { Opened } from "../open.ts";
import { tableClient } from "../tableClient.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { socketLink, undelivered } from "./socketLink.ts";

export interface OnlineNeeds {
  readonly fetchRecord: (id: string) => Promise<string>;
  /** Called with the outcome of a decision that was made before a reload, or that the server could not store. */
  readonly onFailed?: (answer: Answer) => void;
}

export async function openOnline<Position, Move, Chance, Event, View>(
  table: OnlineTable,
  game: GameInPage<Rules<Position, Move, Chance, Event, View>>,
  { fetchRecord, onFailed }: OnlineNeeds,
): Promise<Opened<TableClient<Move, Event, View>>> {
  const { id } = table;
  const viewer = table.viewer.peek();
  const kept = undelivered(id);
  const link = socketLink<Event, View>(table, fetchRecord);
  const client = await tableClient({
    id,
    address: `/at/${id}`,
    game: game.engine,
    link: {
      ...link,
      async command(from, command) {
        const answer = await link.command(from, command);
        if (answer.kind === "unsent" && table.state.peek() === "open") onFailed?.(answer);
        return answer;
      },
    },
    assist: assistOf(table.info.peek()?.assist),
    // Only one person sits at this screen.
    hidesNothing: true,
    holder: undefined,
    onHolder: () => undefined,
    isKept: () => true,
    unsent: kept?.seat === viewer ? { ...kept, answered: onFailed ?? (() => undefined) } : undefined,
  });
  return { ok: true, client, isImported: false };
}
