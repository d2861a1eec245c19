/** Where a game's rules in words come from. They are compiled when the page is built, so it has no parser. */
import type { ComponentType } from "preact";

export interface RulesSource {
  readonly game: string;
  readonly name: string;
  /** The modules whose rules are written down. */
  readonly modules: readonly string[];
  readonly titleOf: (module: string) => string;
  /** The module that a rule is of, by its number; undefined for rules of the game itself. */
  readonly moduleOf: (rule: string) => string | undefined;
  /** The numbers of the rules that something is due to, by the events of the game that tell of it. */
  readonly behind: (events: readonly unknown[]) => readonly string[];
  /** The rules of the game, or of one of its modules. */
  readonly text: (module?: string) => Promise<CompiledRules>;
  /** Fetches what shows the examples in them. */
  readonly example: () => Promise<ComponentType<{ readonly id: string }>>;
}

export interface CompiledRules {
  /** An example's place is `<!--example id-->`; what is to be filled in: see `filled.ts`. */
  readonly html: string;
  /** The numbers of the rules in it; each has an anchor `rule-<number>`. */
  readonly numbers: readonly string[];
  /** The examples in it, in order. */
  readonly examples: readonly string[];
  /** The language that they are in. */
  readonly language: string;
}
