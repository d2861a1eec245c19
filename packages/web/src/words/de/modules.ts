/** The German texts of Metro's modules, which are in the modules' own folders. */
import { byModule } from "../modules.ts";
import type { ModuleWords } from "../modules.ts";

export const modules = byModule<ModuleWords>(
  import.meta.glob("../../games/metro/modules/*/words/de.ts", { eager: true }),
);
