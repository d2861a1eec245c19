import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "für eine Person",
  about:
    "Ein Spiel für dich allein. Karten sagen, von welcher der acht Gesellschaften du eine Linie verlängerst, und nur die schlechteste zählt.",
  options: {
    "solo-scoring": {
      label: "Wertung",
      values: {
        normal: { label: "Normal", about: "Der Gewinn der letzten Gesellschaft." },
        challenge: { label: "Herausforderung", about: "Abzüglich des Abstands zwischen erster und letzter." },
      },
    },
    "solo-negative": {
      label: "Ergebnisse unter null",
      values: {
        yes: { label: "Sind möglich", about: "In der Herausforderung." },
        no: { label: "Sind null" },
      },
    },
    "solo-reject-last": {
      label: "Ablehnen endet",
      values: {
        no: { label: "Wenn die letzte Karte aufgedeckt wird" },
        yes: { label: "Nach dem Zug der letzten Karte" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Welche Art Plättchen man zurücklegen darf",
  },
};
