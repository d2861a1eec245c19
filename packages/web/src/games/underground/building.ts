/** The piece that is about to be built: of which line, where, and what it would do. */
import type { Candidate } from "@interchange/boards/map";
import type { Refusal } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../parts/assist.ts";
import type { UndergroundCommon } from "./common.ts";
import { candidatesOf, triedOn } from "./tried.ts";
import type { Ghost, Tried } from "./tried.ts";

export interface WhyNot extends Ghost {
  readonly refusal: Refusal;
}

export interface Building {
  readonly isBuilding: ReadonlySignal<boolean>;
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
  readonly whyNot: Signal<WhyNot | undefined>;
}

export function buildingOf({ client, isDeciding }: UndergroundCommon): Building {
  const { view, assist } = client;
  const line = signal<string | undefined>(undefined);
  const chosen = signal<Ghost | undefined>(undefined);
  const hovered = signal<Ghost | undefined>(undefined);
  const asked = signal<readonly Candidate[] | undefined>(undefined);
  const isBuilding = computed(() => isDeciding.value && view.value.stage === "build");
  const lines = computed(() => (isBuilding.value ? (view.value.lines[view.value.turn] ?? []) : []));
  const ghost = computed(() => chosen.value ?? (asked.value ? undefined : hovered.value));
  return {
    isBuilding,
    lines,
    line,
    candidates: computed(() => {
      if (!isBuilding.value) return [];
      const wanted = line.value === undefined ? lines.value : [line.value];
      return candidatesOf(view.value, wanted, helps(assist, "hints"));
    }),
    chosen,
    hovered,
    cursor: signal<number | undefined>(undefined),
    ghost,
    tried: computed(() => {
      const piece = ghost.value;
      return piece && isBuilding.value && helps(assist, "ledger") ? triedOn(view.value, piece) : undefined;
    }),
    asked,
    whyNot: signal<WhyNot | undefined>(undefined),
  };
}
