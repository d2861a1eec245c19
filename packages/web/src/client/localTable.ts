/**
 * A table in the page: it owns the game, draws for chance, lets bots think in their worker, and is kept on the shelf
 * before anything is acknowledged.
 */
import { seededChance, Table, writeRecord } from "@interchange/tabletop";
import type { ChanceSource, Game, GameRecord, Seat, Viewer } from "@interchange/tabletop";
import { batch, computed, signal } from "@preact/signals";
import type { Thinker } from "../bots/thinker.ts";
import type { GameInPage } from "../parts/game.ts";
import { readEnvelope, writeEnvelope } from "../keep/envelope.ts";
import type { Envelope } from "../keep/envelope.ts";
import type { Shelf } from "../keep/shelf.ts";
import type { Answer, Happened, TableClient, TakeBackOffer, Waiting } from "./client.ts";

export interface LocalTableNeeds<Move, View> {
  readonly shelf: Shelf;
  readonly thinker: Thinker<Move, View>;
  readonly now: () => number;
  /** How long a bot's move is held back, at least, so that it can be followed. */
  readonly pause: () => number;
  /** Tells of a table that another window of the browser has written; answers how to stop. */
  readonly onElsewhere?: (listener: (id: string, text: string) => void) => () => void;
}

/** Why a table cannot be opened, and what is kept of it. */
export interface Unopened {
  readonly ok: false;
  readonly problem: "unknown" | "damaged" | "version" | "game" | "replay";
  readonly detail: string;
  readonly text: string;
}

export type Opened<Client> = { readonly ok: true; readonly client: Client; readonly isImported: boolean } | Unopened;

type GameOf<Position, Move, Chance, Event, View> = GameInPage<Game<Position, Move, Chance, Event, View>>;

/** Opens a kept table. What cannot be opened is left as it is. */
export function openLocalTable<Position, Move, Chance, Event, View>(
  game: GameOf<Position, Move, Chance, Event, View>,
  id: string,
  needs: LocalTableNeeds<Move, View>,
): Opened<TableClient<Move, Event, View>> {
  const text = needs.shelf.text(id);
  if (text === undefined) return { ok: false, problem: "unknown", detail: id, text: "" };
  const read = readEnvelope(text);
  if (!read.ok) return { ok: false, problem: read.problem, detail: read.detail, text };
  const replayed = Table.replay(game.engine, read.record, undefined, read.envelope.seenDraws);
  if (!replayed.ok) return { ok: false, problem: "replay", detail: replayed.reason, text };
  return {
    ok: true,
    client: localTable(game, replayed.table, read.envelope, text, needs),
    isImported: read.envelope.isImported,
  };
}

/** Draw n of a table: the same whenever it is asked for, so that a reload changes nothing. */
function drawOf(seed: string, entries: number): ChanceSource {
  return seededChance(`${seed}/${entries}`);
}

