/** What there is to learn Metro by. */
import { metroEntry } from "@interchange/games";
import type { LessonSet } from "../../../parts/lessons/lesson.ts";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import { worded } from "../../../parts/words/part.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { metroLesson } from "../lessonWords.ts";
import { metroAbout, metroLater, metroLedger, metroWords } from "../metroWords.ts";
import { withFaces } from "../withFaces.ts";
import { taps } from "./taps.ts";

export const metroLessons: LessonSet = {
  tutorial: async () => {
    const { TUTORIAL } = await worded(import("./tutorial.ts"), metroLesson, metroAbout);
    return lessonOf(TUTORIAL, {
      game: metroEntry.id,
      module: undefined,
      title: metroAbout().name,
      taps,
      texts: metroLesson().steps,
    });
  },
  introduced: async () => (await import("../modules/introductions.ts")).introducedModules(),
  introduction: async (id) => (await import("../modules/introductions.ts")).introductionOf(id),
  comments: async () => {
    const { commentOnMetro, metroCommentary } = await import("./commentator.ts");
    await metroCommentary.fetch();
    return { commentator: commentOnMetro, welcome: metroCommentary().welcome };
  },
  play: (modules) =>
    worded(
      withFaces(
        import("./play.tsx").then(({ MetroStep }) => MetroStep),
        modules,
      ),
      tableWords,
      laterWords,
      metroWords,
      metroLater,
      metroLedger,
      metroLesson,
    ),
};
