/**
 * What lies before the person at a table of On the Underground: what they look at, and the piece or trip they are
 * about to choose. Nothing here is known to the table until it is confirmed.
 */
import { undergroundEntry } from "@interchange/games";
import type { Refusal } from "@interchange/tabletop";
import { LONDON, underground } from "@interchange/underground";
import type { Event, Move, Piece, View } from "@interchange/underground";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import type { TableClient } from "../../client/client.ts";
import { helps } from "../../client/sitters.ts";
import type { MapHandle } from "@interchange/boards/map";
import type { Candidate } from "@interchange/boards/map";
import type { TableDesk } from "../../table/desk.ts";
import { historyOf } from "../../table/history.ts";
import type { History, Past } from "../../table/history.ts";
import { since } from "../../table/story.ts";
import { forecastOf } from "./forecast.ts";
import type { Leg, LegOption } from "./forecast.ts";
import { Marker } from "./marks.tsx";
import { isDecision, sentencesOf } from "./sentences.ts";
import type { UndergroundSentence } from "./sentences.ts";
import { candidatesOf, triedOn } from "./tried.ts";
import type { Ghost, Tried } from "./tried.ts";
import { promptOf, wordsOf } from "./words.ts";

/** How the past of a game is read from its events. */
export const PAST: Past<Event, View> = { isStep: isDecision, follow: (view, event) => underground.follow(view, event) };

export type UndergroundClient = TableClient<Move, Event, View>;

export interface WhyNot extends Ghost {
  readonly refusal: Refusal;
}

export interface Desk extends TableDesk {
  readonly client: UndergroundClient;
  readonly history: History<View>;
  readonly sentences: ReadonlySignal<readonly UndergroundSentence[]>;
  /** What is on the map now: the live game, or a moment of the past. */
  readonly shown: ReadonlySignal<View>;
  /** The map, while it is on the page. */
  readonly map: { current: MapHandle | undefined };

  /** The lines that the viewer may build now. */
  readonly lines: ReadonlySignal<readonly string[]>;
  /** The one that is to be built; undefined for any of them. */
  readonly line: Signal<string | undefined>;
  readonly candidates: ReadonlySignal<readonly Candidate[]>;
  readonly chosen: Signal<Ghost | undefined>;
  readonly hovered: Signal<Ghost | undefined>;
  /** The block that pointer or keyboard is on. */
  readonly cursor: Signal<number | undefined>;
  /** What is tried: the piece chosen, else the one pointed at. */
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  readonly tried: ReadonlySignal<Tried | undefined>;
  /** Pieces of which one is meant. */
  readonly asked: Signal<readonly Candidate[] | undefined>;

  /** Where the passenger would go as things are. */
  readonly forecast: ReadonlySignal<Leg | undefined>;
  /** The trips that the viewer chooses among, when one is due. */
  readonly trips: ReadonlySignal<readonly LegOption[]>;
  readonly tripAt: Signal<number>;
  /** A trip of any list that is pointed at. */
  readonly pointedTrip: Signal<LegOption | undefined>;

  readonly whyNot: Signal<WhyNot | undefined>;
  /** The station that is looked at, and the line that is shown. */
  readonly station: Signal<string | undefined>;
  readonly traced: Signal<string | undefined>;
  /** Pieces built since the viewer's last turn. */
  readonly news: ReadonlySignal<readonly Piece[]>;

  chooseLine(line: string | undefined): void;
  /** A block was pointed out, with the pieces that may go there. */
  choose(candidates: readonly Candidate[]): void;
  /** Somebody wants to build where nothing may be built. */
  askWhy(block: number): void;
  lookAt(station: string | undefined): void;
  trace(line: string | undefined): void;
  build(): Promise<void>;
  takeToken(): Promise<void>;
  /** Takes tokens for all actions that are left. */
  endTurn(): Promise<void>;
  sendPassenger(): Promise<void>;
}

