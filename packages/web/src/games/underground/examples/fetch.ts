/** Fetches what shows examples in the rules of On the Underground, when the first is wanted. */
import type { ComponentType } from "preact";
import { worded } from "../../../parts/words/part.ts";
import { rulesWords } from "../../../parts/words/rulesWords.ts";
import { tableWords } from "../../../parts/words/words.ts";
import { undergroundWords } from "../undergroundWords.ts";
import { undergroundExamples } from "./words.ts";

export async function fetchExample(): Promise<ComponentType<{ readonly id: string }>> {
  const words = [tableWords, rulesWords, undergroundWords, undergroundExamples];
  return (await worded(import("./example.tsx"), ...words)).MapExample;
}
