/** Whether advice is wanted now: where the browser saves data, only once the person asks for it. */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

export function askedFor({ connection }: Saving = navigator as Saving): Signal<boolean> {
  return signal(connection?.saveData !== true);
}
