import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "solo-scoring":
    "Nur die Gesellschaft, die am wenigsten hat, zählt. Die Herausforderung verlangt auch, dass alle dicht beieinander bleiben.",
  "solo-negative":
    "In der Herausforderung kann mehr abgezogen werden, als die letzte Gesellschaft verdient hat. Hier steht, was du dann bekommst.",
  "solo-reject-last":
    "Das Plättchen, das jede Linie dort enden lässt, wo sie begann, darfst du ablehnen, bis die Karten einmal aus sind. Hier steht, wann das ist.",
};
