/** The messages between the storage and its writer thread. */

export interface WrittenStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly mustChange: boolean;
}

/** Statements that succeed or fail together. */
export type Unit = readonly WrittenStatement[];

export type Told =
  /** Units sent together are committed together. */
  { readonly kind: "write"; readonly units: readonly Unit[] } | { readonly kind: "stop" };

export type Outcome = "kept" | "overtaken" | { readonly error: string };

export type Answered =
  | { readonly kind: "opened" }
  | { readonly kind: "written"; readonly outcomes: readonly Outcome[] }
  | { readonly kind: "stopped" };
