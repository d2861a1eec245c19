/** What works out and shows what a tile would do: fetched when the first one is tried. */
import type { Preview } from "@interchange/metro/core";
import type * as previewing from "@interchange/metro/preview";
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";

export interface LedgerPart extends Pick<typeof previewing, "preview"> {
  readonly Ledger: ComponentType<{ readonly preview: Preview }>;
}

/** The ledger of a desk. */
export interface Ledgers {
  /** Undefined until it is here. */
  readonly part: ReadonlySignal<LedgerPart | undefined>;
  want(): void;
}

export function ledgersFrom(fetch: () => Promise<LedgerPart>): Ledgers {
  const part = signal<LedgerPart | undefined>(undefined);
  let isWanted = false;
  return {
    part,
    want() {
      if (isWanted) return;
      isWanted = true;
      fetch().then(
        (fetched) => {
          part.value = fetched;
        },
        () => {
          // The next tile that is tried asks again.
          isWanted = false;
        },
      );
    },
  };
}
