/** The texts of lessons and examples. What imports this file loads late, and waits for them. */
import { lessonWords, loadLessonWords } from "./index.ts";
import type { LessonWords } from "./index.ts";

await loadLessonWords();

/** Asked for each time, like `t`: the language may change in tests. */
export const lessons = (): LessonWords => lessonWords as LessonWords;
