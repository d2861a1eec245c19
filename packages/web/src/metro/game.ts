import type { MetroGame } from "@interchange/metro/core";
import type { GameInPage } from "../games/game.ts";
import { metro } from "./rules.ts";

export const metroGame: GameInPage<MetroGame> = {
  id: "metro",
  get engine() {
    return metro;
  },
  isOpen: (setup) => {
    const { terms, modules } = metro.layoutOf(setup);
    return terms.openHands && !modules.some(({ own }) => own && "view" in own);
  },
  progress: (position) => position.laid.length,
  thinkingTime: 400,
  pause: 1,
};
