/** What there is to learn On the Underground by. */
import { undergroundEntry } from "@interchange/games";
import { lessonOf } from "../../../table/learn/lesson.ts";
import type { Lesson, LessonNames, LessonPlan, LessonSet } from "../../../table/learn/lesson.ts";
import { nameOfStation } from "../desk/places.ts";
import { commentOnUnderground } from "./commentator.ts";
import { TUTORIAL } from "./tutorial.ts";
import { introducedVariants, variantOf } from "./variants.ts";
import { t } from "../../../words/index.ts";

/** A block is one tap; so is the end of a turn, which brings what is left of it along. */
export const taps = (): number => 1;

/** Steps name stations by their ids, words by what they are called. */
function lessonWith(plan: LessonPlan, names: Pick<LessonNames, "module" | "option" | "title" | "texts">): Lesson {
  const called = (id: string | undefined): string => (id ? nameOfStation(id) : "");
  const steps = plan.steps.map((step) => ({ ...step, place: called(step.place), other: called(step.other) }));
  return lessonOf({ ...plan, steps }, { ...names, game: undergroundEntry.id, taps });
}

export const undergroundLessons: LessonSet = {
  tutorial: () =>
    lessonWith(TUTORIAL, { module: undefined, title: t.underground.about.name, texts: t.underground.lesson.steps }),
  introduced: introducedVariants,
  introduction: (id) => {
    const variant = variantOf(id);
    return variant && lessonWith(variant.plan, { ...variant, module: id });
  },
  comments: () => ({ commentator: commentOnUnderground, welcome: t.underground.commentary.welcome }),
  play: () => import("./lessonPlay.tsx").then(({ UndergroundStep }) => UndergroundStep),
};
