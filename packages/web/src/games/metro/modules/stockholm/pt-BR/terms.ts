import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "stockholm-variant":
    "Se você recebe no fim por cores que só você conhece, ou na hora por cada turista que manda a uma atração.",
};
