/** The link between a client and a table's host: a function call in the page, a socket otherwise. */
import type { GameRecord, Seat, Viewer } from "@interchange/tabletop";
import type { Host } from "./host.ts";
import type { Answer, Command, News } from "./news.ts";
import type { Request } from "./requests.ts";

/** `open`: messages arrive. `connecting`: they wait until they can. */
export type LinkState = "open" | "connecting";

export interface Link<Event, View> {
  /** The seats that this client plays. */
  readonly seats: readonly Seat[];
  watch(viewer: Viewer, seen: number, tell: (news: News<Event, View>) => void): () => void;
  /** Reports the state of the link, now and on every change. */
  onState(tell: (state: LinkState) => void): () => void;
  command(from: Seat, command: Command): Promise<Answer<Event, View>>;
  ask(from: Seat, id: string, request: Request): Promise<Answer<Event, View>>;
  answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>>;
  askAgain(): void;
  /** The record as far as the viewer may have it. */
  record(viewer: Viewer | undefined, tags: Readonly<Record<string, string>>): Promise<GameRecord>;
  close(): void;
}

/** The link to a host in the same process. */
export function localLink<Position, Move, Chance, Event, View>(
  host: Host<Position, Move, Chance, Event, View>,
  seats: readonly Seat[],
): Link<Event, View> {
  return {
    seats,
    watch: (viewer, seen, tell) => host.watch(viewer, seen, tell),
    onState: (tell) => {
      tell("open");
      return () => undefined;
    },
    command: (from, command) => host.command(from, command),
    ask: (from, id, request) => host.ask(from, id, request),
    answer: (from, id, consent) => host.answer(from, id, consent),
    askAgain: () => {
      host.askAgain();
    },
    record: async (viewer, tags) => host.record(viewer, tags),
    close: () => {
      host.close();
    },
  };
}
