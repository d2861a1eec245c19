/** The examples in the rules of Metro and its modules. */
import type { MetroExample } from "./example.ts";
import { METRO_EXAMPLES } from "./metro.ts";
import { MODULE_EXAMPLES } from "./modules.ts";

export * from "./example.ts";
export const EXAMPLES: Readonly<Record<string, MetroExample>> = { ...METRO_EXAMPLES, ...MODULE_EXAMPLES };
