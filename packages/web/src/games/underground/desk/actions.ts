/** The player's actions at a table of On the Underground, up to sending the turn. */
import type { Candidate, MapHandle } from "@interchange/boards/map";
import { underground } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { batch } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { takeBack } from "../../../table/frame/takingBack.tsx";
import type { TableDesk } from "../../../table/desk/desk.ts";
import type { Building } from "./building.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Draft } from "./draft.ts";
import { forecastOf } from "./forecast.ts";
import type { UndergroundPlayback } from "./playback.ts";
import type { Sending } from "./sending.ts";
import { betweenAt, blockOf } from "./stations.ts";
import type { Lit } from "./telling/told.ts";
import type { Ghost } from "./tried.ts";

/** What the player is looking at. */
export interface Looking {
  /** Set while the map is on the page. */
  readonly map: { current: MapHandle | undefined };
  /** Changes whenever another part of the map is visible. */
  readonly sight: Signal<number>;
  /** The station shown in detail, and the highlighted line. */
  readonly station: Signal<string | undefined>;
  readonly traced: Signal<string | undefined>;
  /** Whether a phone shows only the map. */
  readonly isWhole: Signal<true | undefined>;
  /** An event that the player points at in a list. */
  readonly told: Signal<Lit | undefined>;
  /** The station under the pointer or the keyboard's cursor. */
  readonly pointedStation: Signal<string | undefined>;
  /** The block that the player points at when asked which one they mean. */
  readonly pointedBlock: Signal<number | undefined>;
}

/** The parts of the desk that actions work on. */
export interface Parts {
  readonly common: UndergroundCommon;
  readonly draft: Draft;
  readonly building: Building;
  readonly sending: Sending;
  readonly looking: Looking;
  readonly playback: UndergroundPlayback;
}

export interface UndergroundActions {
  chooseLine(line: string | undefined): void;
  /** The player pointed at a block. If only one piece fits there, it takes the next slot of the turn. */
  choose(candidates: readonly Candidate[]): void;
  /** The player tries to build where it is not allowed. */
  askWhy(block: number): void;
  lookAt(station: string | undefined): void;
  trace(line: string | undefined): void;
  stepBack(): boolean;
  takeToken(): void;
  /** Undoes the last step of the draft; if there is none, takes back what was sent last. */
  undo(): void;
  /** Fills the remaining slots with tokens, adds trips that leave no choice, and sends the turn. */
  endTurn(): Promise<void>;
  sendPassenger(): Promise<void>;
}

const pieceAt = (view: View, { block, line }: Ghost): Move => ({
  type: "build",
  line,
  between: betweenAt(view, block),
});

type Choosing = Pick<
  UndergroundActions,
  "chooseLine" | "choose" | "askWhy" | "lookAt" | "trace" | "stepBack" | "takeToken"
>;

export function choosingOn({ building, looking, draft, playback }: Parts): Choosing {
  const { hovered, asked, whyNot, line, lines, isBuilding } = building;
  const { station, traced, told, isWhole } = looking;
  const open = [asked, whyNot, station, traced, told, isWhole];
  /** Only one of these is open at a time. */
  const attend = (change: () => void = () => undefined): void => {
    playback.skip();
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
      const before = draft.drafted.value;
      const [only, ...more] = offered;
      attend(() => {
        hovered.value = undefined;
        if (more.length || !only) asked.value = offered;
        else {
          draft.add(pieceAt(before, only));
          // Players often continue the same line, so it stays chosen.
          line.value = only.line;
        }
      });
      if (asked.value) return;
      const { events = [] } = draft.future.value.steps.at(-1) ?? {};
      const built = events.filter(({ type }) => type === "built" || type === "scored");
      if (built.length > 1) playback.replay(before, built);
    },
    askWhy(block) {
      const wanted = line.value ?? lines.value[0];
      if (!isBuilding.value || wanted === undefined) return;
      const refusal = underground.refusal(draft.drafted.value, pieceAt(draft.drafted.value, { block, line: wanted }));
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
      const isOpen = open.some((each) => each.value !== undefined);
      attend();
      return isOpen;
    },
    takeToken() {
      if (isBuilding.value) attend(() => draft.add({ type: "token" }));
    },
  };
}

type Playing = Pick<UndergroundActions, "undo" | "endTurn" | "sendPassenger">;

export function playingOn({ common, building, sending, draft, playback }: Parts, desk: () => TableDesk): Playing {
  const { view } = common.client;
  const { whyNot, asked, lines } = building;
  const { trips, tripAt, picked } = sending;
  /** Adds trips that leave no choice, and sends the turn unless there is one to choose. */
  const goOn = async (): Promise<void> => {
    for (;;) {
      const [only, ...more] = dueTrips();
      if (more.length) return;
      if (!only) break;
      draft.add({ type: "trip", ...only });
    }
    await send();
  };
  const dueTrips = () => {
    const due = draft.future.value.view;
    if (due.turns !== view.value.turns || (due.stage !== "express" && due.stage !== "normal")) return [];
    return (forecastOf(due)?.options ?? []).map(({ trip: { to, lines: by } }) => ({ to, lines: by }));
  };
  const send = async (): Promise<void> => {
    const moves = draft.moves.value;
    const answer = await common.attempt(...moves);
    if (answer.kind !== "refused") return;
    // Nothing was played, so the draft stays, and the page shows why the move was refused.
    while (draft.isEnding.value) draft.undo();
    const refused = moves[answer.move ?? 0];
    if (refused?.type !== "build") return;
    const block = blockOf(view.value, refused);
    whyNot.value = { block, line: refused.line, refusal: answer.refusal };
  };
  return {
    undo() {
      playback.skip();
      picked.value = undefined;
      if (common.isDeciding.value && draft.undo()) return;
      takeBack(desk());
    },
    async endTurn() {
      if (!lines.value.length || draft.isEnding.value) return;
      playback.skip();
      // An answer would cover the choice of trips.
      for (const each of [picked, whyNot, asked]) each.value = undefined;
      // Where the passenger will be by then, nobody knows: a plan is what is built.
      if (common.client.isPlanning?.value) return send();
      draft.mark();
      const { actions } = draft.drafted.value;
      draft.add(...Array.from({ length: actions }, (): Move => ({ type: "token" })));
      await goOn();
    },
    async sendPassenger() {
      const trip = trips.value[tripAt.value ?? -1]?.trip;
      if (!trip) return;
      picked.value = undefined;
      draft.mark();
      draft.add({ type: "trip", to: trip.to, lines: trip.lines });
      await goOn();
    },
  };
}
