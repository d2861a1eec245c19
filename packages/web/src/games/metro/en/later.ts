/** What is said around a table of Metro: before, over and after it. */
import { refusals } from "./refusals.ts";
import { result } from "./result.ts";
import { setup } from "./setup.ts";
import { sheets } from "./sheets.ts";

export const later = { refusals, result, setup, sheets };
