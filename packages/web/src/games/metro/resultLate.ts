/** The result has enough to fetch before it is seen: its ways to rules come after it. */
import type { ComponentProps, ComponentType } from "preact";
import { lazy } from "../../parts/ui/lazy.tsx";
import type * as parts from "./resultRules.tsx";

const later = () => import("./resultRules.tsx");
const Nothing = () => undefined;

export const ResultTerms: ComponentType<ComponentProps<typeof parts.ResultTerms>> = lazy(
  () => later().then((part) => part.ResultTerms),
  Nothing,
);
export const AwardRule: ComponentType<ComponentProps<typeof parts.AwardRule>> = lazy(
  () => later().then((part) => part.AwardRule),
  Nothing,
);
