/** The graph of a result comes after the result itself. */
import { lazy } from "../../parts/ui/lazy.tsx";

export const ResultSwing = lazy(
  () => import("../review/resultSwing.tsx").then(({ ResultSwing }) => ResultSwing),
  () => undefined,
);
