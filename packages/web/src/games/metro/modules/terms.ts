/** What the options of modules are about: each module has its own words for it. */
import { t } from "../../../words/index.ts";
import { wholeMetro } from "./whole.ts";

const MODULES = new Map(wholeMetro.catalog.flatMap(({ id, options = [] }) => options.map(({ name }) => [name, id])));

export const moduleOptionAbout = (option: string): string | undefined =>
  t.modules[MODULES.get(option) ?? ""]?.terms?.[option];
