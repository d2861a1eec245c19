/** One client for every table: it folds what the owner tells into what the page shows, over whatever link there is. */
import { followed } from "@interchange/host";
import type { Asked, Command, Followed, Link, LinkState, News, Request, Sitter, Status } from "@interchange/host";
import type { Game, Seat, Viewer } from "@interchange/tabletop";
import { batch, computed, effect, signal } from "@preact/signals";
import type { Answer, Happened, TableClient, TakeBackOffer } from "./client.ts";
import type { Assist } from "./sitters.ts";
import { waitingOf } from "./waiting.ts";

export interface ClientNeeds<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly game: Game<Position, Move, Chance, Event, View>;
  readonly link: Link<Event, View>;
  readonly assist: Assist;
  /** Whether everybody sees everything, so that nothing is hidden while the screen is passed on. */
  readonly hidesNothing: boolean;
  /** Who had the screen last time. */
  readonly holder: Seat | undefined;
  readonly onHolder: (seat: Seat) => void;
  readonly isKept: boolean;
  readonly whole?: () => Promise<string>;
}

/** A command that has not been answered. */
interface Unsent {
  readonly seat: Seat;
  readonly command: Command;
  readonly answered: (answer: Answer) => void;
}

/** Becomes a client as soon as the owner has told how the table stands. */
export function tableClient<Position, Move, Chance, Event, View>(
  needs: ClientNeeds<Position, Move, Chance, Event, View>,
): Promise<TableClient<Move, Event, View>> {
  return new Promise((resolve) => {
    const desk = new Client(needs, () => {
      resolve(desk.face);
    });
  });
}

class Client<Position, Move, Chance, Event, View> {
  private readonly needs: ClientNeeds<Position, Move, Chance, Event, View>;
  private readonly news = signal<{ seq: number; status: Status } | undefined>(undefined);
  private readonly held = signal<Followed<Event, View> | undefined>(undefined);
  private readonly viewer = signal<Viewer>("spectator");
  private readonly holder = signal<Seat | undefined>(undefined);
  private readonly state = signal<LinkState>("connecting");
  private readonly unsent = signal<Unsent | undefined>(undefined);
  private readonly isKept = signal(true);
  private stopWatching: (() => void) | undefined;
  private readonly stopState: () => void;
  private readonly ready: () => void;
  private isReady = false;
  private commands = 0;
  private readonly session = [...crypto.getRandomValues(new Uint32Array(3))].map((each) => each.toString(36)).join("");

  constructor(needs: ClientNeeds<Position, Move, Chance, Event, View>, ready: () => void) {
    this.needs = needs;
    this.ready = ready;
    this.isKept.value = needs.isKept;
    this.holder.value = needs.holder ?? needs.link.seats[0];
    this.watch(this.holder.peek() ?? "spectator");
    this.stopState = needs.link.onState((state) => {
      this.state.value = state;
      if (state === "open") void this.sendAgain();
    });
  }
}
