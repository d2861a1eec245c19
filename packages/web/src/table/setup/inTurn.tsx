/**
 * Draws a long form part by part, each in a task of its own, so that a slow phone shows the first part sooner and
 * answers presses between them. The turn goes on once what it drew is on the screen.
 */
import { useComputed } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

interface InTurnProps {
  /** The last part that is drawn. Every number below it belongs to a part, or nobody would hand the turn on. */
  readonly turn: Signal<number>;
  readonly at: number;
  readonly children: ComponentChildren;
}

export function InTurn({ turn, at, children }: InTurnProps) {
  // Computed, so that a part is not drawn again whenever another one has its turn.
  const isDrawn = useComputed(() => turn.value >= at).value;
  useEffect(() => {
    if (isDrawn && turn.value === at) turn.value = at + 1;
  }, [isDrawn, turn, at]);
  return isDrawn ? <>{children}</> : undefined;
}
