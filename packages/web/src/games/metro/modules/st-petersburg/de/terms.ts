import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "st-petersburg-choice":
    "Wer eine Sehenswürdigkeit überbaut, stellt dort einen Touristen auf; seine Farbe sagt, welche Prämien Besuche bringen. Hier steht, wer es sein darf.",
};
