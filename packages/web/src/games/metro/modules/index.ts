/** What the page shows and says of each module; loaded with the tables that play with it. */
import { t } from "../../../words/index.ts";
import type { AnyFace, ModuleAbout } from "./face.ts";

const FACES = import.meta.glob<AnyFace>("./*/index.tsx", { import: "face" });

/** What is said of a module; one that is not listed has its name at least. */
export function aboutOf(id: string): ModuleAbout {
  return t.modules[id]?.about ?? { title: id, short: "", about: "" };
}

/** What the page shows of each of these modules, by id. */
export async function facesOf(ids: readonly string[]): Promise<ReadonlyMap<string, AnyFace>> {
  const loads = ids.flatMap((id) => {
    const load = FACES[`./${id}/index.tsx`];
    return load ? [load().then((face) => [id, face] as const)] : [];
  });
  return new Map(await Promise.all(loads));
}
