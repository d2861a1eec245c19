/** Every module that has a face in the page: what is said of it when a table is set up, and its face, fetched with the table. */
import { capital } from "../../../parts/words/en/plural.ts";
import type { AnyFace, ModuleAbout } from "./face.ts";
import { about as berlin } from "./berlin/about.ts";
import { about as centerRails } from "./center-rails/about.ts";
import { about as centralStations } from "./central-stations/about.ts";
import { about as corporateCentralStations } from "./corporate-central-stations/about.ts";
import { about as london } from "./london/about.ts";
import { about as newYork } from "./new-york/about.ts";
import { about as numberedStations } from "./numbered-stations/about.ts";
import { about as paris } from "./paris/about.ts";
import { about as solo } from "./solo/about.ts";
import { about as stPetersburg } from "./st-petersburg/about.ts";
import { about as stockCorporations } from "./stock-corporations/about.ts";
import { about as stockholm } from "./stockholm/about.ts";

interface Listed {
  readonly about: ModuleAbout;
  readonly face: () => Promise<{ readonly face: AnyFace }>;
}

const MODULES: Readonly<Record<string, Listed>> = {
  "stock-corporations": { about: stockCorporations, face: () => import("./stock-corporations/index.tsx") },
  "center-rails": { about: centerRails, face: () => import("./center-rails/index.tsx") },
  "central-stations": { about: centralStations, face: () => import("./central-stations/index.tsx") },
  "corporate-central-stations": {
    about: corporateCentralStations,
    face: () => import("./corporate-central-stations/index.tsx"),
  },
  "numbered-stations": { about: numberedStations, face: () => import("./numbered-stations/index.tsx") },
  solo: { about: solo, face: () => import("./solo/index.tsx") },
  paris: { about: paris, face: () => import("./paris/index.tsx") },
  "st-petersburg": { about: stPetersburg, face: () => import("./st-petersburg/index.tsx") },
  stockholm: { about: stockholm, face: () => import("./stockholm/index.tsx") },
  london: { about: london, face: () => import("./london/index.tsx") },
  "new-york": { about: newYork, face: () => import("./new-york/index.tsx") },
  berlin: { about: berlin, face: () => import("./berlin/index.tsx") },
};

/** What is said of a module; one that is not listed has its name at least. */
export function aboutOf(id: string): ModuleAbout {
  return MODULES[id]?.about ?? { title: capital(id.replaceAll("-", " ")), about: "" };
}

/** The faces of modules by id; those that have none are left out. */
export async function facesOf(ids: readonly string[]): Promise<ReadonlyMap<string, AnyFace>> {
  const listed = ids.flatMap((id) => (MODULES[id] ? [[id, MODULES[id]] as const] : []));
  return new Map(await Promise.all(listed.map(async ([id, { face }]) => [id, (await face()).face] as const)));
}
