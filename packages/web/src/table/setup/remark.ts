/**
 * One remark on how a table compares with its box. Either it is as in the box; not in that box; ours, because we had no
 * access to what is printed; changed by this table; a ruling, because the rulebook does not say; or something only a
 * screen can do.
 */
export type RemarkKind = "box" | "absent" | "ours" | "changed" | "ruling" | "extra";

export interface Remark {
  readonly kind: RemarkKind;
  readonly title: string;
  readonly about?: string | undefined;
}
