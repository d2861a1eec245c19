import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "stockholm-variant":
    "Ob du am Ende Punkte für Farben bekommst, die nur du kennst, oder sofort für jeden Touristen, den du zu einer Sehenswürdigkeit schickst.",
};