export function deskOf(client: UndergroundClient, says: { readonly stale: string }): Desk {
  const history = historyOf(client, PAST);
  const { view, waiting } = client;
  const { shown } = history;
  const line = signal<string | undefined>(undefined);
  const chosen = signal<Ghost | undefined>(undefined);
  const hovered = signal<Ghost | undefined>(undefined);
  const cursor = signal<number | undefined>(undefined);
  const asked = signal<readonly Candidate[] | undefined>(undefined);
  const tripAt = signal(0);
  const pointedTrip = signal<LegOption | undefined>(undefined);
  const whyNot = signal<WhyNot | undefined>(undefined);
  const station = signal<string | undefined>(undefined);
  const traced = signal<string | undefined>(undefined);
  const sheet = signal<string | undefined>(undefined);
  const notice = signal<string | undefined>(undefined);

  const isDeciding = computed(() => waiting.value.kind === "viewer" && history.at.value === undefined);
  const isBuilding = computed(() => isDeciding.value && view.value.stage === "build");
  const lines = computed(() => (isBuilding.value ? (view.value.lines[view.value.turn] ?? []) : []));
  const candidates = computed<readonly Candidate[]>(() => {
    if (!isBuilding.value) return [];
    const wanted = line.value === undefined ? lines.value : [line.value];
    return candidatesOf(view.value, wanted, helps(client.assist, "hints"));
  });
  const ghost = computed(() => chosen.value ?? (asked.value ? undefined : hovered.value));
  const tried = computed(() => {
    const piece = ghost.value;
    return piece && isBuilding.value && helps(client.assist, "ledger") ? triedOn(view.value, piece) : undefined;
  });
  const forecast = computed(() => (helps(client.assist, "ledger") ? forecastOf(shown.value) : undefined));
  const trips = computed<readonly LegOption[]>(() => {
    if (!isDeciding.value || view.value.stage === "build") return [];
    return forecastOf(view.value)?.options ?? [];
  });
  const sentences = computed(() => {
    const speaker = { sitters: client.sitters, setup: view.value.setup, viewer: client.viewer.value };
    return sentencesOf(speaker, client.happened.value);
  });
  const news = computed(() => {
    const at = history.at.value;
    if (at !== undefined) return shown.value.pieces.slice(-1);
    const { actions, turn, viewer } = view.value;
    const own = viewer === turn && actions < 4 ? sentences.value.slice(-1) : [];
    return [...since(sentences.value, viewer), ...own].flatMap(({ pieces }) => pieces);
  });

  const clear = (): void => {
    batch(() => {
      chosen.value = undefined;
      hovered.value = undefined;
      asked.value = undefined;
      whyNot.value = undefined;
      notice.value = undefined;
      pointedTrip.value = undefined;
      tripAt.value = 0;
    });
  };
  // Whatever happens at the table makes a half-made decision void.
  const dispose = effect(() => {
    void client.happened.value;
    void history.at.value;
    clear();
  });
  // A line that is not the viewer's, or has nothing left, is not to be built.
  const disposeLine = effect(() => {
    if (line.value !== undefined && lines.value.length && !lines.value.includes(line.value)) line.value = undefined;
  });

  const attempt = async (move: Move): Promise<boolean> => {
    const answer = await client.play(move);
    if (answer.kind === "stale") notice.value = says.stale;
    return answer.kind === "applied";
  };
  const piece = ({ block, line }: Ghost): Move => ({ type: "build", line, between: LONDON.blocks[block]!.between });
  /** Only one of these lies open at a time. */
  const attend = (to: Partial<Record<"chosen" | "asked" | "whyNot" | "station" | "traced", true>>): void => {
    if (!to.chosen) chosen.value = undefined;
    if (!to.asked) asked.value = undefined;
    if (!to.whyNot) whyNot.value = undefined;
    if (!to.station) station.value = undefined;
    if (!to.traced) traced.value = undefined;
  };

  const desk: Desk = {
    game: undergroundEntry.id,
    rules: () => import("./rules.ts").then(({ undergroundRules }) => undergroundRules),
    client,
    history,
    shown,
    map: { current: undefined },
    isDeciding,
    prompt: computed(() =>
      promptOf({ view: view.value, chosen: chosen.value?.block, isUnsure: asked.value !== undefined }),
    ),
    words: computed(() => wordsOf(shown.value)),
    sentences,
    wantedRule: computed(() => whyNot.value?.refusal.rule),
    badge: (seat, small = false) =>
      h(Marker, { lines: seat === undefined ? [] : (shown.value.lines[seat] ?? []), seat, small }),
    lines,
    line,
    candidates,
    chosen,
    hovered,
    cursor,
    ghost,
    tried,
    asked,
    forecast,
    trips,
    tripAt,
    pointedTrip,
    whyNot,
    station,
    traced,
    news,
    sheet,
    notice,
    chooseLine(wanted) {
      batch(() => {
        line.value = wanted;
        attend({});
        hovered.value = undefined;
      });
    },
    choose(offered) {
      if (!isBuilding.value || !offered.length) return;
      batch(() => {
        const [only, ...more] = offered;
        attend(more.length ? { asked: true } : { chosen: true });
        if (more.length) asked.value = offered;
        else chosen.value = only;
      });
    },
    askWhy(block) {
      if (!isBuilding.value) return;
      const wanted = line.value ?? lines.value[0];
      if (wanted === undefined) return;
      const refusal = underground.refusal(view.value, piece({ block, line: wanted }));
      batch(() => {
        attend({ whyNot: true });
        whyNot.value = refusal && { block, line: wanted, refusal };
      });
    },
    lookAt(wanted) {
      batch(() => {
        attend({ station: true });
        station.value = wanted;
      });
    },
    trace(wanted) {
      batch(() => {
        attend({ traced: true });
        traced.value = wanted;
      });
    },
    stepBack() {
      desk.map.current?.skip();
      const isOpen = [chosen, asked, whyNot, station, traced].some((each) => each.value !== undefined);
      batch(() => attend({}));
      return isOpen;
    },
    async build() {
      const wanted = chosen.value;
      if (!isBuilding.value || !wanted) return;
      const refusal = underground.refusal(view.value, piece(wanted));
      if (refusal) whyNot.value = { ...wanted, refusal };
      // What was built is built on: the line stays chosen.
      else if (await attempt(piece(wanted))) line.value = wanted.line;
    },
    async takeToken() {
      if (isBuilding.value) await attempt({ type: "token" });
    },
    async endTurn() {
      const { turns } = view.value;
      while (isBuilding.value && view.value.turns === turns) if (!(await attempt({ type: "token" }))) return;
    },
    async sendPassenger() {
      const trip = trips.value[tripAt.value]?.trip;
      if (trip) await attempt({ type: "trip", to: trip.to, lines: trip.lines });
    },
    tell({ index }) {
      const place = sentences.value.find((each) => each.index === index)?.station;
      if (place !== undefined) desk.map.current?.centreOn(place);
    },
    close() {
      dispose();
      disposeLine();
      history.close();
      client.close();
    },
  };
  return desk;
}
