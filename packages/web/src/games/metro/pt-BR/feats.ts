/** What games of Metro that were played tell. */
import { count } from "../../../parts/words/pt-BR/plural.ts";
import type { feats as source } from "../en/feats.ts";

export const feats: typeof source = {
  sources: { centre: "Centro ×2", long: "Linhas de 8 ou mais", short: "Linhas mais curtas", modules: "Módulos" },
  longest: (length) => count(length, "peça", "peças"),
  feats: {
    longLine: { title: "O caminho mais longo", about: "Uma linha de 20 peças ou mais." },
    withoutCentre: { title: "Longe do centro", about: "Vença sem nenhuma linha até o centro." },
    threeToCentre: { title: "Todos os caminhos levam lá", about: "Três linhas até o centro em uma partida." },
    noStubs: { title: "Nenhum toco", about: "Todas as suas linhas têm três peças ou mais." },
  },
};
