/** For what must be there: anything else is a mistake in the program. */
export function known<Thing>(thing: Thing | undefined, what: string, name: unknown): Thing {
  if (thing === undefined) throw new RangeError(`there is no ${what} ${JSON.stringify(name)}`);
  return thing;
}
