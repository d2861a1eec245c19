/** Short introductions of modules: each is a game in `intro.ts` of the module and its words beside the module's others. */
import { metroEntry } from "@interchange/games";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import type { Introduced, Lesson, LessonPlan } from "../../../parts/lessons/lesson.ts";
import { t } from "../../../words/index.ts";
import { taps } from "../lesson/taps.ts";
import { aboutOf } from "./index.ts";

const PLANS = import.meta.glob<LessonPlan>("./*/intro.ts", { import: "INTRO" });

export const INTRODUCED: readonly string[] = Object.keys(PLANS).map((file) => file.split("/")[1] ?? "");

export function introducedModules(): readonly Introduced[] {
  return INTRODUCED.map((id) => ({ id, title: aboutOf(id).title }));
}

export async function introductionOf(module: string): Promise<Lesson | undefined> {
  const load = PLANS[`./${module}/intro.ts`];
  if (!load) return undefined;
  const texts = t.modules[module]?.intro ?? {};
  return lessonOf(await load(), { game: metroEntry.id, module, title: aboutOf(module).title, taps, texts });
}
