/** What there is to learn Metro by. */
import { metroEntry } from "@interchange/games";
import type { LessonSet } from "../../../parts/lessons/lesson.ts";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import { worded } from "../../../parts/words/part.ts";
import { laterWords, tableWords } from "../../../parts/words/words.ts";
import { metroLesson } from "../lessonWords.ts";
import { metroAbout, metroLater, metroLedger, metroWords } from "../metroWords.ts";
import { withFaces } from "../withFaces.ts";

/** A square and its button; what is decided at a button takes it alone. */
export const taps = (move: string): number => (move.includes("@") ? 2 : 1);

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
  introduced: async () => [],
  introduction: async () => undefined,
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
