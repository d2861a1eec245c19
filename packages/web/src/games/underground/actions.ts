/** What a person does at a table of On the Underground, step by step, until it is played. */
import type { Candidate, MapHandle } from "@interchange/boards/map";
import { known } from "@interchange/tabletop";
import { LONDON, underground } from "@interchange/underground";
import type { Move, Piece } from "@interchange/underground";
import { batch } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Building } from "./building.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Sending } from "./sending.ts";
import type { Ghost } from "./tried.ts";

/** What a person looks at. */
export interface Looking {
  /** The map, while it is on the page. */
  readonly map: { current: MapHandle | undefined };
  /** The station that is looked at, and the line that is shown. */
  readonly station: Signal<string | undefined>;
  readonly traced: Signal<string | undefined>;
  /** Pieces built since the viewer's last turn. */
  readonly news: ReadonlySignal<readonly Piece[]>;
}

/** The parts that actions work on. */
export interface Parts {
  readonly common: UndergroundCommon;
  readonly building: Building;
  readonly sending: Sending;
  readonly looking: Looking;
}

export interface UndergroundActions {
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

const pieceAt = ({ block, line }: Ghost): Move => ({
  type: "build",
  line,
  between: known(LONDON.blocks[block]).between,
});

type Choosing = Pick<UndergroundActions, "chooseLine" | "choose" | "askWhy" | "lookAt" | "trace" | "stepBack">;

export function choosingOn({ common, building, looking }: Parts): Choosing {
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

export function playingOn({ common, building, sending }: Parts): Playing {
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
