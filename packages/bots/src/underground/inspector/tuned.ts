import { START } from "./weights.ts";
import type { Weights } from "./weights.ts";

export const TUNED: Weights = START;
