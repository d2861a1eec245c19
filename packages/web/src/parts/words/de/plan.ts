import type { plan as source } from "../en/plan.ts";

export const plan: typeof source = {
  you: "Du",
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    drifter: "Bummler",
    tourist: "Tourist",
    collector: "Sammler",
    commuter: "Pendler",
    planner: "Planer",
    inspector: "Kontrolleur",
  },
  full: "Der Tisch konnte nicht aufgehoben werden: Der Speicher des Browsers ist voll. Lösche zuerst einen alten Tisch.",
};
