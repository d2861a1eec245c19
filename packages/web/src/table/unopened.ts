import { lazy } from "../parts/ui/lazy.tsx";

/** What is shown of a table that cannot be opened, fetched when there is one. */
export const NoTable = lazy(() => import("./noTable.tsx").then(({ NoTable }) => NoTable));
