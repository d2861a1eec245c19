/** The highlighted line. */
import type { Station } from "@interchange/metro/core";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { MetroCommon } from "./common.ts";
import type { Trial } from "./trial.ts";

export interface Tracing {
  /** The line that stays highlighted, and the one under the pointer. */
  readonly traced: Signal<Station | undefined>;
  readonly pointed: Signal<Station | undefined>;
  readonly lit: ReadonlySignal<Station | undefined>;
  /** Whether all lines but the viewer's are dimmed. */
  readonly onlyMine: Signal<boolean>;
}

export function tracingOf({ client }: MetroCommon, { chosen }: Trial): Tracing {
  const traced = signal<Station | undefined>(undefined);
  const pointed = signal<Station | undefined>(undefined);
  return {
    traced,
    pointed,
    lit: computed(() => {
      if (!helps(client.assist, "trace")) return undefined;
      // While a tile is tried, the lines that it changes are highlighted instead.
      return traced.value ?? (chosen.value === undefined ? pointed.value : undefined);
    }),
    onlyMine: signal(false),
  };
}
