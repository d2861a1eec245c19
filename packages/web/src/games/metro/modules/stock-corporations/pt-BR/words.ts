export * from "../en/words.ts";
