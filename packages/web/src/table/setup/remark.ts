/**
 * One thing to say of a table beside its box. It is as in the box; not in that box; ours, because what is printed was
 * not available to us; changed by this table; a ruling, because the rulebook does not say; or what only a screen does.
 */
export type RemarkKind = "box" | "absent" | "ours" | "changed" | "ruling" | "extra";

export interface Remark {
  readonly kind: RemarkKind;
  readonly title: string;
  readonly about?: string | undefined;
}
