import { lazy } from "../../parts/ui/lazy.tsx";

/** Playing through comes with whatever else is not needed at once. */
export const PlayControl = lazy(
  () => import("../playControl.tsx").then(({ PlayControl }) => PlayControl),
  () => undefined,
);
