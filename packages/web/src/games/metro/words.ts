/** The texts of Metro, and those of its modules, which are in each module's folder. */
import { t, wordsOf } from "../../words/index.ts";
import type { ModuleAbout } from "./modules/moduleView.ts";

/** They load with any part of the game. */
export const metroWords = () => wordsOf("metro");

/** They load with any module, and with what shows all of them. */
export const moduleWords = () => wordsOf("modules").modules;

/** Returns a module's own texts, with the type of the English ones. */
export const ownWords =
  <Words extends object>(module: string) =>
  (): Words =>
    moduleWords()[module]?.words as Words;

export const moduleTitle = (id: string): string => t.moduleTitles[id] ?? id;

/** A module's texts for the setup page. Without texts it has at least its name. */
export function aboutOf(id: string): ModuleAbout {
  return moduleWords()[id]?.about ?? { title: moduleTitle(id), short: "", about: [] };
}

/** What a city's landmark is called, by its name in the box. */
export function landmarkName(module: string, name: string): string {
  return ownWords<{ readonly named: (name: string) => string }>(module)().named(name);
}
