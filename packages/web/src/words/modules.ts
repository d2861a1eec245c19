/** Collects the words of Metro's modules, which are in the modules' own folders, by module id. */
import type { ModuleAbout } from "../games/metro/modules/moduleView.ts";
import type { LessonTexts } from "../table/learn/lesson.ts";

export interface ModuleWords {
  readonly about: ModuleAbout;
  readonly intro: LessonTexts;
  /** The explanation of each option. */
  readonly terms?: Readonly<Record<string, string>>;
  readonly words: object;
}

export function moduleWordsIn(files: Readonly<Record<string, unknown>>): Readonly<Record<string, ModuleWords>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, words]) => [file.split("/").at(-3) ?? "", words as ModuleWords]),
  );
}
