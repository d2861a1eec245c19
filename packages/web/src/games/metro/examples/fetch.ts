/** Fetches what shows examples in the rules of Metro, when the first is wanted. */
import type { ComponentType } from "preact";
import { worded } from "../../../parts/words/part.ts";
import { rulesWords } from "../../../parts/words/rulesWords.ts";
import { tableWords } from "../../../parts/words/words.ts";
import { metroLater, metroLedger, metroWords } from "../metroWords.ts";
import { metroExamples } from "./words.ts";

export async function fetchExample(): Promise<ComponentType<{ readonly id: string }>> {
  const words = [tableWords, rulesWords, metroWords, metroLater, metroLedger, metroExamples];
  return (await worded(import("./example.tsx"), ...words)).MetroExample;
}
