/** The link to a table on a server. */
import type { Answer, Link } from "@interchange/host";
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import type { Sitter } from "../../kit/sitters.ts";
import type { OnlineTable, Telling } from "./onlineTable.ts";

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
    command: async (from, { id, after, moves }) =>
      (await table.ask({ kind: "command", id, seat: from, after, moves: [...moves] })) as Answer<Event, View>,
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
