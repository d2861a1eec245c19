/**
 * Short introductions of options. Each is a game with its texts in a folder named after the option, played with the
 * option's first non-default value. If there are more values to introduce, each has a folder `<option>-<value>`.
 */
import type { Introduced, LessonScript, LessonTexts } from "../../../table/learn/lesson.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";

const PLANS = import.meta.glob<LessonScript>("./variants/*/intro.ts", { import: "INTRO", eager: true });

const VARIANTS: readonly string[] = Object.keys(PLANS).map((file) => file.split("/")[2] ?? "");

export interface Variant extends Introduced {
  readonly option: string;
  readonly script: LessonScript;
  readonly texts: LessonTexts;
}

/** The option and value that an introduction is about. */
interface About extends Introduced {
  readonly option: string;
  readonly value: string;
}

function aboutOf(id: string): About {
  const texts = undergroundWords().setup.optionTexts;
  const option = texts[id] ? id : (Object.keys(texts).find((name) => id.startsWith(`${name}-`)) ?? id);
  const { label = id, values = {} } = texts[option] ?? {};
  const [, other = "", ...more] = Object.keys(values);
  const value = option === id ? other : id.slice(option.length + 1);
  const title = more.length ? t.common.dotted([label, values[value]?.label ?? value]) : label;
  return { id, option, value, title };
}

/** Their texts come from the setup, which must be loaded first. */
export const introducedVariants = (): readonly Introduced[] => VARIANTS.map(aboutOf);

/** The introduction to this value of an option. */
export function variantFor(option: string, value: string): Introduced | undefined {
  return VARIANTS.map(aboutOf).find((each) => each.option === option && each.value === value);
}

export function variantOf(id: string): Variant | undefined {
  const script = PLANS[`./variants/${id}/intro.ts`];
  if (!script) return undefined;
  const { option, title } = aboutOf(id);
  const texts: Readonly<Record<string, LessonTexts>> = lessons().underground.intros;
  return { id, option, title, script, texts: texts[id] ?? {} };
}
