/** The levels of help a table can give. Each includes those before it. */
export const ASSISTS = ["none", "trace", "ledger", "hints"] as const;
export type Assist = (typeof ASSISTS)[number];

export function helps(given: Assist, wanted: Assist): boolean {
  return ASSISTS.indexOf(given) >= ASSISTS.indexOf(wanted);
}

/** The help level of a stored table. */
export function assistOf(term: unknown): Assist {
  return isAssist(term) ? term : "none";
}

export function isAssist(value: unknown): value is Assist {
  return (ASSISTS as readonly unknown[]).includes(value);
}
