/** A tile tried on the board: where it is, what it would do, and why it may not go there. */
import { metro } from "./engine.ts";
import type { Cell, Preview } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import type { Refusal } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { MetroCommon } from "./common.ts";
import type { Hand } from "./hand.ts";

export interface WhyNot {
  readonly cell: Cell;
  readonly refusal: Refusal;
}

export interface Trial {
  readonly chosen: Signal<Cell | undefined>;
  /** The square under the pointer. */
  readonly hovered: Signal<Cell | undefined>;
  /** The square of pointer or keyboard, whether it has a tile or not. */
  readonly cursor: Signal<Cell | undefined>;
  /** The square of the ghost: the chosen one, or the one under the pointer. */
  readonly ghost: ReadonlySignal<Cell | undefined>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly whyNot: Signal<WhyNot | undefined>;
}

export function trialOf({ client, isDeciding }: MetroCommon, { tile, turn, targets }: Hand): Trial {
  const { view, assist } = client;
  const chosen = signal<Cell | undefined>(undefined);
  const hovered = signal<Cell | undefined>(undefined);
  const ghost = computed(() => {
    if (chosen.value !== undefined) return chosen.value;
    const cell = hovered.value;
    return cell !== undefined && targets.value.has(cell) ? cell : undefined;
  });
  const rules = computed(() => metro.sceneOf(view.value));
  const previewAt = (cell: Cell): Preview | undefined =>
    tile.value && preview(rules.value, view.value, tile.value, { cell, turn: turn.value });
  return {
    chosen,
    hovered,
    cursor: signal<Cell | undefined>(undefined),
    ghost,
    preview: computed(() => {
      const cell = ghost.value;
      return cell === undefined || !isDeciding.value || !helps(assist, "ledger") ? undefined : previewAt(cell);
    }),
    whyNot: signal<WhyNot | undefined>(undefined),
  };
}
