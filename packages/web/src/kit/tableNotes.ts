/** Small notes that a browser makes of a server's table, under names of their own; `online/tidying.ts` forgets them in time. */
export const NOTES = ["called", "seen", "talk"] as const;

export function noteOf(kind: (typeof NOTES)[number], table: string): string {
  return `${kind}/${table}`;
}
