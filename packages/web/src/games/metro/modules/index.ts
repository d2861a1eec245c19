/** Loads the module views. Each module has one in its folder; a table loads those of its modules before it opens. */
import { loadModuleRules, metro } from "../desk/engine.ts";
import { modulesOf } from "@interchange/metro/core";
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";
import type { AnyModuleView, Seen } from "./moduleView.ts";
import { loadWords } from "../../../words/index.ts";
import { seenBy } from "./says.ts";

const MODULE_VIEWS = import.meta.glob<AnyModuleView>("./*/index.tsx", { import: "view" });

const loaded = new Map<string, AnyModuleView>();

/** Loads the rules and views of these modules, and the views of the bridges between them. */
export async function loadModules(modules: readonly string[]): Promise<void> {
  if (!modules.length) return;
  const [{ catalog }] = await Promise.all([loadModuleRules(), loadWords("modules")]);
  const loads = modulesOf(catalog, modules).map(async ({ id }) => {
    const moduleView = await MODULE_VIEWS[`./${id}/index.tsx`]?.();
    if (moduleView) loaded.set(id, moduleView);
  });
  await Promise.all(loads);
}

export const moduleViewOf = (module: string): AnyModuleView | undefined => loaded.get(module);

/** A module in play at a table, with its view and what it sees. */
export interface OnTable {
  readonly id: string;
  readonly moduleView: AnyModuleView;
  readonly seen: Seen;
}

/** The modules of a table that have a view. */
export function moduleViewsAt(speaker: Speaker, view: View): readonly OnTable[] {
  return metro.layoutOf(view.setup).modules.flatMap(({ id }) => {
    const moduleView = moduleViewOf(id);
    return moduleView ? [{ id, moduleView, seen: seenBy(speaker, view, id) }] : [];
  });
}
