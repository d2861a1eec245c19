/** The client for every table: turns the host's news into what the page shows, over any link. */
import type { Assist } from "@interchange/games";
import { followed } from "@interchange/host";
import type { Command, Followed, Link, LinkState, News, Request, Status } from "@interchange/host";
import type { Rules, Seat, Viewer } from "@interchange/tabletop";
import { batch, computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Answer, Happened, TableClient, TakeBackOffer, Waiting } from "./client.ts";
import { takeBackOffer } from "./takeBackOffer.ts";
import { waitingOf } from "./waiting.ts";

export interface ClientNeeds<Position, Move, Chance, Event, View> {
  readonly id: string;
  readonly address: string;
  readonly game: Rules<Position, Move, Chance, Event, View>;
  readonly link: Link<Event, View>;
  readonly assist: Assist;
  /** Whether the people at this screen have no secrets from each other. Then nobody has to take the screen. */
  readonly hidesNothing: boolean;
  /** Who held the screen last time. */
  readonly holder: Seat | undefined;
  readonly onHolder: (seat: Seat) => void;
  /** Whether this table outlives the window. */
  readonly isKept: () => boolean;
  readonly whole?: () => Promise<string>;
  /** Keeps a decision that has no answer yet, so that it outlives the page. Without it, it lives as long as the page. */
  readonly unanswered?: UnansweredStore;
  /** Hears what became of a decision made before the page was loaded, and of one that the owner could not store. */
  readonly onFailed?: ((answer: Answer) => void) | undefined;
}

/** A decision that the table's owner has not answered yet. */
export interface Unanswered {
  readonly seat: Seat;
  readonly command: Command;
}

export interface UnansweredStore {
  read(): Unanswered | undefined;
  write(decision: Unanswered): void;
  /** Forgets a decision; not one that another window stored since. */
  forget(decision: Unanswered): void;
}

interface Held<Event, View> extends Followed<Event, View> {
  readonly viewer: Viewer;
}

/** Resolves once the host has reported the table's state. */
export function tableClient<Position, Move, Chance, Event, View>(
  needs: ClientNeeds<Position, Move, Chance, Event, View>,
): Promise<TableClient<Move, Event, View>> {
  return new Promise((resolve) => {
    void new Client(needs, resolve);
  });
}

class Client<Position, Move, Chance, Event, View> implements TableClient<Move, Event, View> {
  readonly id: string;
  readonly address: string;
  readonly assist: Assist;
  readonly seatsHere: readonly Seat[];
  readonly viewer = computed(() => this.now().viewer);
  readonly first = computed(() => this.now().first);
  readonly view = computed(() => this.now().view);
  readonly happened = computed<readonly Happened<Event>[]>(() =>
    this.now().entries.map(({ seat, bot, events }, index) => ({ index, seat, ...(bot && { bot }), events })),
  );
  readonly waiting = computed<Waiting>(() => {
    const { seatsHere, viewer } = this;
    const unanswered = this.unanswered.value?.seat ?? this.asking.value;
    return waitingOf({ status: this.status(), link: this.state.value, viewer: viewer.value, seatsHere, unanswered });
  });
  readonly toAct = computed(() => {
    const { toAct, isOver, pausedBy } = this.status();
    return isOver || pausedBy !== undefined ? undefined : toAct;
  });
  readonly takeBackOffer = computed<TakeBackOffer | undefined>(() =>
    takeBackOffer(this.status(), this.now().entries, this.holder.value),
  );
  readonly termination = computed(() => this.status().termination);
  readonly standings = computed(() => this.status().standings);
  readonly isKept = computed(() => this.needs.isKept());
  readonly whole?: () => Promise<string>;

