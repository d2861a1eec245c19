/** The line that is followed on the board. */
import type { Place } from "@interchange/metro/core";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { MetroCommon } from "./common.ts";
import type { Trial } from "./trial.ts";

export interface Tracing {
  /** The line that is followed until told otherwise, and the one that is only pointed at. */
  readonly traced: Signal<Place | undefined>;
  readonly pointed: Signal<Place | undefined>;
  readonly lit: ReadonlySignal<Place | undefined>;
  /** Whether all lines but the viewer's own are dimmed. */
  readonly onlyMine: Signal<boolean>;
}

export function tracingOf({ client }: MetroCommon, { chosen }: Trial): Tracing {
  const traced = signal<Place | undefined>(undefined);
  const pointed = signal<Place | undefined>(undefined);
  return {
    traced,
    pointed,
    lit: computed(() => {
      if (!helps(client.assist, "trace")) return undefined;
      // While a tile is tried out, what it changes is lit instead.
      return traced.value ?? (chosen.value === undefined ? pointed.value : undefined);
    }),
    onlyMine: signal(false),
  };
}
