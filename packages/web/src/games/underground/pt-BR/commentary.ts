import { count } from "../../../parts/words/pt-BR/plural.ts";
import type { commentary as source } from "../en/commentary.ts";

const points = (n: number): string => count(n, "ponto", "pontos");

export const commentary: typeof source = {
  welcome: "Quatro ações, depois o passageiro viaja. Construa rumo aos destinos abertos.",
  built:
    "Nas pontas, as linhas crescem sem custo. Uma segunda linha perto do passageiro dá a ele uma opção que paga você.",
  token: "Uma ficha de ramal. Com duas, uma linha abre um ramal em qualquer lugar.",
  ride: (n) => `O passageiro usou seus trilhos: ${points(n)}. Ele paga cada linha que usa, em toda vez.`,
  without: "Ele viajou sem você. Trilhos entre ele e os destinos abertos mudam isso.",
  rail: (station) => `${station} é da ferrovia nacional: um ponto por linha que chega lá.`,
  terminus: (station) => `${station} é um terminal: dois pontos e uma ficha de ramal.`,
  connection: "As duas estações de um símbolo estão em uma linha: três pontos.",
  loop: (n) => `Sua linha fechou um laço: ${points(n)}, um por estação dentro dele. Laços maiores pagam de novo.`,
  left: "A pilha acabou e o passageiro vai embora. No resto da rodada só se constrói.",
  won: (mine, theirs) => `Você venceu, ${mine} a ${theirs}. A análise mostra o que contou.`,
  lost: (mine, theirs) => `${mine} a ${theirs}. A análise mostra onde ficaram pontos.`,
};
