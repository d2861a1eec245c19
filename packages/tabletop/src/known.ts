/**
 * What must be there: an item of a list at a place that it has, say. That it is not is a mistake in the program, and
 * where that could be found out by nobody else, `what` and its `name` say what was looked for.
 */
export function known<Value>(value: Value | undefined | null, what?: string, name?: unknown): Value {
  if (value === undefined || value === null) throw missing(what, name);
  return value;
}

/** Apart, so that `known` is short enough to be compiled into all who ask it. */
function missing(what: string | undefined, name: unknown): RangeError {
  return new RangeError(
    what === undefined ? "something that must be there is not" : `there is no ${what} ${JSON.stringify(name)}`,
  );
}

/** Adds to one of a list of numbers that has it. */
export function addTo(numbers: { [index: number]: number }, index: number, amount: number): void {
  numbers[index] = known(numbers[index]) + amount;
}
