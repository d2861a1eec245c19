import { part } from "../../../parts/words/part.ts";
import type { examples } from "../en/examples.ts";

export const metroExamples = part(import.meta.glob<typeof examples>("../*/examples.ts", { import: "examples" }));