  private readonly needs: ClientNeeds<Position, Move, Chance, Event, View>;
  private readonly news = signal<Pick<News<Event, View>, "seq" | "status"> | undefined>(undefined);
  private readonly copy = signal<Held<Event, View> | undefined>(undefined);
  /** Who held the screen last. They may take back, even while it is being passed on. */
  private readonly holder: ReturnType<typeof signal<Seat | undefined>>;
  /** Whether the holder has taken the screen since it was last passed on or the page opened. */
  private isHolderHere = false;
  private readonly state = signal<LinkState>("open");
  private readonly unanswered = signal<Unanswered | undefined>(undefined);
  /** Gives the answer to whoever made the unanswered decision; nobody waits for one made before the page was loaded. */
  private giveAnswer: ((answer: Answer) => void) | undefined;
  /** A decision that was withdrawn before it was sent. */
  private readonly draft = signal<Command | undefined>(undefined);
  readonly held = computed(() => {
    const decision = this.unanswered.value;
    if (decision) return this.state.value === "connecting" ? decision.command.moves : undefined;
    const draft = this.draft.value;
    return draft?.after === this.news.value?.seq ? draft?.moves : undefined;
  });
  /** Who asked for something and has no answer yet. */
  private readonly asking = signal<Seat | undefined>(undefined);
  private readonly ready: (client: TableClient<Move, Event, View>) => void;
  private stopWatching: (() => void) | undefined;
  private readonly stopState: () => void;
  private commands = 0;
  private watches = 0;
  /** Not `randomUUID`, which pages over plain HTTP don't have. */
  private readonly prefix = [...crypto.getRandomValues(new Uint32Array(3))].map((each) => each.toString(36)).join("");

  constructor(
    needs: ClientNeeds<Position, Move, Chance, Event, View>,
    ready: (client: TableClient<Move, Event, View>) => void,
  ) {
    this.needs = needs;
    this.ready = ready;
    this.id = needs.id;
    this.address = needs.address;
    this.assist = needs.assist;
    this.seatsHere = needs.link.seats;
    if (needs.whole) this.whole = needs.whole;
    this.holder = signal(needs.holder ?? needs.link.seats[0]);
    this.unanswered.value = needs.unanswered?.read();
    this.watch((needs.hidesNothing ? this.holder.peek() : undefined) ?? "spectator");
    this.stopState = needs.link.onState((state) => {
      this.state.value = state;
      if (state === "open") void this.send();
    });
  }

  get link(): ReadonlySignal<LinkState> {
    return this.state;
  }

  get sitters(): Status["sitters"] {
    return this.status().sitters;
  }

  private status(): Status {
    const told = this.news.value;
    if (!told) throw new Error("asked before anything was told");
    return told.status;
  }

  private now(): Held<Event, View> {
    const held = this.copy.value;
    if (!held) throw new Error("asked before anything was told");
    return held;
  }

  /** Watches as this viewer and drops what others were shown. */
  private watch(viewer: Viewer): void {
    const turn = ++this.watches;
    this.stopWatching?.();
    this.stopWatching = undefined;
    let held: Followed<Event, View> | undefined;
    const stop = this.needs.link.watch(viewer, 0, (news) => {
      if (turn !== this.watches) return;
      batch(() => {
        for (const change of news.changes)
          held = followed((view, event) => this.needs.game.follow(view, event), held, change);
        this.news.value = { seq: news.seq, status: news.status };
        const wanted = this.viewerFor(news.status);
        if (wanted !== viewer) this.watch(wanted);
        // What is not about the game, such as a name or who is there, must not cancel a half-made decision.
        else if (held && (news.changes.length || this.copy.peek()?.viewer !== viewer))
          this.copy.value = { ...held, viewer };
      });
      if (this.copy.peek()) this.ready(this);
    });
    // A host in this page reports at once, which may already have switched to another viewer.
    if (turn === this.watches) this.stopWatching = stop;
    else stop();
  }

  private viewerFor({ toAct, isOver, pausedBy }: Status): Viewer {
    const holder = this.holder.peek();
    if (holder === undefined) return "spectator";
    const passes = toAct !== undefined && toAct !== holder && this.seatsHere.includes(toAct);
    if (this.needs.hidesNothing) return passes ? toAct : holder;
    // Whoever gets the screen back has to take it again, whatever the reason: a take-back, or another window.
    if (passes || pausedBy !== undefined) this.isHolderHere = false;
    return this.isHolderHere || isOver ? holder : "spectator";
  }

  private hold(seat: Seat): void {
    if (this.viewer.peek() === seat && this.holder.peek() === seat) return;
    this.holder.value = seat;
    this.isHolderHere = true;
    this.needs.onHolder(seat);
    this.watch(this.viewerFor(this.status()));
  }

