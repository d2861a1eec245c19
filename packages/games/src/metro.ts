import type { Layout, MetroGame } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import { BOTS } from "./game.ts";
import type { GameEntry, Loaded } from "./game.ts";

export const metroEntry: GameEntry<MetroGame> = {
  id: "metro",
  edition: "bigbox",
  async load(modules = []) {
    // A table without modules does without their rules. What is taken is named at once, so that no more is fetched.
    if (modules.length) {
      const { layoutOf, metro } = await import("@interchange/metro");
      return loaded(metro, layoutOf);
    }
    const { layoutOf, metro } = await import("@interchange/metro/core");
    return loaded(metro, layoutOf);
  },
  progress: ({ laid }) => laid.length,
  bots: { names: BOTS, thinkingTime: 400, pause: 1 },
};

function loaded(engine: MetroGame, layoutOf: (setup: Setup) => Layout): Loaded<MetroGame> {
  return {
    engine,
    isOpen: (setup) => {
      const { terms, modules } = layoutOf(setup);
      return terms.openHands && !modules.some(({ own }) => own && "view" in own);
    },
  };
}
