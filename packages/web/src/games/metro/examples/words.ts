import { part } from "../../../parts/words/part.ts";
import type { examples } from "../en/examples.ts";

export const metroExamples = part<typeof examples>("games/metro/examples");
