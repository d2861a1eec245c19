/** The highlighted lines. */
import type { Station } from "@interchange/metro/core";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { MetroCommon } from "./common.ts";
import type { About } from "./telling/sentences.ts";
import type { Trial } from "./trial.ts";

export interface Tracing {
  /** The line that stays highlighted, and the one under the pointer. */
  readonly traced: Signal<Station | undefined>;
  readonly pointed: Signal<Station | undefined>;
  readonly lit: ReadonlySignal<Station | undefined>;
  /** Whether all lines but the viewer's are dimmed. */
  readonly onlyMine: Signal<boolean>;
  /** Whether the board shows how long every open line is. */
  readonly lengths: Signal<boolean>;
  /** What an entry of the news or the log highlights. */
  readonly lighted: Signal<About | undefined>;
  /** Whether the board shows the news: the lines that were scored since the viewer's last turn. */
  readonly isNewsLit: Signal<boolean>;
}

/** Milliseconds for which the board shows the news, unless the viewer looks at a square before. */
const NEWS = 4000;

export function tracingOf({ client, isDeciding, latest }: MetroCommon, { chosen }: Trial): Tracing {
  const traced = signal<Station | undefined>(undefined);
  const pointed = signal<Station | undefined>(undefined);
  const isNewsLit = signal(false);
  // It goes with the desk: nothing else refers to the signals.
  effect(() => {
    isNewsLit.value = isDeciding.value && latest.value.some(({ lines }) => lines.length > 0);
    if (!isNewsLit.peek()) return undefined;
    const timer = setTimeout(() => (isNewsLit.value = false), NEWS);
    return () => clearTimeout(timer);
  });
  return {
    traced,
    pointed,
    lit: computed(() => {
      if (!helps(client.assist, "trace")) return undefined;
      // While a tile is tried, the lines that it changes are highlighted instead.
      return traced.value ?? (chosen.value === undefined ? pointed.value : undefined);
    }),
    onlyMine: signal(false),
    lengths: signal(false),
    lighted: signal<About | undefined>(undefined),
    isNewsLit,
  };
}
