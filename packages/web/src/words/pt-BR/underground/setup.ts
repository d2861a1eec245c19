import type * as en from "../../en/underground/setup.ts";
import { startOption } from "../everyGame.ts";

/** The texts about On the Underground that the page needs before the game is loaded. */
export const about: typeof en.about = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Construa linhas por Londres e faça o passageiro andar nelas. 2 a 5 jogadores.",
  tagline: "Construa linhas por Londres, num mapa que sempre sabe aonde o passageiro iria.",
  progress: (placed) => `${placed} de 55 destinos`,
};

export const setup: typeof en.setup = {
  editions: { "2006": "Edição de 2006" },
  titled: "On the Underground",
  presets: {
    first: { title: "Primeira partida", about: "um destino de cada tipo" },
    family: { title: "Família", about: "as regras de 2006" },
    full: { title: "A caixa toda", about: "rodadas do autor" },
    surprise: { title: "Surpresa", about: "uma mistura qualquer" },
  },
  inBox: "As regras do jogo e 55 destinos",
  unprinted: {
    map: {
      title: "O mapa é o de 2019, as regras são as de 2006",
      about: "o que o mapa de 2006 tinha de diferente não se sabe",
    },
    symbols: {
      title: "Os símbolos das conexões",
      about: "quatro, duas vezes cada; quais são varia entre as impressões",
    },
    markers: {
      title: "Quais linhas dividem um marcador",
      about: "escolha nossa; que cada um tenha longas e curtas é da caixa",
    },
  },
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "Primeira rodada",
      values: {
        "2006": { label: "Como em 2006", about: "Quatro ações cada; quem vem depois começa com 1, 2, 3 e 4 pontos." },
        "2019": {
          label: "Como em 2019",
          about: "Ninguém começa com pontos; o primeiro tem três ações, o último cinco.",
        },
        designer: {
          label: "Como prefere o autor",
          about: "Ninguém começa com pontos; duas ações para o primeiro, quatro para o último, três para os outros.",
        },
      },
    },
    "last-round": {
      label: "Última rodada",
      values: {
        building: { label: "Só construir", about: "O passageiro sai quando a pilha acaba." },
        designer: {
          label: "Como prefere o autor",
          about: "O passageiro segue viajando enquanto houver destinos abertos, até o fim da rodada.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "Uma carta como as outras" },
        yes: {
          label: "Fim da linha",
          about: "Está entre as últimas cinco cartas; quando o passageiro chega lá, ele sai na hora.",
        },
      },
    },
    movement: {
      label: "Destinos",
      values: {
        full: { label: "Quatro abertos", about: "Dos tipos que vierem." },
        basic: { label: "Um de cada tipo", about: "Um destino expresso e um normal, de duas pilhas." },
      },
    },
  },
  assists: {
    none: { label: "Nenhuma", about: "Descubra você aonde o passageiro vai." },
    trace: { label: "Linhas", about: "Toque numa linha para vê-la inteira." },
    ledger: {
      label: "Linhas e passageiro",
      about: "Veja também aonde o passageiro iria, e o que um trilho mudaria, antes de construir.",
    },
    hints: { label: "Conselhos", about: "Veja também quanto vale cada trecho no fim, e um plano para a vez." },
  },
  botAbout: {
    drifter: "constrói rumo ao próximo terminal e esquece o passageiro",
    tourist: "leva o passageiro junto enquanto ele está por perto",
    collector: "junta linhas longas e joga só para si",
    commuter: "cuida do passageiro e dos rivais, um trilho por vez",
    planner: "planeja a vez inteira e o caminho do passageiro",
    inspector: "planeja laços, terminais e viagens por várias rodadas",
  },
};

/** The form for the player's own box. */

export const box: typeof en.box = {
  parts: {
    lines: { title: "Trilhos das linhas", about: "Quantos trilhos cada linha tem." },
    markers: {
      title: "Marcadores",
      about:
        "Quais linhas ficam juntas num marcador, para cada número de jogadores. Onde há mais marcadores que jogadores, a sorte os distribui.",
    },
    stations: {
      title: "Estações e símbolos",
      about:
        "De que tipo é cada estação, e os símbolos das conexões: dois de cada, portanto há o dobro de estações que de símbolos.",
    },
  },
  kinds: "Tipos das estações",
  symbols: "Símbolos",
  players: (seats) => `${seats} jogadores`,
  marker: (n) => `Marcador ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
