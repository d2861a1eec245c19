import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "central-on-finished":
    "Gleise können aus dem Zentrum führen, bevor dort ein Zentralbahnhof steht. Hier steht, ob es zu spät ist, wenn sie schon einen Bahnhof erreicht haben.",
  "central-doubled":
    "Linien, die im Zentrum enden, zählen doppelt. Hier steht, ob das auch für eine gilt, die dort begonnen hat.",
  "central-arrivals":
    "Eine Linie kann im Zentrum dort enden, wo jemand einen Zentralbahnhof gesetzt hat. Hier steht, ob sie auch da doppelt zählt.",
};
