/** How a client reaches the owner of a table: a function call in the page, a socket elsewhere. */
import type { GameRecord, Seat, Viewer } from "@interchange/tabletop";
import type { Host } from "./host.ts";
import type { Answer, Command, News } from "./news.ts";
import type { Request } from "./requests.ts";

/** `open`: what is sent arrives. `connecting`: it is kept until it does. */
export type LinkState = "open" | "connecting";

export interface Link<Event, View> {
  /** The seats that this client may speak for. */
  readonly seats: readonly Seat[];
  watch(viewer: Viewer, seen: number, tell: (news: News<Event, View>) => void): () => void;
  /** Tells how the link itself stands, at once and whenever that changes. */
  onState(tell: (state: LinkState) => void): () => void;
  command(from: Seat, command: Command): Promise<Answer<Event, View>>;
  ask(from: Seat, id: string, request: Request): Promise<Answer<Event, View>>;
  answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>>;
  askAgain(): void;
  /** What a viewer may have of the record. */
  record(viewer: Viewer | undefined, tags: Readonly<Record<string, string>>): Promise<GameRecord>;
  close(): void;
}

/** The owner is here. */
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
