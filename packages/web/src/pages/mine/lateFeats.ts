/** What a game has shown for the first time, fetched after its result is there. */
import { lazy } from "../../parts/ui/lazy.tsx";

export const NewFeats = lazy(
  () => import("./newFeats.tsx").then(({ NewFeats }) => NewFeats),
  () => undefined,
);
