/**
 * All that may ever be done or drawn in a module, as a closed list with a word for each. The words stand in records;
 * the numbers, which are places in the list, are what search uses. New entries go to the end, so that old ones keep
 * their numbers.
 */
export class Lexicon<Action> {
  readonly actions: readonly Action[];
  readonly words: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly write: (action: Action) => string;

  constructor(actions: readonly Action[], write: (action: Action) => string) {
    this.actions = actions;
    this.write = write;
    this.words = actions.map(write);
    this.numbers = new Map(this.words.map((word, number) => [word, number]));
    if (this.numbers.size !== actions.length) throw new RangeError("two actions share a word");
  }

  word(action: Action): string {
    return this.write(action);
  }

  /** The number of a word, or undefined when the module knows no such word. */
  number(word: string): number | undefined {
    return this.numbers.get(word);
  }

  read(word: string): Action | undefined {
    const number = this.numbers.get(word);
    return number === undefined ? undefined : this.actions[number];
  }
}
