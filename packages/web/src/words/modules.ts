/** The words of Metro's modules stand in the modules' own folders; a language gathers them by the ids of the modules. */
import type { ModuleAbout } from "../games/metro/modules/face.ts";
import type { LessonTexts } from "../table/learn/lesson.ts";

export interface ModuleWords {
  readonly about: ModuleAbout;
  readonly intro: LessonTexts;
  /** What each option is about. */
  readonly terms?: Readonly<Record<string, string>>;
  readonly words: object;
}

export function moduleWordsIn(files: Readonly<Record<string, unknown>>): Readonly<Record<string, ModuleWords>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, words]) => [file.split("/").at(-3) ?? "", words as ModuleWords]),
  );
}
