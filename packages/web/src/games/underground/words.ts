import { wordsOf } from "../../words/index.ts";

/** The texts of On the Underground. They load with any part of the game. */
export const undergroundWords = () => wordsOf("underground");
