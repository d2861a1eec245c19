/** The source of a game's rules texts. They are compiled at build time, so the page needs no parser. */
import type { ComponentType } from "preact";

export interface RulesSource {
  readonly game: string;
  readonly name: string;
  /** The modules that have written rules. */
  readonly modules: readonly string[];
  readonly titleOf: (module: string) => string;
  /** The module a rule belongs to, by its number; undefined for the game's own rules. */
  readonly moduleOf: (rule: string) => string | undefined;
  /** The rules of the game, or of one of its modules. */
  readonly text: (module?: string) => Promise<CompiledRules>;
  /** Loads the component that shows their examples. */
  readonly example: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Loads the summary of the game that its rules start with. */
  readonly minute: () => Promise<ComponentType>;
}

export interface CompiledRules {
  /** Marks an example's place with `<!--example id-->`. `filled.ts` fills in the rest. */
  readonly html: string;
  /** The rule numbers in it; each has the anchor `rule-<number>`. */
  readonly numbers: readonly string[];
  /** Its examples, in order. */
  readonly examples: readonly string[];
  /** The language they are in. */
  readonly language: string;
}
