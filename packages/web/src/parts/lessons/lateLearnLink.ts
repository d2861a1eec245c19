/** The way to a lesson, fetched beside pages that have enough to fetch. */
import type { ComponentType } from "preact";
import { lazy } from "../ui/lazy.tsx";
import { learnWords } from "../words/learnWords.ts";
import { worded } from "../words/part.ts";
import type { LearnLinkProps } from "./learnLink.tsx";

export const LearnLink: ComponentType<LearnLinkProps> = lazy(
  () => worded(import("./learnLink.tsx"), learnWords).then((part) => part.LearnLink),
  () => undefined,
);
