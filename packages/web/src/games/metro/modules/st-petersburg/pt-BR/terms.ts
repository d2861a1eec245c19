import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "st-petersburg-choice":
    "Quem constrói sobre uma atração põe ali um turista, e a cor dele diz que peças de PV as visitas trazem. Aqui se diz quem pode ser.",
};
