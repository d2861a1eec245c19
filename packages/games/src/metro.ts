import type { MetroGame } from "@interchange/metro/core";
import { BOTS } from "./game.ts";
import type { GameEntry } from "./game.ts";

export const metroEntry: GameEntry<MetroGame> = {
  id: "metro",
  edition: "bigbox",
  async load(modules = []) {
    // A table without modules does without their rules.
    const { metro } = await (modules.length ? import("./engines/metroWithModules.ts") : import("./engines/metro.ts"));
    return {
      engine: metro,
      isOpen: (setup) => {
        const { terms, modules: on } = metro.layoutOf(setup);
        return terms.openHands && !on.some(({ own }) => own && "view" in own);
      },
    };
  },
  progress: ({ laid }) => laid.length,
  bots: { names: BOTS, thinkingTime: 400, pause: 1 },
};
