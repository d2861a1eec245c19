/** What the lesson about Metro says; fetched with it. */
import { part } from "../../parts/words/part.ts";
import type { lesson } from "./en/lesson.ts";

export const metroLesson = part<typeof lesson>("games/metro/lesson");
