/**
 * The rules of Metro. Most tables have no modules, so the modules' rules are loaded with the first table that needs
 * them (`loadModules` in `modules/index.ts`).
 */
import { plainRules } from "@interchange/metro/core";
import type { MetroGame, MetroRules, Module } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";

let whole: MetroGame | undefined;

export async function loadModuleRules(): Promise<MetroGame> {
  const { metro: loaded } = await import("@interchange/metro");
  whole = loaded;
  return loaded;
}

/** The rules with all modules. Only for tables that have some. */
export function wholeMetro(): MetroGame {
  if (!whole) throw new Error("the rules of modules are not loaded");
  return whole;
}

/** A module, once the modules' rules are loaded; everything that happens at a table comes from loaded ones. */
export function loadedModule(id: string): Module | undefined {
  return whole?.catalog.find((module) => module.id === id);
}

const rulesFor = ({ modules }: Setup): MetroRules => (modules.length ? wholeMetro() : plainRules);

export const metro: Pick<MetroRules, "layoutOf" | "sceneOf" | "moves" | "refusal" | "follow" | "notation"> = {
  layoutOf: (setup) => rulesFor(setup).layoutOf(setup),
  sceneOf: (seen) => rulesFor(seen.setup).sceneOf(seen),
  moves: (view) => rulesFor(view.setup).moves(view),
  refusal: (view, move) => rulesFor(view.setup).refusal(view, move),
  follow: (view, event) => rulesFor(view.setup).follow(view, event),
  notation: {
    ...plainRules.notation,
    readMove: (text) => (whole ?? plainRules).notation.readMove(text),
  },
};
