/**
 * All that may ever be done or drawn in a module, as a closed list with a word for each. The words stand in records;
 * the numbers, which are places in the list, are what search uses. New entries go to the end, so that old ones keep
 * their numbers.
 */
export class Lexicon<Action> {
  readonly actions: readonly Action[];
  readonly words: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly places: ReadonlyMap<Action, number>;
  private readonly write: (action: Action) => string;

  constructor(actions: readonly Action[], write: (action: Action) => string) {
    this.actions = actions;
    this.write = write;
    this.words = actions.map(write);
    this.places = new Map(actions.map((action, number) => [action, number]));
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

  /** The number of an action; found quickest when it is the very one of the list. */
  numberOf(action: Action): number {
    return this.places.get(action) ?? this.numbers.get(this.write(action)) ?? -1;
  }

  read(word: string): Action | undefined {
    const number = this.numbers.get(word);
    return number === undefined ? undefined : this.actions[number];
  }
}
