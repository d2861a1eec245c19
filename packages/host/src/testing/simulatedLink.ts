/**
 * A link that fails on demand: it loses a message or its answer, and then everything until it is mended. Everything
 * crosses it as text, like over a network.
 */
import type { GameRecord, Seat, Viewer } from "@interchange/tabletop";
import type { Host } from "../host.ts";
import { localLink } from "../link.ts";
import type { Link, LinkState } from "../link.ts";
import type { Answer, Command, News } from "../news.ts";
import type { Request } from "../requests.ts";

/** Where the next message gets lost. */
export type Loss = "on the way there" | "on the way back";

interface Watch<Event, View> {
  readonly viewer: Viewer;
  seen: number;
  readonly tell: (news: News<Event, View>) => void;
  stop: () => void;
}

export class SimulatedLink<Event, View> implements Link<Event, View> {
  readonly seats: readonly Seat[];
  private readonly inner: Link<Event, View>;
  private readonly watches = new Set<Watch<Event, View>>();
  private readonly listeners = new Set<(state: LinkState) => void>();
  private state: LinkState = "open";
  private loss: Loss | undefined;

  constructor(inner: Link<Event, View>) {
    this.inner = inner;
    this.seats = inner.seats;
  }

  static to<Position, Move, Chance, Event, View>(
    host: Host<Position, Move, Chance, Event, View>,
    seats: readonly Seat[],
  ): SimulatedLink<Event, View> {
    return new SimulatedLink(localLink(host, seats));
  }

  /** Loses everything until `mend`. */
  cut(): void {
    for (const watch of this.watches) watch.stop();
    this.become("connecting");
  }

  mend(): void {
    this.become("open");
    for (const watch of this.watches) this.listen(watch);
  }

  /** Loses the next message, and the link with it. */
  loseNext(loss: Loss): void {
    this.loss = loss;
  }

  watch(viewer: Viewer, seen: number, tell: (news: News<Event, View>) => void): () => void {
    const watch: Watch<Event, View> = { viewer, seen, tell, stop: () => undefined };
    this.watches.add(watch);
    if (this.state === "open") this.listen(watch);
    return () => {
      watch.stop();
      this.watches.delete(watch);
    };
  }

  private listen(watch: Watch<Event, View>): void {
    watch.stop();
    watch.stop = this.inner.watch(watch.viewer, watch.seen, (news) => {
      watch.seen = news.seq;
      watch.tell(carried(news));
    });
  }

  onState(tell: (state: LinkState) => void): () => void {
    this.listeners.add(tell);
    tell(this.state);
    return () => {
      this.listeners.delete(tell);
    };
  }

  command(from: Seat, command: Command): Promise<Answer<Event, View>> {
    return this.send(() => this.inner.command(from, carried(command)));
  }

  ask(from: Seat, id: string, request: Request): Promise<Answer<Event, View>> {
    return this.send(() => this.inner.ask(from, id, carried(request)));
  }

  answer(from: Seat, id: string, consent: boolean): Promise<Answer<Event, View>> {
    return this.send(() => this.inner.answer(from, id, consent));
  }

  askAgain(): void {
    if (this.state === "open") this.inner.askAgain();
  }

  record(viewer: Viewer | undefined, tags: Readonly<Record<string, string>>): Promise<GameRecord> {
    return this.inner.record(viewer, tags);
  }

  close(): void {
    for (const watch of this.watches) watch.stop();
    this.inner.close();
  }

  private async send(act: () => Promise<Answer<Event, View>>): Promise<Answer<Event, View>> {
    const { loss } = this;
    this.loss = undefined;
    if (loss) this.cut();
    if (loss === "on the way back") await act();
    if (this.state === "connecting") return { kind: "unsent", reason: "no connection" };
    return carried(await act());
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    for (const tell of this.listeners) tell(state);
  }
}

function carried<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
