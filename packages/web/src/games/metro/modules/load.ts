/** Fetches the rules of all modules and the faces of some, and lets the page find them. */
import { modulesOf } from "@interchange/metro/core";
import { bringModules } from "../engine.ts";
import { bringKit } from "../kit.ts";
import type { AnyFace } from "./face.ts";
import { facesOf } from "./index.ts";
import { kitWith } from "./kit.ts";
import { wholeMetro } from "./whole.ts";

const faces = new Map<string, AnyFace>();

/** Everything that a table with these modules needs; bridges between them included. */
export async function loadModules(chosen: readonly string[]): Promise<void> {
  const on = modulesOf(wholeMetro.catalog, chosen);
  const fetched = await facesOf(on.map(({ id }) => id));
  for (const [id, face] of fetched) faces.set(id, face);
  bringModules(wholeMetro);
  bringKit(kitWith(faces));
}
