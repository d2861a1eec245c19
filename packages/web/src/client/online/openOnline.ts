/** Opens a table on a server. */
import type { Rules, Viewer } from "@interchange/tabletop";
import { assistOf } from "../../kit/assist.ts";
import type { GameInPage } from "../../kit/game.ts";
import { forget, recall, remember } from "../../kit/localStorage.ts";
import type { Answer, TableClient } from "../client.ts";
import type { Opened } from "../open.ts";
import { tableClient } from "../tableClient.ts";
import type { Unanswered, UnansweredStore } from "../tableClient.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { socketLink } from "./socketLink.ts";

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
  const client = await tableClient({
    id,
    address: `/at/${id}`,
    game: game.engine,
    link: socketLink<Event, View>(table, fetchRecord),
    assist: assistOf(table.info.peek()?.assist),
    // Only one person sits at this screen.
    hidesNothing: true,
    holder: undefined,
    onHolder: () => undefined,
    isKept: () => true,
    unanswered: unansweredAt(id, table.viewer.peek()),
    onFailed,
  });
  return { ok: true, client, isImported: false };
}

/** Keeps what a viewer decided at a table in this browser until the server has answered. */
function unansweredAt(table: string, viewer: Viewer): UnansweredStore {
  const key = `unsent/${table}`;
  const stored = (): Unanswered | undefined => {
    const found = recall(key);
    return typeof found === "object" && found !== null && "seat" in found && "command" in found
      ? (found as Unanswered)
      : undefined;
  };
  return {
    read: () => {
      const found = stored();
      return found?.seat === viewer ? found : undefined;
    },
    write: (decision) => remember(key, decision),
    forget: ({ command }) => {
      if (stored()?.command.id === command.id) forget(key);
    },
  };
}
