import { lazy } from "../parts/ui/lazy.tsx";
import { worded } from "../parts/words/part.ts";
import { laterWords } from "../parts/words/words.ts";

/** What is shown of a table that cannot be opened, fetched when there is one. */
export const NoTable = lazy(() => worded(import("./noTable.tsx"), laterWords).then(({ NoTable }) => NoTable));
