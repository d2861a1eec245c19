/** The texts of lessons and examples. What imports this file loads late, and waits for them. */
import { loadWords, wordsOf } from "./index.ts";

await loadWords("lessons");

export const lessons = () => wordsOf("lessons");
