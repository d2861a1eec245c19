/** What the lesson about On the Underground says; fetched with it. */
import { part } from "../../parts/words/part.ts";
import type { lesson } from "./en/lesson.ts";

export const undergroundLesson = part<typeof lesson>("games/underground/lesson");
