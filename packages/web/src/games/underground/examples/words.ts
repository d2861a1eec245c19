import { part } from "../../../parts/words/part.ts";
import type { examples } from "../en/examples.ts";

export const undergroundExamples = part<typeof examples>("games/underground/examples");
