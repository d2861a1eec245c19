/** What a game has shown for the first time, fetched after its result is there. */
import { lazy } from "../../parts/ui/lazy.tsx";
import { mineWords } from "../../parts/words/mineWords.ts";
import { worded } from "../../parts/words/part.ts";

export const NewFeats = lazy(
  () => worded(import("./newFeats.tsx"), mineWords).then(({ NewFeats }) => NewFeats),
  () => undefined,
);
