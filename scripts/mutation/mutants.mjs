/**
 * Mutants as reports tell of them.
 *
 * @typedef {{ line: number, column: number }} Spot
 * @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: Spot, end: Spot } }} Mutant
 */

/** What is the same in every run of the same source. @param {string} file @param {Mutant} mutant */
export function keyOf(file, { mutatorName, replacement = "", location: { start, end } }) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

/** Whether tests noticed it. A mutant that never ends is noticed too. @param {Mutant} mutant */
export function isKilled({ status }) {
  return status === "Killed" || status === "Timeout" || status === "RuntimeError";
}

/** @param {Mutant} mutant */
export function isAlive({ status }) {
  return status === "Survived" || status === "NoCoverage";
}

/**
 * Whether it was left alone, since it runs only while its file is loaded.
 *
 * @param {Mutant} mutant
 */
export function isLeft({ status }) {
  return status === "Ignored";
}

/**
 * What was known, with what is known better now of those that were open.
 *
 * @param {string} file
 * @param {readonly Mutant[]} before
 * @param {readonly Mutant[]} now
 * @param {(mutant: Mutant) => boolean} isOpen
 */
export function merged(file, before, now, isOpen) {
  const later = new Map(now.map((mutant) => [keyOf(file, mutant), mutant]));
  return before.map((mutant) => (isOpen(mutant) && later.get(keyOf(file, mutant))) || mutant);
}

/**
 * What there is to say of a survivor, in one line.
 *
 * @param {string} file
 * @param {readonly string[]} lines of the source
 * @param {Mutant} mutant
 */
export function sentenceOf(file, lines, { mutatorName, replacement = "", location: { start, end } }) {
  const first = lines[start.line - 1] ?? "";
  const was =
    start.line === end.line ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
  const becomes = replacement.replace(/\s+/g, " ").trim();
  return `${file}:${start.line}:${start.column}  ${mutatorName}: ${was} -> ${becomes}`;
}

/**
 * So many of them, the same for the same seed.
 *
 * @template Thing
 * @param {readonly Thing[]} things
 * @param {number} count
 * @param {number} seed
 */
export function sampleOf(things, count, seed) {
  const left = [...things];
  let state = seed >>> 0;
  const below = (/** @type {number} */ bound) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]).filter(
    (thing) => thing !== undefined,
  );
}
