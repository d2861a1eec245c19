/** Compares two plain values, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && same(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}

/** Freezes a plain value deeply, so that changing it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** The first difference between two values, for people. */
export function difference(one: unknown, other: unknown, path = "value"): string {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return `${path}: ${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  // A module's event says whose it is.
  const whose = "module" in one && typeof one.module === "string" ? ` of ${one.module}` : "";
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [left, right] = [one[key as keyof typeof one], other[key as keyof typeof other]];
    if (!same(left, right)) return difference(left, right, `${path}${whose}.${key}`);
  }
  return `${path}: no difference`;
}
