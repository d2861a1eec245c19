/** What there is to learn Metro by. */
import { metroEntry } from "@interchange/games";
import { lessonOf } from "../../../table/learn/lesson.ts";
import type { LessonPlan, LessonSet } from "../../../table/learn/lesson.ts";
import { t } from "../../../words/index.ts";
import { loadModules } from "../modules/index.ts";
import { aboutOf } from "../moduleWords.ts";
import { commentOnMetro } from "./commentator.ts";
import { TUTORIAL } from "./tutorial.ts";

const INTROS = import.meta.glob<LessonPlan>("../modules/*/intro.ts", { import: "INTRO", eager: true });

/** The modules that have an introduction. */
export const INTRODUCED: readonly string[] = Object.keys(INTROS).map((file) => file.split("/").at(-2) ?? "");

/** A square and its button; what modules ask is chosen and confirmed; another tile is drawn at a button. */
const taps = (move: string): number => (move === "draw" ? 1 : 2);

export const metroLessons: LessonSet = {
  tutorial: () =>
    lessonOf(TUTORIAL, {
      game: metroEntry.id,
      module: undefined,
      title: t.metro.about.name,
      taps,
      texts: t.metro.lesson.steps,
    }),
  introduced: () => INTRODUCED.map((id) => ({ id, title: aboutOf(id).title })),
  introduction: (module) => {
    const plan = INTROS[`../modules/${module}/intro.ts`];
    const texts = t.modules[module]?.intro ?? {};
    return plan && lessonOf(plan, { game: metroEntry.id, module, title: aboutOf(module).title, taps, texts });
  },
  comments: () => ({ commentator: commentOnMetro, welcome: t.metro.commentary.welcome }),
  async play(modules) {
    const [{ MetroStep }] = await Promise.all([import("./lessonPlay.tsx"), loadModules(modules)]);
    return MetroStep;
  },
};
