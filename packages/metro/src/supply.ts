/** The supply: unordered tiles, and tiles that were put back under a known number of others. */
import type { Outcome } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { Chance, Position, Sunk } from "./position.ts";
import { kindOf, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

type Supply = Pick<Position, "bag" | "sunk">;

const CHANCES: readonly Chance[] = TILE_CODES.map((tile) => ({ type: "tile", tile }));

export function supplyOf({ bag, sunk }: Supply): number {
  return bag.reduce((sum, count) => sum + count, sunk.length);
}

/** The possible next tiles: a tile that was put back comes exactly when its turn comes. */
export function nextTiles({ bag, sunk }: Supply): readonly Outcome<Chance>[] {
  const onTop = sunk.find(({ under }) => under === 0);
  if (onTop) return [{ chance: known(CHANCES[kindOf(onTop.tile)]), weight: 1 }];
  const outcomes: Outcome<Chance>[] = [];
  for (const [kind, weight] of bag.entries()) if (weight > 0) outcomes.push({ chance: known(CHANCES[kind]), weight });
  return outcomes;
}

export function supplyWithout({ bag, sunk }: Supply, tile: TileCode): Supply {
  const isKnown = sunk.some(({ under }) => under === 0);
  const kind = kindOf(tile);
  return {
    bag: isKnown ? bag : bag.with(kind, known(bag[kind]) - 1),
    sunk: sunk.length ? risen(sunk) : sunk,
  };
}

/** Every tile that was put back has one fewer above it. */
export function risen(sunk: readonly Sunk[]): readonly Sunk[] {
  const left: Sunk[] = [];
  for (const { tile, under } of sunk) if (under > 0) left.push({ tile, under: under - 1 });
  return left;
}

/** Puts a tile back; those that lie as deep or deeper get one more above them. */
export function withSunk(sunk: readonly Sunk[], put: Sunk): readonly Sunk[] {
  return [...sunk.map((each) => (each.under >= put.under ? { ...each, under: each.under + 1 } : each)), put];
}
