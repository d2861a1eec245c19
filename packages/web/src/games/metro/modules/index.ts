/** The modules' views. Each module has a folder with one. A table loads those of its modules before it opens. */
import { loadModuleRules, metro } from "../desk/engine.ts";
import { modulesOf } from "@interchange/metro/core";
import type { View } from "@interchange/metro/core";
import type { Speaker } from "../../../table/desk/names.ts";
import type { AnyFace, Seen } from "./face.ts";
import { seenBy } from "./says.ts";

const FACES = import.meta.glob<AnyFace>("./*/index.tsx", { import: "face" });

const loaded = new Map<string, AnyFace>();

/** Loads the rules and views of these modules, and the views of the bridges between them. */
export async function loadModules(modules: readonly string[]): Promise<void> {
  if (!modules.length) return;
  const { catalog } = await loadModuleRules();
  const loads = modulesOf(catalog, modules).map(async ({ id }) => {
    const face = await FACES[`./${id}/index.tsx`]?.();
    if (face) loaded.set(id, face);
  });
  await Promise.all(loads);
}

export const faceOf = (module: string): AnyFace | undefined => loaded.get(module);

/** A module in play at a table, with its view and what it sees. */
export interface OnTable {
  readonly id: string;
  readonly face: AnyFace;
  readonly seen: Seen;
}

/** The modules of a table that have a view. */
export function facesAt(speaker: Speaker, view: View): readonly OnTable[] {
  return metro.layoutOf(view.setup).modules.flatMap(({ id }) => {
    const face = faceOf(id);
    return face ? [{ id, face, seen: seenBy(speaker, view, id) }] : [];
  });
}
