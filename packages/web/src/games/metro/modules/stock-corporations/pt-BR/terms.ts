import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "stock-city-rewards":
    "Nessas cidades o dono de uma linha ganha algo quando ela é pontuada, e aqui nenhum jogador é dono. Aqui se diz quem ganha.",
};
