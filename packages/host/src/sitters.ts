/** The people and bots at a table. */
import { looksLike } from "./skeleton.ts";

export type Mind =
  | { readonly kind: "person" }
  | { readonly kind: "bot"; readonly bot: string }
  /** The player has left, and the game goes on. */
  | { readonly kind: "nobody" };

export interface Sitter {
  readonly name: string;
  readonly mind: Mind;
  /** Whose seat it is, while a bot plays until they come back. */
  readonly standsInFor?: string;
  /** What they call their lines, by the game's own word for each. They stay with the seat. */
  readonly lineNames?: Readonly<Record<string, string>>;
}

export function isPerson(sitter: Sitter | undefined): boolean {
  return sitter?.mind.kind === "person";
}

/** A name that nobody at the table has: a number tells those apart that are the same or look alike. */
export function freeName(wanted: string, taken: readonly (string | undefined)[]): string {
  const used = taken.filter((name) => name !== undefined);
  let free = wanted;
  for (let number = 2; used.some((name) => looksLike(name, free)); number++) free = `${wanted} ${number}`;
  return free;
}
