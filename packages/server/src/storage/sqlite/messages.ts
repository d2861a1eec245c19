/** The messages between the storage and its writer thread. */
import type { Appended } from "../rows.ts";

export interface WrittenStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly mustChange: boolean;
}

/** What succeeds or fails together: statements, or a row of a table's log. */
export type Unit = readonly WrittenStatement[] | Appended;

export type Told =
  /** Units sent together are committed together. */
  { readonly kind: "write"; readonly units: readonly Unit[] } | { readonly kind: "stop" };

export type Outcome = "kept" | "overtaken" | { readonly error: string };

export type Answered =
  | { readonly kind: "opened" }
  | { readonly kind: "written"; readonly outcomes: readonly Outcome[] }
  | { readonly kind: "stopped" };