function localTable<Position, Move, Chance, Event, View>(
  { engine, isOpen: isOpenTo, progress }: GameOf<Position, Move, Chance, Event, View>,
  opened: Table<Position, Move, Chance, Event, View>,
  from: Envelope,
  keptText: string,
  needs: LocalTableNeeds<Move, View>,
): TableClient<Move, Event, View> {
  let table = opened;
  let envelope = from;
  let written = keptText;
  let isOpen = true;
  /** Counts what made a bot's answer unwanted: a take-back, say. */
  let round = 0;

  const { sitters, id } = envelope;
  const hidesNothing = isOpenTo(table.setup);
  const people = sitters.flatMap(({ mind }, seat) => (mind.kind === "person" ? [seat] : []));
  const entries = signal(0);
  const holder = signal<Seat | undefined>(envelope.holder ?? people[0]);
  const isAbandoned = signal(envelope.status === "abandoned");
  const botProblem = signal<string | undefined>(undefined);
  const isKept = signal(needs.shelf.isLasting);

  /** Every read of the table goes through here, so that signals notice when it changed. */
  const current = (): Table<Position, Move, Chance, Event, View> => {
    void entries.value;
    return table;
  };
  const actorSeat = (): Seat | undefined => {
    const actor = engine.actor(current().position);
    return actor.kind === "seat" ? actor.seat : undefined;
  };
  const isPerson = (seat: Seat): boolean => sitters[seat]?.mind.kind === "person";

  const viewer = computed<Viewer>(() => {
    const seat = actorSeat();
    if (holder.value === undefined) return "spectator";
    const passes = seat !== undefined && isPerson(seat) && seat !== holder.value;
    if (!passes) return holder.value;
    return hidesNothing ? seat : "spectator";
  });
  const first = computed(() => engine.view(current().at(0), viewer.value));
  const happened = computed<readonly Happened<Event>[]>(() =>
    current().history.map(({ seat, events, position }, index) => ({
      index,
      seat,
      events: events.map((event) => engine.redact(event, viewer.value, position)),
    })),
  );
  const view = computed(() => current().view(viewer.value));
  const waiting = computed<Waiting>(() => {
    const seat = actorSeat();
    if (seat === undefined) return { kind: "over" };
    if (isAbandoned.value) return { kind: "abandoned" };
    if (!isPerson(seat)) {
      const reason = botProblem.value;
      return reason === undefined ? { kind: "bot", seat } : { kind: "botFailed", seat, reason };
    }
    return viewer.value === seat ? { kind: "viewer", seat } : { kind: "person", seat };
  });
  const takeBackOffer = computed<TakeBackOffer | undefined>(() => {
    const seat = holder.value;
    const { history } = current();
    if (seat === undefined || isAbandoned.value) return undefined;
    const offer = table.takeBackOf(seat);
    if (!offer) return undefined;
    const undone = history.slice(history.length - offer.entries).flatMap((each) => each.seat ?? []);
    const others = people.filter((each) => each !== seat);
    return { seat, decisions: undone.length, consent: offer.isFree ? [] : others };
  });

  const changed = (): void => {
    batch(() => {
      botProblem.value = undefined;
      entries.value++;
    });
  };

  /** Keeps the table. False when another window has moved on: then this one shows what that one left. */
  const keep = (): boolean => {
    const stored = needs.shelf.text(id);
    if (stored !== undefined && stored !== written && reload(stored)) return false;
    envelope = {
      ...envelope,
      savedAt: needs.now(),
      holder: holder.value,
      seenDraws: table.seenDraws,
      status: isAbandoned.value ? "abandoned" : engine.standings(table.position) ? "over" : "running",
      points: engine.points(table.position),
      placed: progress(table.position),
      record: writeRecord(table.record(undefined, {})),
    };
    const text = writeEnvelope(envelope);
    isKept.value = needs.shelf.put(id, text) && needs.shelf.isLasting;
    written = text;
    return true;
  };

  const reload = (text: string): boolean => {
    const read = readEnvelope(text);
    if (!read.ok) return false;
    const replayed = Table.replay(engine, read.record, undefined, read.envelope.seenDraws);
    if (!replayed.ok) return false;
    round++;
    batch(() => {
      table = replayed.table;
      envelope = read.envelope;
      written = text;
      holder.value = envelope.holder ?? people[0];
      isAbandoned.value = envelope.status === "abandoned";
      changed();
    });
    letBotsPlay();
    return true;
  };

  const settle = (): void => {
    table.settle({ pick: (draw, write) => drawOf(envelope.seed, table.history.length).pick(draw, write) });
  };

  const commit = (seat: Seat, move: Move): Answer => {
    const played = table.play(seat, move);
    if (!played.ok) return { kind: "refused", refusal: played.refusal };
    if (envelope.tookBack) noteTakeBack();
    settle();
    if (!keep()) return { kind: "stale" };
    round++;
    changed();
    letBotsPlay();
    return { kind: "applied" };
  };

  /** The table notes a take-back by itself, but only if the window was not closed in between. */
  const noteTakeBack = (): void => {
    const last = table.history.length - 1;
    if (!table.history[last]?.entry.comment) table.annotate(last, { comment: `[%back ${envelope.tookBack}]` });
    envelope = { ...envelope, tookBack: 0 };
  };

  const letBotsPlay = (): void => {
    const state = waiting.peek();
    if (isOpen && state.kind === "bot") void letBotPlay(state.seat);
  };

  const letBotPlay = async (seat: Seat): Promise<void> => {
    const mind = sitters[seat]?.mind;
    if (mind?.kind !== "bot") return;
    const asked = round;
    const seed = `${envelope.seed}/bot/${table.history.length}`;
    const [thought] = await Promise.all([needs.thinker.think(mind.bot, table.view(seat), seed), sleep(needs.pause())]);
    if (!isOpen || asked !== round) return;
    if (!thought.ok) {
      botProblem.value = thought.reason;
      return;
    }
    const answer = commit(seat, thought.move);
    if (answer.kind === "refused") botProblem.value = answer.refusal.code;
  };

  const stopWatching = needs.onElsewhere?.((other, text) => {
    if (other === id && text !== written) reload(text);
  });

  settle();
  if (from.status !== "over") keep();
  changed();
  letBotsPlay();

  return {
    id,
    sitters,
    assist: envelope.assist,
    viewer,
    first,
    happened,
    view,
    waiting,
    takeBackOffer,
    isKept,
    play: async (move) => {
      const state = waiting.peek();
      if (state.kind !== "viewer") return { kind: "refused", refusal: { code: "notYourTurn", rule: "2.1" } };
      // Where nothing is hidden nobody says who they are: whoever decides has the screen.
      holder.value = state.seat;
      return commit(state.seat, move);
    },
    takeBack: async () => {
      const offer = takeBackOffer.peek();
      if (!offer) return { kind: "stale" };
      const before = table.history.length;
      table.takeBack(offer.seat);
      envelope = { ...envelope, tookBack: envelope.tookBack + before - table.history.length };
      round++;
      if (!keep()) return { kind: "stale" };
      changed();
      letBotsPlay();
      return { kind: "applied" };
    },
    takeScreen: (seat) => {
      if (!isPerson(seat)) return;
      holder.value = seat;
      keep();
    },
    askAgain: () => {
      botProblem.value = undefined;
      letBotsPlay();
    },
    takeUpAgain: () => {
      isAbandoned.value = false;
      keep();
      letBotsPlay();
    },
    record: (): GameRecord => {
      const isRunning = !engine.standings(table.position);
      return table.record(isRunning && people.length ? viewer.peek() : undefined, { Site: "Interchange" });
    },
    close: () => {
      isOpen = false;
      round++;
      stopWatching?.();
      needs.thinker.close();
    },
  };
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
