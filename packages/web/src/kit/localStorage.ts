/** Small things worth remembering between visits. Losing them is no harm, so nothing here ever fails. */
export function recall(name: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(`interchange/${name}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(`interchange/${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing.
  }
}

/** Forgets what `remember` kept under a name. Apart from it, since the first screen forgets nothing. */
export function forget(name: string): void {
  try {
    globalThis.localStorage.removeItem(`interchange/${name}`);
  } catch {
    // A browser that keeps nothing.
  }
}

/** Small notes that a browser makes of a server's table, under names of their own; `online/tidying.ts` forgets them in time. */
export const NOTES = ["called", "seen", "talk"] as const;

export function noteOf(kind: (typeof NOTES)[number], table: string): string {
  return `${kind}/${table}`;
}
