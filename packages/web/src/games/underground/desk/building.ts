/** The piece that the player is about to build: its line, its block and its effects. */
import type { Candidate } from "@interchange/boards/map";
import type { Refusal } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { UndergroundCommon } from "./common.ts";
import type { Draft } from "./draft.ts";
import { candidatesOf, triedOn } from "./tried.ts";
import type { Ghost, Tried } from "./tried.ts";

export interface WhyNot extends Ghost {
  readonly refusal: Refusal;
}

export interface Building {
  /** Whether the viewer has an action left this turn, counting the draft. */
  readonly isBuilding: ReadonlySignal<boolean>;
  readonly lines: ReadonlySignal<readonly string[]>;
  /** The chosen line; undefined for any. */
  readonly line: Signal<string | undefined>;
  readonly candidates: ReadonlySignal<readonly Candidate[]>;
  readonly hovered: Signal<Ghost | undefined>;
  /** The piece under the pointer. */
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  readonly tried: ReadonlySignal<Tried | undefined>;
  /** The pieces that the player might mean. */
  readonly asked: Signal<readonly Candidate[] | undefined>;
  readonly whyNot: Signal<WhyNot | undefined>;
}

const NOWHERE: readonly Candidate[] = [];

export function buildingOf({ client, isDeciding }: UndergroundCommon, { drafted, isEnding }: Draft): Building {
  const { view, assist } = client;
  const line = signal<string | undefined>(undefined);
  const hovered = signal<Ghost | undefined>(undefined);
  const asked = signal<readonly Candidate[] | undefined>(undefined);
  const isTurn = computed(() => isDeciding.value && view.value.stage === "build" && !isEnding.value);
  const isBuilding = computed(() => isTurn.value && drafted.value.actions > 0);
  const lines = computed(() => (isTurn.value ? (view.value.lines[view.value.turn] ?? []) : []));
  const ghost = computed(() => (isBuilding.value && !asked.value ? hovered.value : undefined));
  return {
    isBuilding,
    lines,
    line,
    candidates: computed(() => {
      if (!isBuilding.value) return NOWHERE;
      const wanted = line.value === undefined ? lines.value : [line.value];
      return candidatesOf(drafted.value, wanted);
    }),
    hovered,
    ghost,
    tried: computed(() => {
      const piece = ghost.value;
      return piece && helps(assist, "ledger") ? triedOn(drafted.value, piece) : undefined;
    }),
    asked,
    whyNot: signal<WhyNot | undefined>(undefined),
  };
}
