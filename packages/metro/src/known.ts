/** What must be there: an item of a list at a place that it has, say. That it is not is a mistake in the program. */
export function known<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new RangeError("something that must be there is not");
  return value;
}

/** Adds to one of a list of numbers that has it. */
export function addTo(numbers: { [index: number]: number }, index: number, amount: number): void {
  numbers[index] = known(numbers[index]) + amount;
}
