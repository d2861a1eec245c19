/** Fetches the rules of all modules and the faces of some, and lets the page find them. */
import { CATALOG } from "@interchange/metro/catalog";
import { bringKit } from "../kit.ts";
import type { AnyFace } from "./face.ts";
import { facesOf } from "./index.ts";
import { kitWith } from "./kit.ts";

const faces = new Map<string, AnyFace>();

/** Everything that a table with these modules needs; bridges between them included. */
export async function loadModules(chosen: readonly string[]): Promise<void> {
  const on = CATALOG.filter(({ id, joins }) => (joins ?? [id]).every((each) => chosen.includes(each)));
  const fetched = await facesOf(on.map(({ id }) => id).filter((id) => !faces.has(id)));
  for (const [id, face] of fetched) faces.set(id, face);
  bringKit(kitWith(faces));
}
