/**
 * Finds rings of a city that enclose many stations for their length: unions of faces whose outline is one ring, grown
 * face by face, the most promising of every size.
 */
import type { City } from "@interchange/underground";

export const LONGEST = 20;
/** Outlines may be longer for a while. */
const SLACK = 6;
/** The most faces in a union. */
const MOST_FACES = 40;

/** The faces inside a ring, the blocks round it, and how many stations it encloses. */
export interface FaceRing {
  readonly faces: readonly number[];
  readonly outline: readonly number[];
  readonly enclosed: number;
}

/** A ring is kept if it encloses this many stations per block. */
const isWorthIt = (blocks: number, enclosed: number): boolean => enclosed / blocks >= (blocks <= 15 ? 0.375 : 0.5);
const promise = ({ outline, enclosed }: FaceRing): number => enclosed - 0.3 * outline.length;

/** `kept` unions of every size go on growing, which bounds the time. */
export function findRings({ blocks, stations, outerFace }: City, kept: number): readonly FaceRing[] {
  const around = new Map<number, Set<number>>();
  for (const { faces } of blocks)
    for (const face of faces)
      for (const other of faces)
        if (face !== other && face !== outerFace && other !== outerFace)
          around.set(face, (around.get(face) ?? new Set()).add(other));

  const unionOf = (faces: readonly number[]): FaceRing => {
    const inside = new Set(faces);
    const outline = blocks.flatMap((block, number) => {
      const [left = 0, right = left] = block.faces;
      return inside.has(left) === inside.has(right) ? [] : [number];
    });
    return { faces, outline, enclosed: stations.filter((each) => each.faces.every((face) => inside.has(face))).length };
  };
  /** Whether the outline passes every station on it once. */
  const isRing = ({ outline }: FaceRing): boolean => {
    const pieces = new Map<string, number>();
    for (const block of outline)
      for (const station of blocks[block]?.between ?? []) pieces.set(station, (pieces.get(station) ?? 0) + 1);
    return [...pieces.values()].every((count) => count === 2);
  };

  const rings: FaceRing[] = [];
  let unions = [...around.keys()].map((face) => unionOf([face]));
  for (let size = 1; unions.length && size <= MOST_FACES; size++) {
    rings.push(
      ...unions.filter(
        (union) => union.outline.length <= LONGEST && isWorthIt(union.outline.length, union.enclosed) && isRing(union),
      ),
    );
    const best = unions.toSorted((one, other) => promise(other) - promise(one)).slice(0, kept);
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
  return rings;
}
