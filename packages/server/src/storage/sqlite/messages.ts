/** What the owner of a database and its writer thread say to each other. */

export interface WrittenStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly mustChange: boolean;
}

/** Statements that stand or fall together. */
export type Unit = readonly WrittenStatement[];

export type Told =
  /** Units that came together are committed together. */
  { readonly kind: "write"; readonly units: readonly Unit[] } | { readonly kind: "stop" };

export type Outcome = "kept" | "overtaken" | { readonly error: string };

export type Answered =
  | { readonly kind: "opened" }
  | { readonly kind: "written"; readonly outcomes: readonly Outcome[] }
  | { readonly kind: "stopped" };
