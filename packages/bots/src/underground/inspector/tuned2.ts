import { START } from "./weights.ts";
import type { Weights } from "./weights.ts";

export const TUNED_2: Weights = START;
