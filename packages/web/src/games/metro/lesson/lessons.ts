/** What there is to learn Metro by. */
import { metroEntry } from "@interchange/games";
import type { LessonSet } from "../../../parts/lessons/lesson.ts";
import { lessonOf } from "../../../parts/lessons/lesson.ts";
import { withFaces } from "../withFaces.ts";
import { taps } from "./taps.ts";
import { t } from "../../../words/index.ts";

export const metroLessons: LessonSet = {
  tutorial: async () => {
    const { TUTORIAL } = await import("./tutorial.ts");
    return lessonOf(TUTORIAL, {
      game: metroEntry.id,
      module: undefined,
      title: t.metro.about.name,
      taps,
      texts: t.metro.lesson.steps,
    });
  },
  introduced: async () => (await import("../modules/introductions.ts")).introducedModules(),
  introduction: async (id) => (await import("../modules/introductions.ts")).introductionOf(id),
  comments: async () => {
    const { commentOnMetro } = await import("./commentator.ts");
    return { commentator: commentOnMetro, welcome: t.metro.commentary.welcome };
  },
  play: (modules) =>
    withFaces(
      import("./play.tsx").then(({ MetroStep }) => MetroStep),
      modules,
    ),
};
