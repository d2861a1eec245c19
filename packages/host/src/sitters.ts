/** Who sits at a table. */
export type Mind = { readonly kind: "person" } | { readonly kind: "bot"; readonly bot: string };

export interface Sitter {
  readonly name: string;
  readonly mind: Mind;
}

export function isPerson(sitter: Sitter | undefined): boolean {
  return sitter?.mind.kind === "person";
}
