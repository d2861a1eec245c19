/**
 * What lies before the person at a table of On the Underground: what they look at, and the piece or trip they are
 * about to choose. Nothing here is known to the table until it is confirmed.
 */
import { undergroundEntry } from "@interchange/games";
import type { Candidate, MapHandle } from "@interchange/boards/map";
import { LONDON, underground } from "@interchange/underground";
import type { Move, Piece } from "@interchange/underground";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import { commonDeskOf } from "../../table/commonDesk.ts";
import type { TableDesk } from "../../table/desk.ts";
import { since } from "../../table/story.ts";
import { buildingOf } from "./building.ts";
import type { Building } from "./building.ts";
import { PAST } from "./common.ts";
import type { UndergroundClient, UndergroundCommon } from "./common.ts";
import { Marker } from "./marks.tsx";
import { sendingOf } from "./sending.ts";
import type { Sending } from "./sending.ts";
import { sentencesOf } from "./sentences.ts";
import type { Ghost } from "./tried.ts";
import { promptOf, wordsOf } from "./words.ts";

/** What a person looks at. */
interface Looking {
  /** The map, while it is on the page. */
  readonly map: { current: MapHandle | undefined };
  /** The station that is looked at, and the line that is shown. */
  readonly station: Signal<string | undefined>;
  readonly traced: Signal<string | undefined>;
  /** Pieces built since the viewer's last turn. */
  readonly news: ReadonlySignal<readonly Piece[]>;
}

/** What a person may do with what lies before them. */
interface UndergroundActions {
  chooseLine(line: string | undefined): void;
  /** A block was pointed out, with the pieces that may go there. */
  choose(candidates: readonly Candidate[]): void;
  /** Somebody wants to build where nothing may be built. */
  askWhy(block: number): void;
  lookAt(station: string | undefined): void;
  trace(line: string | undefined): void;
  stepBack(): boolean;
  build(): Promise<void>;
  takeToken(): Promise<void>;
  /** Takes tokens for all actions that are left. */
  endTurn(): Promise<void>;
  sendPassenger(): Promise<void>;
}

export interface UndergroundDesk
  extends
    UndergroundCommon,
    Building,
    Sending,
    Looking,
    UndergroundActions,
    Omit<TableDesk, keyof UndergroundCommon | keyof UndergroundActions> {}

/** The parts that actions work on. */
interface Parts {
  readonly common: UndergroundCommon;
  readonly building: Building;
  readonly sending: Sending;
  readonly looking: Looking;
}

export function undergroundDeskOf(client: UndergroundClient): UndergroundDesk {
  const common = commonDeskOf(client, { past: PAST, sentencesOf });
  const building = buildingOf(common);
  const parts: Parts = { common, building, sending: sendingOf(common), looking: lookingOf(common) };
  const { shown, sentences } = common;
  const { map } = parts.looking;
  const stops = [common.voids(() => letGo(parts)), keepOwnLine(building)];
  return {
    ...common,
    ...building,
    ...parts.sending,
    ...parts.looking,
    ...choosingOn(parts),
    ...playingOn(parts),
    game: undergroundEntry.id,
    rules: () => import("./rules.ts").then(({ fetchRules }) => fetchRules()),
    prompt: computed(() =>
      promptOf({
        view: client.view.value,
        chosen: building.chosen.value?.block,
        isUnsure: building.asked.value !== undefined,
      }),
    ),
    words: computed(() => wordsOf(shown.value)),
    wantedRule: computed(() => building.whyNot.value?.refusal.rule),
    badge: (seat, small = false) =>
      h(Marker, { lines: seat === undefined ? [] : (shown.value.lines[seat] ?? []), seat, small }),
    tell({ index }) {
      const place = sentences.value.find((each) => each.index === index)?.station;
      if (place !== undefined) map.current?.centreOn(place);
    },
    close() {
      for (const stop of stops) stop();
      common.close();
    },
  };
}

function lookingOf({ client, history, shown, sentences }: UndergroundCommon): Looking {
  return {
    map: { current: undefined },
    station: signal<string | undefined>(undefined),
    traced: signal<string | undefined>(undefined),
    news: computed(() => {
      if (history.at.value !== undefined) return shown.value.pieces.slice(-1);
      const { actions, turn, viewer } = client.view.value;
      const own = viewer === turn && actions < 4 ? sentences.value.slice(-1) : [];
      return [...since(sentences.value, viewer), ...own].flatMap(({ pieces }) => pieces);
    }),
  };
}

/** A decision that is half made is void. */
function letGo({ building, sending }: Parts): void {
  for (const each of [building.chosen, building.hovered, building.asked, building.whyNot, sending.pointedTrip])
    each.value = undefined;
  sending.tripAt.value = 0;
}

/** A line that is not the viewer's, or has nothing left, is not to be built. */
function keepOwnLine({ line, lines }: Building): () => void {
  return effect(() => {
    if (line.value !== undefined && lines.value.length && !lines.value.includes(line.value)) line.value = undefined;
  });
}

const pieceAt = ({ block, line }: Ghost): Move => ({ type: "build", line, between: LONDON.blocks[block]!.between });

type Choosing = Pick<UndergroundActions, "chooseLine" | "choose" | "askWhy" | "lookAt" | "trace" | "stepBack">;

function choosingOn({ common, building, looking }: Parts): Choosing {
  const { chosen, hovered, asked, whyNot, line, lines, isBuilding } = building;
  const { station, traced, map } = looking;
  const open = [chosen, asked, whyNot, station, traced];
  /** Only one of these lies open at a time. */
  const attend = (change: () => void = () => undefined): void => {
    batch(() => {
      for (const each of open) each.value = undefined;
      change();
    });
  };
  return {
    chooseLine: (wanted) =>
      attend(() => {
        line.value = wanted;
        hovered.value = undefined;
      }),
    choose(offered) {
      if (!isBuilding.value || !offered.length) return;
      attend(() => {
        const [only, ...more] = offered;
        if (more.length) asked.value = offered;
        else chosen.value = only;
      });
    },
    askWhy(block) {
      const wanted = line.value ?? lines.value[0];
      if (!isBuilding.value || wanted === undefined) return;
      const refusal = underground.refusal(common.client.view.value, pieceAt({ block, line: wanted }));
      attend(() => {
        whyNot.value = refusal && { block, line: wanted, refusal };
      });
    },
    lookAt: (wanted) =>
      attend(() => {
        station.value = wanted;
      }),
    trace: (wanted) =>
      attend(() => {
        traced.value = wanted;
      }),
    stepBack() {
      map.current?.skip();
      const isOpen = open.some((each) => each.value !== undefined);
      attend();
      return isOpen;
    },
  };
}

type Playing = Pick<UndergroundActions, "build" | "takeToken" | "endTurn" | "sendPassenger">;

function playingOn({ common, building, sending }: Parts): Playing {
  const { view } = common.client;
  const { chosen, whyNot, line, isBuilding } = building;
  const { trips, tripAt } = sending;
  const attempt = async (move: Move): Promise<boolean> => (await common.attempt(move)).kind === "applied";
  return {
    async build() {
      const wanted = chosen.value;
      if (!isBuilding.value || !wanted) return;
      const refusal = underground.refusal(view.value, pieceAt(wanted));
      if (refusal) whyNot.value = { ...wanted, refusal };
      // What was built is built on: the line stays chosen.
      else if (await attempt(pieceAt(wanted))) line.value = wanted.line;
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
  };
}
