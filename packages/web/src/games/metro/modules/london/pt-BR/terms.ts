import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "london-start":
    "O táxi dá a volta na fileira de atrações: para a direita na pista de cima, e de volta na de baixo. A saída diz qual pista vem primeiro.",
  "london-failed-drive":
    "O táxi procura a cor do turista nas próximas quatro casas. Aqui se diz onde ele fica quando nenhuma a tem.",
};
