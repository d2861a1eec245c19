/**
 * A module's lexicon: everything that can ever be done or drawn in it, as a closed list of words. Records contain the
 * words; search uses their indices. New entries go to the end, so that old ones keep their numbers.
 */
export class Lexicon<Action> {
  readonly actions: readonly Action[];
  private readonly write: (action: Action) => string;
  private made: Index<Action> | undefined;

  constructor(actions: readonly Action[], write: (action: Action) => string) {
    this.actions = actions;
    this.write = write;
  }

  get words(): readonly string[] {
    return this.index.words;
  }

  word(action: Action): string {
    return this.write(action);
  }

  /** The number of a word, or undefined when the module knows no such word. */
  number(word: string): number | undefined {
    return this.index.numbers.get(word);
  }

  /** The number of an action; found quickest when it is the very one of the list. */
  numberOf(action: Action): number {
    const { places, numbers } = this.index;
    return places.get(action) ?? numbers.get(this.write(action)) ?? -1;
  }

  read(word: string): Action | undefined {
    const number = this.number(word);
    return number === undefined ? undefined : this.actions[number];
  }

  /** Thousands of words, so they are written when the first is asked for: who sets up a table asks for none. */
  private get index(): Index<Action> {
    return (this.made ??= indexOf(this.actions, this.write));
  }
}

interface Index<Action> {
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly places: ReadonlyMap<Action, number>;
}

function indexOf<Action>(actions: readonly Action[], write: (action: Action) => string): Index<Action> {
  const words = actions.map(write);
  const numbers = new Map(words.map((word, number) => [word, number]));
  if (numbers.size !== actions.length) throw new RangeError("two actions share a word");
  return { words, numbers, places: new Map(actions.map((action, number) => [action, number])) };
}
