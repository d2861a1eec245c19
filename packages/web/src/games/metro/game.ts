import { layoutOf, metro } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";
import type { GameInPage } from "../game.ts";

export const metroGame: GameInPage<MetroGame> = {
  id: "metro",
  engine: metro,
  isOpen: (setup) => {
    const { terms, modules } = layoutOf(setup);
    return terms.openHands && !modules.some(({ own }) => own && "view" in own);
  },
  progress: (position) => position.laid.length,
  thinkingTime: 400,
  pause: 1,
};
