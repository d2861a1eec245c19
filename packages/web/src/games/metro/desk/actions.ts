/** The player's actions at a table of Metro, up to playing the decision. */
import { metro } from "./engine.ts";
import type { Cell, Move, Station } from "@interchange/metro/core";
import { batch } from "@preact/signals";
import type { MetroCommon } from "./common.ts";
import { nextTurn } from "./hand.ts";
import type { Hand } from "./hand.ts";
import type { OwnDesk } from "../modules/own.ts";
import type { Tracing } from "./tracing.ts";
import type { Trial } from "./trial.ts";

/** The parts of the desk that actions work on. */
export interface Parts {
  readonly common: MetroCommon;
  readonly hand: Hand;
  readonly trial: Trial;
  readonly tracing: Tracing;
  readonly own: OwnDesk | undefined;
}

export interface MetroActions {
  chooseSquare(cell: Cell): void;
  chooseTile(at: number): void;
  rotate(): void;
  /** Highlights a line, or stops it. */
  trace(station: Station | undefined): void;
  stepBack(): boolean;
  place(): Promise<void>;
  draw(): Promise<void>;
  pass(): Promise<void>;
}

export function actionsOn({ common, hand, trial, tracing, own }: Parts): MetroActions {
  const { isDeciding, client } = common;
  const { tile, tileAt, turn, targets, canDraw, canPass } = hand;
  const { chosen, whyNot } = trial;
  const { traced } = tracing;
  const attempt = async (move: Move): Promise<void> => {
    const answer = await common.attempt(move);
    if (answer.kind === "refused" && move.type === "place") whyNot.value = { cell: move.cell, refusal: answer.refusal };
  };
  return {
    chooseSquare(cell) {
      if (!isDeciding.value || own?.chooseSquare(cell) || tile.value === undefined) return;
      const takesIt = targets.value.has(cell);
      const move: Move = { type: "place", tile: tile.value, turn: turn.value, cell };
      const refusal = takesIt ? undefined : metro.refusal(client.view.value, move);
      batch(() => {
        traced.value = undefined;
        chosen.value = takesIt ? cell : undefined;
        whyNot.value = refusal && { cell, refusal };
      });
    },
    chooseTile(at) {
      batch(() => {
        tileAt.value = at;
        turn.value = 0;
        whyNot.value = undefined;
        if (chosen.value !== undefined && !targets.value.has(chosen.value)) chosen.value = undefined;
      });
    },
    rotate() {
      const next = nextTurn(hand, chosen.value);
      if (next === undefined) return;
      turn.value = next;
      whyNot.value = undefined;
    },
    trace(station) {
      batch(() => {
        traced.value = station;
        whyNot.value = undefined;
      });
    },
    stepBack() {
      if (whyNot.value) whyNot.value = undefined;
      else if (own?.stepBack()) return true;
      else if (chosen.value !== undefined) chosen.value = undefined;
      else if (traced.value !== undefined) traced.value = undefined;
      else if (tracing.isNewsLit.value) tracing.isNewsLit.value = false;
      else return false;
      return true;
    },
    async place() {
      const cell = chosen.value;
      if (!isDeciding.value || cell === undefined || tile.value === undefined) return;
      await attempt({ type: "place", tile: tile.value, turn: turn.value, cell });
    },
    async draw() {
      if (canDraw.value) await attempt({ type: "draw" });
    },
    async pass() {
      if (canPass.value) await attempt({ type: "pass" });
    },
  };
}