  private nextId(): string {
    return `${this.prefix}-${++this.commands}`;
  }

  play(...moves: readonly Move[]): Promise<Answer> {
    return this.playAgain(...moves.map((move) => this.needs.game.notation.writeMove(move)));
  }

  async playAgain(...moves: readonly string[]): Promise<Answer> {
    const state = this.waiting.peek();
    const seat = this.news.peek()?.status.toAct;
    if ((state.kind !== "viewer" && state.kind !== "connecting") || seat === undefined || seat !== this.viewer.peek())
      return { kind: "refused", refusal: { code: "notYourTurn", rule: "2.1" } };
    // If nothing is hidden, nobody has to take the screen: whoever decides has it.
    this.hold(seat);
    const command: Command = { id: this.nextId(), after: this.news.peek()?.seq ?? 0, moves };
    const decision: Unanswered = { seat, command };
    this.needs.unanswered?.write(decision);
    batch(() => {
      this.unanswered.value = decision;
      this.draft.value = undefined;
    });
    return new Promise((resolve) => {
      this.giveAnswer = resolve;
      void this.send();
    });
  }

  /** Sends the unanswered decision, again if need be: by its id the owner knows that it has played it already. */
  private async send(): Promise<void> {
    const decision = this.unanswered.peek();
    if (!decision) return;
    const answer = await this.needs.link.command(decision.seat, decision.command);
    if (this.unanswered.peek() !== decision) return;
    // Lost on the way: it is sent again when the link is open.
    if (answer.kind === "unsent" && this.state.peek() === "connecting") return;
    const { giveAnswer } = this;
    this.giveAnswer = undefined;
    this.needs.unanswered?.forget(decision);
    this.unanswered.value = undefined;
    if (!giveAnswer || answer.kind === "unsent") this.needs.onFailed?.(answer);
    giveAnswer?.(answer);
  }

  withdraw(): void {
    const decision = this.unanswered.peek();
    if (!decision) return;
    const { giveAnswer } = this;
    this.giveAnswer = undefined;
    this.needs.unanswered?.forget(decision);
    batch(() => {
      this.draft.value = decision.command;
      this.unanswered.value = undefined;
    });
    giveAnswer?.({ kind: "unsent", reason: "withdrawn" });
  }

  /** Makes a request and agrees to it for everyone at this screen. */
  private async request(from: Seat, request: Request): Promise<Answer> {
    const id = this.nextId();
    this.asking.value = from;
    let answer = await this.needs.link.ask(from, id, request);
    for (const seat of this.seatsHere)
      if (seat !== from && answer.kind === "applied") answer = await this.needs.link.answer(seat, id, true);
    this.asking.value = undefined;
    return answer;
  }

  async takeBack(): Promise<Answer> {
    const offer = this.takeBackOffer.peek();
    if (!offer) return { kind: "stale" };
    // Everyone who had to agree is looking at the screen now.
    if (offer.consent.length) this.isHolderHere = false;
    return this.request(offer.seat, { kind: "back" });
  }

  async consent(asked: { readonly id: string }, isGranted: boolean): Promise<Answer> {
    const state = this.waiting.peek();
    if (state.kind !== "asked") return { kind: "stale" };
    return this.needs.link.answer(state.seat, asked.id, isGranted);
  }

  rest(): Promise<Answer> {
    return this.request(this.holder.peek() ?? 0, { kind: "pause" });
  }

  takeUpAgain(): Promise<Answer> {
    return this.request(this.holder.peek() ?? 0, { kind: "resume" });
  }

  nameLine(seat: Seat, line: string, name: string): Promise<Answer> {
    return this.needs.link.ask(seat, this.nextId(), { kind: "nameLine", line, name });
  }

  takeScreen(seat: Seat): void {
    if (this.seatsHere.includes(seat)) this.hold(seat);
  }

  askAgain(): void {
    this.needs.link.askAgain();
  }

  record() {
    const isRunning = !this.status().isOver;
    // If only bots play, nothing needs hiding.
    const viewer = isRunning && this.seatsHere.length ? this.viewer.peek() : undefined;
    return this.needs.link.record(viewer, { Site: "Interchange" });
  }

  close(): void {
    this.stopWatching?.();
    this.stopState();
    this.needs.link.close();
  }
}
