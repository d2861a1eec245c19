import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "paris-row":
    "Uma fila de turistas sem falha segue de uma atração para a próxima. Por isso importa quais das suas ficam lado a lado.",
  "paris-adjacent":
    "Um turista para quem você não tem vaga se junta a outros ao lado do espaço construído. Aqui se diz o que fica ao lado.",
};
