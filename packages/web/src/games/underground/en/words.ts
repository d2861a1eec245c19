/** All that is said at a table of On the Underground and when one is set up. */
import { refusals } from "./refusals.ts";
import { setup } from "./setup.ts";
import { table } from "./table.ts";

export const words = { refusals, setup, ...table };
