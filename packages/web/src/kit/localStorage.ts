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
