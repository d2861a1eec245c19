/**
 * Finds the rings of London for the inspector's `ringData.ts`, since that takes too long at the table.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/findRings.ts && npx oxfmt packages/bots
 */
import { writeFileSync } from "node:fs";
import { LONDON } from "@interchange/underground";
import { findRings } from "../src/underground/inspector/findRings.ts";

const KEPT = 3000;
const rings = findRings(LONDON, KEPT);

/** Faces as bits, in two numbers of base 36. */
const written = rings.map(({ faces }) => {
  const words = [0, 0];
  for (const face of faces) words[face >> 4 > 1 ? 1 : 0]! += 2 ** (face >> 4 > 1 ? face - 32 : face);
  return words.map((word) => word.toString(36)).join(".");
});
const lines = written.join(" ").match(/.{1,110}(?: |$)/g) ?? [];
writeFileSync(
  new URL("../src/underground/inspector/ringData.ts", import.meta.url),
  `/** Written by \`training/findRings.ts\`: the faces inside of rings that enclose many stations, as bits in base 36. */
export const RINGS: string = [
${lines.map((line) => `  "${line.trim()}",`).join("\n")}
].join(" ");
`,
);
console.log(`${rings.length} rings`);
