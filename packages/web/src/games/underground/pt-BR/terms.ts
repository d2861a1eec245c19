import type { terms as source } from "../en/terms.ts";

/** Words that somebody new may not know, in a sentence or two. */
export const terms: typeof source = {
  rule: (number) => `Regra ${number}`,
  start: "Quem joga mais tarde começa com mais pontos, para compensar.",
  nationalRail: "Uma estação da ferrovia nacional: uma linha que chega a ela traz 1 ponto, uma vez.",
  terminus: "Uma estação no fim do mapa: uma linha que chega a ela traz 2 pontos e uma ficha de ramal.",
  connection: "Oito estações têm um símbolo, duas de cada. Uma linha que chegou às duas de um par traz 3 pontos.",
  loop: "Uma linha que fecha um laço cerca estações. Cada uma delas traz um ponto, uma vez; as do próprio laço, não.",
  passenger:
    "Ele viaja no fim de cada vez, até os destinos que estão abertos. Cada linha que ele usa traz um ponto ao dono.",
  token:
    "Uma ficha de ramal: vem de uma ação em que não se constrói. Com duas delas, uma linha cresce a partir do meio.",
  end: "Nas pontas uma linha cresce de graça: nas estações que só um dos seus trilhos toca.",
  /** What options are about, where a table is set up. */
  options: {
    start: "Quem constrói primeiro; os outros seguem na ordem dos lugares. O sorteio é feito quando a partida começa.",
    "first-round":
      "Quem começa constrói primeiro e manda o passageiro primeiro. Aqui se diz como os outros compensam isso.",
    "last-round": "O que o passageiro faz quando não há mais destinos para abrir.",
    "mornington-crescent":
      "Uma carta que pode acabar cedo com as viagens. Ela fica perto do fundo da pilha, e ninguém sabe quando vem.",
    movement:
      "Quantos destinos ficam abertos. Com quatro há viagens a escolher; com um de cada tipo todos sabem aonde ele vai.",
  },
};
