/** Every module that has a face in the page: its words and its face, both fetched with the table. */
import { worded } from "../../../parts/words/part.ts";
import type { Fetchable } from "../../../parts/words/part.ts";
import type { AnyFace, ModuleAbout } from "./face.ts";
import { moduleAbouts } from "./moduleWords.ts";
import { words as berlin } from "./berlin/words.ts";
import { words as centerRails } from "./center-rails/words.ts";
import { words as centralStations } from "./central-stations/words.ts";
import { words as corporateCentralStations } from "./corporate-central-stations/words.ts";
import { words as london } from "./london/words.ts";
import { words as newYork } from "./new-york/words.ts";
import { words as numberedStations } from "./numbered-stations/words.ts";
import { words as paris } from "./paris/words.ts";
import { words as solo } from "./solo/words.ts";
import { words as stPetersburg } from "./st-petersburg/words.ts";
import { words as stockCorporations } from "./stock-corporations/words.ts";
import { words as stockholm } from "./stockholm/words.ts";

interface Listed {
  readonly words: Fetchable;
  readonly face: () => Promise<{ readonly face: AnyFace }>;
}

const MODULES: Readonly<Record<string, Listed>> = {
  "stock-corporations": { words: stockCorporations, face: () => import("./stock-corporations/index.tsx") },
  "center-rails": { words: centerRails, face: () => import("./center-rails/index.tsx") },
  "central-stations": { words: centralStations, face: () => import("./central-stations/index.tsx") },
  "corporate-central-stations": {
    words: corporateCentralStations,
    face: () => import("./corporate-central-stations/index.tsx"),
  },
  "numbered-stations": { words: numberedStations, face: () => import("./numbered-stations/index.tsx") },
  solo: { words: solo, face: () => import("./solo/index.tsx") },
  paris: { words: paris, face: () => import("./paris/index.tsx") },
  "st-petersburg": { words: stPetersburg, face: () => import("./st-petersburg/index.tsx") },
  stockholm: { words: stockholm, face: () => import("./stockholm/index.tsx") },
  london: { words: london, face: () => import("./london/index.tsx") },
  "new-york": { words: newYork, face: () => import("./new-york/index.tsx") },
  berlin: { words: berlin, face: () => import("./berlin/index.tsx") },
};

/** What is said of a module; one that is not listed has its name at least. */
export function aboutOf(id: string): ModuleAbout {
  return moduleAbouts()[id] ?? { title: id, short: "", about: "" };
}

/** The faces of modules by id; those that have none are left out. */
export async function facesOf(ids: readonly string[]): Promise<ReadonlyMap<string, AnyFace>> {
  const listed = ids.flatMap((id) => (MODULES[id] ? [[id, MODULES[id]] as const] : []));
  return new Map(
    await Promise.all(listed.map(async ([id, { face, words }]) => [id, (await worded(face(), words)).face] as const)),
  );
}
