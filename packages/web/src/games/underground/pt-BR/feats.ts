/** What games of On the Underground that were played tell. */
import { count } from "../../../parts/words/pt-BR/plural.ts";
import type { feats as source } from "../en/feats.ts";

export const feats: typeof source = {
  sources: { passenger: "Passageiro", terminus: "Terminais", stations: "Estações", loop: "Laços" },
  longest: (length) => count(length, "trilho", "trilhos"),
  feats: {
    wideLoop: { title: "Linha circular", about: "Laços de uma linha em volta de oito estações." },
    ownRide: { title: "Baldeação em casa", about: "O passageiro usa duas linhas ou mais, todas suas." },
    fourTermini: { title: "Fim da linha", about: "Chegue a quatro terminais em uma partida." },
    withoutTokens: { title: "Sem ramais", about: "Vença sem pegar nenhuma ficha de ramal." },
  },
};
