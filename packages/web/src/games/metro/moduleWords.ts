/** What modules say: the words stand in the folder of each. */
import { t } from "../../words/index.ts";
import type { ModuleAbout } from "./modules/moduleView.ts";

/** Asks for a module's own words, of the type that its English ones have. */
export const ownWords =
  <Words extends object>(module: string) =>
  (): Words =>
    t.modules[module]?.words as Words;

/** What is said of a module when a table is set up; one without words has its name at least. */
export function aboutOf(id: string): ModuleAbout {
  return t.modules[id]?.about ?? { title: id, short: "", about: "" };
}
