/** The way to a lesson, fetched beside pages that have enough to fetch. */
import type { ComponentType } from "preact";
import { lazy } from "../ui/lazy.tsx";
import type { LearnLinkProps } from "./learnLink.tsx";

export const LearnLink: ComponentType<LearnLinkProps> = lazy(
  () => import("./learnLink.tsx").then((part) => part.LearnLink),
  () => undefined,
);
