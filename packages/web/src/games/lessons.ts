/** What each game has to learn it by. Apart from the faces, which the first screen names all of. */
import type { LessonSet } from "../parts/lessons/lesson.ts";

const LESSONS: Readonly<Record<string, () => Promise<LessonSet>>> = {
  metro: () => import("./metro/lesson/lessons.ts").then(({ metroLessons }) => metroLessons),
  underground: () => import("./underground/lesson/lessons.ts").then(({ undergroundLessons }) => undergroundLessons),
};

export function lessonsOf(game: string): (() => Promise<LessonSet>) | undefined {
  return LESSONS[game];
}
