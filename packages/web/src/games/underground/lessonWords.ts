/** What the lesson about On the Underground says; fetched with it. */
import { part } from "../../parts/words/part.ts";
import type { lesson } from "./en/lesson.ts";

export const undergroundLesson = part(import.meta.glob<typeof lesson>("./*/lesson.ts", { import: "lesson" }));
