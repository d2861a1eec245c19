/** The levels of help a table can give, the same in every game. Each includes those before it. */
export const ASSISTS = ["none", "trace", "ledger", "hints"] as const;
export type Assist = (typeof ASSISTS)[number];

export function isAssist(value: unknown): value is Assist {
  return (ASSISTS as readonly unknown[]).includes(value);
}
