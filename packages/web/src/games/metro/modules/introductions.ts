/** Short introductions of modules: each is a game in `intro.ts` of the module and its words beside the module's others. */
import { metroEntry } from "@interchange/games";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import type { Introduced, Lesson, LessonPlan, LessonTexts } from "../../../parts/lessons/lesson.ts";
import { part } from "../../../parts/words/part.ts";
import { taps } from "../lesson/taps.ts";
import { aboutOf } from "./index.ts";
import { moduleAbouts } from "./moduleWords.ts";

const PLANS = import.meta.glob<LessonPlan>("./*/intro.ts", { import: "INTRO" });

export const INTRODUCED: readonly string[] = Object.keys(PLANS).map((file) => file.split("/")[1] ?? "");

export async function introducedModules(): Promise<readonly Introduced[]> {
  await moduleAbouts.fetch();
  return INTRODUCED.map((id) => ({ id, title: aboutOf(id).title }));
}

export async function introductionOf(module: string): Promise<Lesson | undefined> {
  const load = PLANS[`./${module}/intro.ts`];
  if (!load) return undefined;
  const texts = part<LessonTexts>(`games/metro/modules/${module}/intro`);
  const [plan] = await Promise.all([load(), texts.fetch(), moduleAbouts.fetch()]);
  return lessonOf(plan, { game: metroEntry.id, module, title: aboutOf(module).title, taps, texts: texts() });
}
