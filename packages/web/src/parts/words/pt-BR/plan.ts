import type { plan as source } from "../en/plan.ts";

/** What the people and bots of a new table are called, and why there may be none. */
export const plan: typeof source = {
  you: "Você",
  names: ["Ana", "Beto", "Caio", "Duda", "Elis", "Fábio"],
  botNames: {
    drifter: "Andarilho",
    tourist: "Turista",
    collector: "Coletor",
    commuter: "Rotineiro",
    planner: "Planejador",
    inspector: "Inspetor",
  },
  full: "Não foi possível guardar a mesa: o armazenamento do navegador está cheio. Exclua antes uma mesa antiga.",
};
