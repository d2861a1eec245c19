/** What is said around a table of Metro: before, over and after it. */
import type { later as source } from "../en/later.ts";
import { refusals } from "./refusals.ts";
import { result } from "./result.ts";
import { setup } from "./setup.ts";
import { sheets } from "./sheets.ts";

export const later: typeof source = { refusals, result, setup, sheets };
