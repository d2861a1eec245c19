/**
 * Asserts that a value exists, such as a list's item at a valid index. If not, it is a bug; `what` and `name` say what
 * was looked for, if nobody else could tell.
 */
export function known<Value>(value: Value | undefined | null, what?: string, name?: unknown): Value {
  if (value === undefined || value === null) throw missing(what, name);
  return value;
}

/** Separate, so that `known` is short enough for the engine to inline. */
function missing(what: string | undefined, name: unknown): RangeError {
  return new RangeError(
    what === undefined ? "something that must be there is not" : `there is no ${what} ${JSON.stringify(name)}`,
  );
}

/** Adds to a number in a list that has it. */
export function addTo(numbers: { [index: number]: number }, index: number, amount: number): void {
  numbers[index] = known(numbers[index]) + amount;
}
