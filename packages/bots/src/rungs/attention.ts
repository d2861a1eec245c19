/**
 * Decides what a bot overlooks. A person who has not seen a line keeps not seeing it for a while, so the answer depends
 * on what lay on the table some turns ago: it stays the same until then, and is the same for everyone who sees that
 * table.
 */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

export class Attention {
  private readonly past: readonly string[];
  private readonly span: number;

  /** `past` is everything that happened, in any notation. What is overlooked stays so for `span` steps. */
  constructor(past: readonly string[], span: number) {
    this.past = past;
    this.span = span;
  }

  /** Whether a seat that overlooks this share of things overlooks this one. */
  misses(seat: number, thing: number, part: number): boolean {
    if (part <= 0) return false;
    const { past, span } = this;
    // Things are not all noticed at the same time.
    const offset = Math.floor(share(`${seat}/${thing}`) * span);
    const since = Math.max(0, Math.floor((past.length + offset) / span) * span - offset);
    const memory = since === 0 ? "" : `${past[0]} ${past[since - 1]}`;
    return share(`${seat}/${thing}/${since}/${memory}`) < part;
  }
}

/** A hash of a text as a number from 0 to 1. */
function share(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  hash ^= hash >>> 15;
  return (hash >>> 0) / 2 ** 32;
}
