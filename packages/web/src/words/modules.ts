/** What the texts of a Metro module consist of. */
import type { ModuleAbout } from "../games/metro/modules/moduleView.ts";
import type { LessonTexts } from "../table/learn/lesson.ts";

export interface ModuleWords {
  readonly about: ModuleAbout;
  readonly intro: LessonTexts;
  /** The explanation of each option. */
  readonly terms?: Readonly<Record<string, string>>;
  readonly words: object;
}

/** Something of each module, by module instead of by its path. */
export function byModule<Some>(files: Readonly<Record<string, unknown>>): Readonly<Record<string, Some>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, found]) => [/\/modules\/([\w-]+)\//.exec(path)?.[1] ?? "", found as Some]),
  );
}
