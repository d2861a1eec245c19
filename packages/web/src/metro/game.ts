import { metro, termsOf } from "@interchange/metro";
import type { MetroGame } from "@interchange/metro";
import type { GameInPage } from "../games/game.ts";

export const metroGame: GameInPage<MetroGame> = {
  id: "metro",
  engine: metro,
  isOpen: (setup) => termsOf(setup).openHands,
  progress: (position) => position.laid.length,
  thinkingTime: 400,
  pause: 1,
};
