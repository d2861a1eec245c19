import { underground } from "@interchange/underground";
import type { UndergroundGame } from "@interchange/underground";
import type { GameInPage } from "../game.ts";

export const undergroundGame: GameInPage<UndergroundGame> = {
  id: "underground",
  engine: underground,
  // Nobody knows the order of the pile, and all else lies on the table.
  isOpen: () => true,
  progress: (position) => position.visited.length,
  // A turn is some six moves.
  thinkingTime: 150,
  pause: 0.35,
};
