/**
 * Short introductions of options: each is a game in a folder of the option's name, with its words beside it. It plays the
 * first value besides the usual one; an option that has more to introduce has a folder for each of them, called
 * `<option>-<value>`.
 */
import type { Introduced, LessonScript, LessonTexts } from "../../../table/learn/lesson.ts";
import { t } from "../../../words/index.ts";

const PLANS = import.meta.glob<LessonScript>("./variants/*/intro.ts", { import: "INTRO", eager: true });

export const VARIANTS: readonly string[] = Object.keys(PLANS).map((file) => file.split("/")[2] ?? "");

export interface Variant extends Introduced {
  readonly option: string;
  readonly script: LessonScript;
  readonly texts: LessonTexts;
}

/** What an introduction is of, and what it is called. */
interface About extends Introduced {
  readonly option: string;
  readonly value: string;
}

function aboutOf(id: string): About {
  const texts = t.underground.setup.optionTexts;
  const option = texts[id] ? id : (Object.keys(texts).find((name) => id.startsWith(`${name}-`)) ?? id);
  const { label = id, values = {} } = texts[option] ?? {};
  const [, other = "", ...more] = Object.keys(values);
  const value = option === id ? other : id.slice(option.length + 1);
  const title = more.length ? t.common.beside([label, values[value]?.label ?? value]) : label;
  return { id, option, value, title };
}

/** All of them; their words are those of setting up, which must be here. */
export const introducedVariants = (): readonly Introduced[] => VARIANTS.map(aboutOf);

/** What introduces an option that is played so. */
export function variantFor(option: string, value: string): Introduced | undefined {
  return VARIANTS.map(aboutOf).find((each) => each.option === option && each.value === value);
}

export function variantOf(id: string): Variant | undefined {
  const script = PLANS[`./variants/${id}/intro.ts`];
  if (!script) return undefined;
  const { option, title } = aboutOf(id);
  const texts: Readonly<Record<string, LessonTexts>> = t.underground.intros;
  return { id, option, title, script, texts: texts[id] ?? {} };
}
