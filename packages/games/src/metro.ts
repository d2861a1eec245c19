import type { MetroGame, MetroRules } from "@interchange/metro/core";
import type { GameEntry, Loaded } from "./game.ts";

const fetchWithModules = () => import("./engines/metroWithModules.ts");

export const metroEntry: GameEntry<MetroGame> = {
  id: "metro",
  edition: "bigbox",
  // A table without modules does not load their rules.
  async load(modules = []) {
    const { metro } = await (modules.length ? fetchWithModules() : import("./engines/metro.ts"));
    return loaded(metro);
  },
  async loadRules(modules = []) {
    if (modules.length) return loaded<MetroRules>((await fetchWithModules()).metro);
    return loaded((await import("./engines/metroRules.ts")).plainRules);
  },
  progress: ({ laid }) => laid.length,
  bots: { thinkingTime: 400, pause: 1 },
};

function loaded<Engine extends MetroRules>(engine: Engine): Loaded<Engine> {
  return {
    engine,
    isOpen: (setup) => {
      const { terms, modules } = engine.layoutOf(setup);
      return terms.openHands && !modules.some(({ own }) => own && "view" in own);
    },
  };
}
