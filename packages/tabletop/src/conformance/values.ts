/** Compares two plain values, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!same(one[index], other[index])) return false;
    return true;
  }
  const keys = Object.keys(one);
  if (Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  for (const key of keys)
    if (!Object.hasOwn(other, key) || !same(one[key as keyof typeof one], other[key as keyof typeof other]))
      return false;
  return true;
}

/**
 * Whether JSON gives the same value back. Most of a frozen value was there before: `known` holds what was found plain.
 */
export function isPlain(value: unknown, known: WeakSet<object>): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null || known.has(value)) return true;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return false;
  const names = Reflect.ownKeys(value);
  // Every array has its length; one with holes has fewer entries.
  if (Array.isArray(value) && names.length !== value.length + 1) return false;
  for (const name of names)
    if (typeof name === "symbol" || !isPlain(value[name as keyof typeof value], known)) return false;
  if (Object.isFrozen(value)) known.add(value);
  return true;
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
