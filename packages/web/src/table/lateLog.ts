import { lazy } from "../parts/ui/lazy.tsx";

/** The log comes beside the board: a small screen opens it in a panel of its own, if at all. */
export const Log = lazy(
  () => import("./log.tsx").then(({ Log }) => Log),
  () => undefined,
);
