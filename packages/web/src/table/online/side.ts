/**
 * The online side of a server's table: presence, chat, requests and the connection. The parts in this folder show it.
 */
import type { Answer, Request } from "@interchange/host";
import type { Incoming, Premove } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { TableBasics } from "../../client/client.ts";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { announce } from "../../kit/ui/live.tsx";
import { noteOf, recall, remember } from "../../kit/localStorage.ts";
import { readAt } from "../../api/tableLists.ts";

type Sent<Kind extends Incoming["kind"]> = Omit<Extract<Incoming, { readonly kind: Kind }>, "id" | "seat" | "kind">;

/** Often enough for tenths of a second. Unchanged parts are not rendered again. */
const TICK = 100;
/** How long a notice is shown. */
const SAID = 8000;

export class OnlineSide {
  readonly table: OnlineTable;
  /** Your seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  /** The server's time, ticking. */
  readonly now = signal(0);
  /** How many chat messages were read in this browser. */
  readonly read = signal(0);
  readonly muted = signal<readonly Seat[]>([]);
  readonly unread = computed(
    () => this.heard.value.filter(({ n, by }) => n > this.read.value && by !== this.seat).length,
  );
  /** The chat without muted players. */
  readonly heard = computed(() => this.table.said.value.filter(({ by }) => !this.muted.value.includes(by)));
  /** Whether a plan is played as far as it is still allowed, if something changes. */
  readonly partly = signal(false);
  /** The current notice. */
  readonly told = signal<string | undefined>(undefined);
  private telling: ReturnType<typeof setTimeout> | undefined;
  private sent = 0;
  private readonly prefix = [...crypto.getRandomValues(new Uint32Array(2))].map((each) => each.toString(36)).join("");
  private readonly ticking: ReturnType<typeof setInterval>;

  constructor(table: OnlineTable) {
    this.table = table;
    const viewer = table.viewer.peek();
    this.seat = typeof viewer === "number" ? viewer : undefined;
    this.now.value = table.now();
    this.ticking = setInterval(() => {
      this.now.value = table.now();
    }, TICK);
    this.read.value = readAt(table.id);
    const kept = recall(noteOf("talk", table.id));
    if (typeof kept === "object" && kept !== null && "muted" in kept) {
      const { muted } = kept;
      if (Array.isArray(muted)) this.muted.value = muted.filter((each) => typeof each === "number");
    }
  }

  /** Shows a notice over the table and announces it. */
  tell(text: string): void {
    announce(text);
    this.told.value = text;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => {
      this.told.value = undefined;
    }, SAID);
  }

  /** Marks all messages as read. */
  readAll(): void {
    const last = this.table.said.peek().at(-1)?.n ?? 0;
    if (last <= this.read.peek()) return;
    this.read.value = last;
    this.keep();
  }

  mute(seat: Seat, isMuted: boolean): void {
    this.muted.value = [...this.muted.peek().filter((each) => each !== seat), ...(isMuted ? [seat] : [])];
    this.keep();
  }

  private keep(): void {
    remember(noteOf("talk", this.table.id), { read: this.read.peek(), muted: this.muted.peek() });
  }

  say(text: string): Promise<Answer> {
    return this.send("say", { text });
  }

  ask(request: Request): Promise<Answer> {
    return this.send("ask", { request: { ...request } as Sent<"ask">["request"] });
  }

  vote(vote: string, choice: Sent<"vote">["choice"]): Promise<Answer> {
    return this.send("vote", { vote, choice });
  }

  reclaim(): Promise<Answer> {
    return this.send("reclaim", {});
  }

  /** Plans the next turn; without moves, discards the plan. */
  plan(after: number, moves: readonly string[]): Promise<Answer> {
    return this.send("plan", { after, moves: [...moves], ...(this.partly.peek() && { partly: true }) });
  }

  private send<Kind extends "say" | "ask" | "vote" | "reclaim" | "plan">(
    kind: Kind,
    sent: Sent<Kind>,
  ): Promise<Answer> {
    const id = `${this.prefix}-${++this.sent}`;
    return this.table.ask({ kind, id, seat: this.seat ?? 0, ...sent } as Parameters<OnlineTable["ask"]>[0]);
  }

  close(): void {
    clearInterval(this.ticking);
    clearTimeout(this.telling);
  }
}

/** Your plan for your next turn, if there is one. */
export function planOf({ table, seat }: OnlineSide): Premove | undefined {
  return table.premoves.value.find((each) => each.seat === seat && each.moves.length);
}

export interface SideProps {
  readonly side: OnlineSide;
}

export interface AtTableProps extends SideProps {
  readonly client: TableBasics;
}
