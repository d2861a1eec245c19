/**
 * The bots' knowledge of each module, one line each. A worker loads it with the first table that plays the module, so
 * that a new module does not make every bot's worker larger. `index.ts` loads all of it.
 */
import type { ModuleId } from "@interchange/metro";
import type { Senses, Sensing } from "../sense.ts";

const LOADERS: Readonly<Record<ModuleId, () => Promise<{ readonly sense: Sensing }>>> = {
  berlin: () => import("./berlin.ts"),
  "center-rails": () => import("./center-rails.ts"),
  london: () => import("./london.ts"),
  "new-york": () => import("./new-york.ts"),
  "numbered-stations": () => import("./numbered-stations.ts"),
  paris: () => import("./paris.ts"),
  solo: () => import("./solo.ts"),
  "st-petersburg": () => import("./st-petersburg.ts"),
  "stock-corporations": () => import("./stock-corporations.ts"),
  stockholm: () => import("./stockholm.ts"),
};

/** Modules that need no knowledge, and why. */
export const SENSELESS: Readonly<Record<ModuleId, string>> = {
  "central-stations": "that the lines from there are somebody's shows in who earns them",
  "corporate-central-stations": "the same, and what a company gains shows in what its shares are worth",
};

/** The modules that bots know something about. */
export const SENSED: readonly ModuleId[] = Object.keys(LOADERS);

const loaded = new Map<ModuleId, Sensing>();

/** Loads what bots know of these modules. Bots can play them afterwards. */
export async function loadSenses(modules: readonly ModuleId[] = SENSED): Promise<void> {
  await Promise.all(
    modules.map(async (id) => {
      const module = loaded.has(id) ? undefined : await LOADERS[id]?.();
      if (module) loaded.set(id, module.sense);
    }),
  );
}

/** What is loaded. Throws for a module that is not loaded yet: a bot that knows nothing of it would play badly. */
export const SENSES: Senses = {
  get(id) {
    const sense = loaded.get(id);
    if (!sense && Object.hasOwn(LOADERS, id)) throw new Error(`call loadSenses(["${id}"]) before a bot plays it`);
    return sense;
  },
};
