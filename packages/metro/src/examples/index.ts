/** Every example that the rules of Metro and of its modules name. */
import type { MetroExample } from "./example.ts";
import { METRO_EXAMPLES } from "./metro.ts";
import { MODULE_EXAMPLES } from "./modules.ts";

export * from "./example.ts";
export const EXAMPLES: Readonly<Record<string, MetroExample>> = { ...METRO_EXAMPLES, ...MODULE_EXAMPLES };
