/** Forgets what `remember` kept under a name. Apart from it, since the first screen forgets nothing. */
export function forget(name: string): void {
  try {
    globalThis.localStorage.removeItem(`interchange/${name}`);
  } catch {
    // A browser that keeps nothing.
  }
}
