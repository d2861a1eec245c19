/**
 * A link to the owner of a table on a server. A decision is kept in the browser until the server has answered it, so that
 * it outlives the connection and the page; its id lets the server play it once only, however often it is sent.
 */
import type { Answer, Command, Link } from "@interchange/host";
import { readRecord } from "@interchange/tabletop";
import type { GameRecord, Seat } from "@interchange/tabletop";
import { forget, recall, remember } from "../../kit/localStorage.ts";
import type { Sitter } from "../../kit/sitters.ts";
import type { OnlineTable, Telling } from "./onlineTable.ts";

export interface Undelivered {
  readonly seat: Seat;
  readonly command: Command;
}

const place = (table: string): string => `unsent/${table}`;

/** What was decided and never answered, also before a reload. */
export function undelivered(table: string): Undelivered | undefined {
  const kept = recall(place(table));
  return typeof kept === "object" && kept !== null && "seat" in kept && "command" in kept
    ? (kept as Undelivered)
    : undefined;
}

/** Sends a decision, and keeps it until it is answered. */
export async function deliver<Event, View>(
  table: OnlineTable,
  seat: Seat,
  command: Command,
): Promise<Answer<Event, View>> {
  remember(place(table.id), { seat, command } satisfies Undelivered);
  const { id, after, moves } = command;
  const answer = await table.ask({ kind: "command", id, seat, after, moves: [...moves] });
  // What a server that is there could not keep is for whoever decided it to send again, or not.
  const isSettled = answer.kind !== "unsent" || table.state.peek() === "open";
  if (isSettled && undelivered(table.id)?.command.id === id) forget(place(table.id));
  return answer as Answer<Event, View>;
}

export function socketLink<Event, View>(
  table: OnlineTable,
  fetchRecord: (id: string) => Promise<string>,
): Link<Event, View> {
  const viewer = table.viewer.peek();
  return {
    // One person has one seat: whoever holds several plays the first here.
    seats: typeof viewer === "number" ? [viewer] : [],
    watch: (_viewer, _seen, tell) =>
      table.watch((news) => {
        const sitters = news.status.sitters.map((sitter, seat): Sitter =>
          seat === viewer ? sitter : { ...sitter, isElsewhere: true },
        );
        (tell as Telling)({ ...news, status: { ...news.status, sitters } });
      }),
    onState: (tell) => table.state.subscribe(tell),
    command: (from, command) => deliver(table, from, command),
    ask: async (from, id, request) =>
      (await table.ask({ kind: "ask", id, seat: from, request: { ...request } as never })) as Answer<Event, View>,
    answer: async (from, asked, consent) =>
      (await table.ask({ kind: "answer", id: `${asked}/${from}`, seat: from, asked, consent })) as Answer<Event, View>,
    askAgain: () => undefined,
    record: async (): Promise<GameRecord> => {
      const read = readRecord(await fetchRecord(table.id));
      if (!read.ok) throw new Error("the server's record cannot be read");
      return read.record;
    },
    // The page that shows the table goes on listening, also when the game is over.
    close: () => undefined,
  };
}
