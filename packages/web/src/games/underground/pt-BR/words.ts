/** All that is said at a table of On the Underground and when one is set up. */
import type { words as source } from "../en/words.ts";
import { refusals } from "./refusals.ts";
import { setup } from "./setup.ts";
import { table } from "./table.ts";

export const words: typeof source = { refusals, setup, ...table };
