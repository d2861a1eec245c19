/** The texts about devices and manners. What imports this file loads late, and waits for them. */
import { loadWords, wordsOf } from "./index.ts";

await loadWords("people");

export const people = () => wordsOf("people");
