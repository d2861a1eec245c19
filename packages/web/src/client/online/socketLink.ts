/**
 * The link to a table on a server. A decision stays in the browser until the server has answered, so it survives a lost
 * connection and a reload. Its id makes the server play it only once, however often it is sent.
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

/** A decision that was never answered, perhaps from before a reload. */
export function undelivered(table: string): Undelivered | undefined {
  const kept = recall(place(table));
  return typeof kept === "object" && kept !== null && "seat" in kept && "command" in kept
    ? (kept as Undelivered)
    : undefined;
}

/** Sends a decision and stores it until it is answered. */
export async function deliver<Event, View>(
  table: OnlineTable,
  seat: Seat,
  command: Command,
): Promise<Answer<Event, View>> {
  remember(place(table.id), { seat, command } satisfies Undelivered);
  const { id, after, moves } = command;
  const answer = await table.ask({ kind: "command", id, seat, after, moves: [...moves] });
  // If the server is there but could not store it, the player decides whether to send it again.
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
    // One person, one seat: someone who holds several plays the first here.
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
    // The page keeps listening, even after the game is over.
    close: () => undefined,
  };
}
