/** What a card that compares a table with its box has to know: what is printed nowhere that we could see, and what is in which box. */

/** Something about the components that no rulebook says. */
export interface Unprinted {
  /** A word for it, for whoever words it. */
  readonly what: string;
  /** `designed`: our own choice; `inferred`: it follows from what the rulebooks say, but nobody has seen it. */
  readonly is: "designed" | "inferred";
  /** Where our words say so. */
  readonly rule: string;
  /** The module it belongs to; absent where it is the game's. */
  readonly module?: string;
  /** The editions it is about; absent where it is about all of them. */
  readonly editions?: readonly string[];
}

export interface BoxFacts {
  /** The modules that the box of each edition holds. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
  readonly unprinted: readonly Unprinted[];
}

export const NO_FACTS: BoxFacts = { boxes: {}, unprinted: [] };

/** What is not the box's at a table of this edition with these modules. */
export function unprintedAt(
  { unprinted }: BoxFacts,
  { edition, modules }: { readonly edition: string; readonly modules: readonly string[] },
): readonly Unprinted[] {
  return unprinted.filter(
    (each) =>
      (each.module === undefined || modules.includes(each.module)) &&
      (each.editions === undefined || each.editions.includes(edition)),
  );
}

/** Which of these modules the box of an edition does not hold. */
export function notInBox({ boxes }: BoxFacts, edition: string, modules: readonly string[]): readonly string[] {
  const held = boxes[edition] ?? [];
  return modules.filter((module) => !held.includes(module));
}
