/** Facts for comparing a table with its box: what is printed nowhere that we could see, and what is in which box. */

/** Something about the components that no rulebook says. */
export interface Unprinted {
  /** A key for it, which the page puts into words. */
  readonly what: string;
  /** `designed`: our own choice; `inferred`: it follows from the rulebooks, but nobody has seen it. */
  readonly is: "designed" | "inferred";
  /** The rule of ours that says so. */
  readonly rule: string;
  /** Where a set of components holds it, as a JSON pointer; absent if none can. */
  readonly path?: string;
  /** The module it belongs to; absent if it is the game's. */
  readonly module?: string;
  /** The editions it is about; absent if all. */
  readonly editions?: readonly string[];
}

export interface BoxFacts {
  /** The modules in the box of each edition. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
  readonly unprinted: readonly Unprinted[];
}

export const NO_FACTS: BoxFacts = { boxes: {}, unprinted: [] };

/** What is not from the box at a table of this edition with these modules. */
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

/** Which of these modules the box of an edition lacks. */
export function notInBox({ boxes }: BoxFacts, edition: string, modules: readonly string[]): readonly string[] {
  const held = boxes[edition] ?? [];
  return modules.filter((module) => !held.includes(module));
}
