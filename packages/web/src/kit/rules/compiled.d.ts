/** Rules compiled by the build: see `build/rulesPlugin.ts`. */
declare module "*.md?rules" {
  import type { CompiledRules } from "./source.ts";
  const rules: CompiledRules;
  export default rules;
}

/** The letters that a module's rule numbers start with. */
declare module "*.md?letters" {
  const letters: string;
  export default letters;
}
