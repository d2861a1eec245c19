/** What there is to learn On the Underground by. */
import { undergroundEntry } from "@interchange/games";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import type { Lesson, LessonNames, LessonPlan, LessonSet } from "../../../parts/lessons/lesson.ts";
import { t } from "../../../words/index.ts";

/** A block is one tap; so is the end of a turn, which brings what is left of it along. */
export const taps = (): number => 1;

/** Steps name stations by their ids, words by what they are called. */
async function lessonWith(
  plan: LessonPlan,
  names: Pick<LessonNames, "module" | "option" | "title" | "texts">,
): Promise<Lesson> {
  const { nameOfStation } = await import("../places.ts");
  const called = (id: string | undefined): string => (id ? nameOfStation(id) : "");
  const steps = plan.steps.map((step) => ({ ...step, place: called(step.place), other: called(step.other) }));
  return lessonOf({ ...plan, steps }, { ...names, game: undergroundEntry.id, taps });
}

export const undergroundLessons: LessonSet = {
  tutorial: async () => {
    const { TUTORIAL } = await import("./tutorial.ts");
    return lessonWith(TUTORIAL, {
      module: undefined,
      title: t.underground.about.name,
      texts: t.underground.lesson.steps,
    });
  },
  introduced: async () => {
    const { introducedVariants } = await import("./variants.ts");
    return introducedVariants();
  },
  introduction: async (id) => {
    const variant = await (await import("./variants.ts")).variantOf(id);
    return variant && lessonWith(variant.plan, { ...variant, module: id });
  },
  comments: async () => {
    const { commentOnUnderground } = await import("./commentator.ts");
    return { commentator: commentOnUnderground, welcome: t.underground.commentary.welcome };
  },
  play: () => import("./play.tsx").then(({ UndergroundStep }) => UndergroundStep),
};
