import { t } from "../../../words/index.ts";

/** Asks for a module's own words, of the type that its English ones have. */
export const ownWords =
  <Words extends object>(module: string) =>
  (): Words =>
    t.modules[module]?.words as Words;
