/** Hash keys for actions. Their sum identifies a set of actions in any order. */
const HASH_KEYS = new Map<number, number>();

export function hashKeyOf(action: number): number {
  let key = HASH_KEYS.get(action);
  if (key === undefined) {
    // Two multiplications by large odd numbers mix the bits.
    const low = Math.imul(action + 1, 0x9e3779b1) >>> 0;
    const high = Math.imul(low ^ (low >>> 15), 0x85ebca6b) >>> 0;
    HASH_KEYS.set(action, (key = (high & 0xfffff) * 4294967296 + low));
  }
  return key;
}
