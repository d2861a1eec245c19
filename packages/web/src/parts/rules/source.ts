/** Where a game's rules in words come from. They are compiled when the page is built, so it has no parser. */
export interface RulesSource {
  readonly game: string;
  readonly name: string;
  /** The modules whose rules are written down. */
  readonly modules: readonly string[];
  readonly titleOf: (module: string) => string;
  /** The rules of the game, or of one of its modules. */
  readonly text: (module?: string) => Promise<CompiledRules>;
}

export interface CompiledRules {
  readonly html: string;
  /** The numbers of the rules in it; each has an anchor `rule-<number>`. */
  readonly numbers: readonly string[];
  /** The language that they are in. */
  readonly language: string;
}
