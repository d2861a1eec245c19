/**
 * Finds rings of London that enclose many stations for their length, for the inspector's `ringData.ts`: unions of faces
 * whose outline is one ring, grown face by face, the most promising of every size.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/findRings.ts && npx oxfmt packages/bots
 */
import { writeFileSync } from "node:fs";
import { LONDON } from "@interchange/underground";

const LONGEST = 20;
/** Outlines may be longer for a while. */
const SLACK = 6;
const KEPT = 3000;
/** A ring is kept if it encloses this many stations per block. */
const isWorthIt = (blocks: number, enclosed: number): boolean => enclosed / blocks >= (blocks <= 15 ? 0.375 : 0.5);

const { blocks, stations, outerFace } = LONDON;
const around = new Map<number, Set<number>>();
for (const { faces } of blocks)
  for (const face of faces)
    for (const other of faces)
      if (face !== other && face !== outerFace && other !== outerFace)
        around.set(face, (around.get(face) ?? new Set()).add(other));

interface Union {
  readonly faces: readonly number[];
  readonly outline: readonly number[];
  readonly enclosed: number;
}

function unionOf(faces: readonly number[]): Union {
  const inside = new Set(faces);
  const outline = blocks.flatMap((block, number) => {
    const [left = 0, right = left] = block.faces;
    return inside.has(left) === inside.has(right) ? [] : [number];
  });
  return { faces, outline, enclosed: stations.filter((each) => each.faces.every((face) => inside.has(face))).length };
}

/** Whether the outline passes every station on it once. */
function isRing({ outline }: Union): boolean {
  const pieces = new Map<string, number>();
  for (const block of outline)
    for (const station of blocks[block]?.between ?? []) pieces.set(station, (pieces.get(station) ?? 0) + 1);
  return [...pieces.values()].every((count) => count === 2);
}

const rings: Union[] = [];
let unions = [...around.keys()].map((face) => unionOf([face]));
while (unions.length) {
  rings.push(
    ...unions.filter(
      (union) => union.outline.length <= LONGEST && isWorthIt(union.outline.length, union.enclosed) && isRing(union),
    ),
  );
  const promise = ({ outline, enclosed }: Union): number => enclosed - 0.3 * outline.length;
  const best = unions.toSorted((one, other) => promise(other) - promise(one)).slice(0, KEPT);
  const larger = new Map<string, readonly number[]>();
  for (const { faces } of best)
    for (const face of faces)
      for (const other of around.get(face) ?? []) {
        if (faces.includes(other)) continue;
        const grown = [...faces, other].toSorted((one, two) => one - two);
        larger.set(grown.join(), grown);
      }
  unions = [...larger.values()].map(unionOf).filter(({ outline }) => outline.length <= LONGEST + SLACK);
}

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
