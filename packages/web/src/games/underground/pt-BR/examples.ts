import type { examples as source } from "../en/examples.ts";

/** What is said of the examples in the rules. */
export const examples: typeof source = {
  titles: {
    map: "O mapa",
    extending: "Uma linha cresce nas pontas",
    branching: "Com duas fichas, um ramal em qualquer lugar",
    terminus: "Uma linha chega a um terminal",
    symbols: "Duas estações com um símbolo só",
    loop: "Um laço se fecha",
    "goldhawk-road": "Para onde o passageiro vai primeiro",
    onward: "E para onde ele segue",
  },
  player: (n) => `Jogador ${n}`,
  look: "Escolha uma estação para ver o que ela é.",
  build: (line) => `Escolha onde construir a linha: ${line}.`,
  offer: (station, effort, isTaken) => (isTaken ? `${station}: ${effort}. Ele vai para cá.` : `${station}: ${effort}.`),
  equal: "Igualmente bons: quem o move escolhe.",
};
