/** How much help a table gives. Each level has all the help of those before it. */
export const ASSISTS = ["none", "trace", "ledger", "hints"] as const;
export type Assist = (typeof ASSISTS)[number];

export function helps(given: Assist, wanted: Assist): boolean {
  return ASSISTS.indexOf(given) >= ASSISTS.indexOf(wanted);
}

/** The help of a kept table. */
export function assistOf(term: unknown): Assist {
  return isAssist(term) ? term : "none";
}

export function isAssist(value: unknown): value is Assist {
  return (ASSISTS as readonly unknown[]).includes(value);
}
