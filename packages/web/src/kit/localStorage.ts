/** Small things to remember between visits. Losing them does no harm, so nothing here ever throws. */
export function recall(name: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(`interchange/${name}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether it was stored. */
export function remember(name: string, value: unknown): boolean {
  try {
    globalThis.localStorage.setItem(`interchange/${name}`, JSON.stringify(value));
    return true;
  } catch {
    // No storage in this browser, or it is full.
    return false;
  }
}

/** Deletes what `remember` stored. */
export function forget(name: string): void {
  try {
    globalThis.localStorage.removeItem(`interchange/${name}`);
  } catch {
    // No storage in this browser.
  }
}

/** Notes about a server's tables, each under its own key. `api/tidying.ts` deletes old ones. */
export const NOTES = ["called", "seen", "talk"] as const;

export function noteOf(kind: (typeof NOTES)[number], table: string): string {
  return `${kind}/${table}`;
}
