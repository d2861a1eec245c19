/** The graph of a result comes after the result itself. */
import { lazy } from "../../parts/ui/lazy.tsx";
import { worded } from "../../parts/words/part.ts";
import { reviewWords } from "../../parts/words/reviewWords.ts";

export const ResultSwing = lazy(
  () => worded(import("../review/resultSwing.tsx"), reviewWords).then(({ ResultSwing }) => ResultSwing),
  () => undefined,
);
