/** What there is to learn On the Underground by. */
import { undergroundEntry } from "@interchange/games";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import type { Lesson, LessonNames, LessonPlan, LessonSet } from "../../../parts/lessons/lesson.ts";
import { worded } from "../../../parts/words/part.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { undergroundLesson } from "../lessonWords.ts";
import { undergroundAbout, undergroundWords } from "../undergroundWords.ts";

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
    const { TUTORIAL } = await worded(import("./tutorial.ts"), undergroundLesson, undergroundAbout);
    return lessonWith(TUTORIAL, {
      module: undefined,
      title: undergroundAbout().name,
      texts: undergroundLesson().steps,
    });
  },
  introduced: async () => {
    const { introducedVariants } = await worded(import("./variants.ts"), undergroundWords);
    return introducedVariants();
  },
  introduction: async (id) => {
    const variant = await (await import("./variants.ts")).variantOf(id);
    return variant && lessonWith(variant.plan, { ...variant, module: id });
  },
  comments: async () => {
    const { commentOnUnderground, undergroundCommentary } = await import("./commentator.ts");
    await undergroundCommentary.fetch();
    return { commentator: commentOnUnderground, welcome: undergroundCommentary().welcome };
  },
  play: () =>
    worded(import("./play.tsx"), tableWords, laterWords, undergroundWords, undergroundLesson).then(
      ({ UndergroundStep }) => UndergroundStep,
    ),
};
