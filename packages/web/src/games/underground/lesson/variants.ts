/** Short introductions of options: each is a game in a folder of the option's name, with its words beside it. */
import type { Introduced, LessonPlan, LessonTexts } from "../../../parts/lessons/lesson.ts";
import { part } from "../../../parts/words/part.ts";
import { undergroundWords } from "../undergroundWords.ts";

const PLANS = import.meta.glob<LessonPlan>("../variants/*/intro.ts", { import: "INTRO" });

export const VARIANTS: readonly string[] = Object.keys(PLANS).map((file) => file.split("/")[2] ?? "");

export interface Variant extends Introduced {
  readonly plan: LessonPlan;
  readonly texts: LessonTexts;
}

export const titleOf = (id: string): string => undergroundWords().setup.optionTexts[id]?.label ?? id;

export async function variantOf(id: string): Promise<Variant | undefined> {
  const load = PLANS[`../variants/${id}/intro.ts`];
  if (!load) return undefined;
  const texts = part<LessonTexts>(`games/underground/variants/${id}/intro`);
  const [plan] = await Promise.all([load(), texts.fetch(), undergroundWords.fetch()]);
  return { id, title: titleOf(id), plan, texts: texts() };
}
