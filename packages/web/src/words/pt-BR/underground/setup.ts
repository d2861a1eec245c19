import type * as en from "../../en/underground/setup.ts";
import { startOption } from "../everyGame.ts";

export const setup: typeof en.setup = {
  editions: { "2006": "Edição de 2006" },
  titled: "On the Underground",
  presets: {
    first: { title: "Primeira partida", about: "um destino de cada tipo" },
    family: { title: "Família", about: "regras de 2006" },
    full: { title: "A caixa completa", about: "rodadas do autor, Mornington" },
    surprise: { title: "Surpresa", about: "uma mistura de regras ao acaso" },
  },
  inBox: (destinations) => `As regras e ${destinations} destinos`,
  unprinted: {
    map: {
      title: "Mapa de 2019, regras de 2006",
      about: "não sabemos o que era diferente no mapa de 2006",
    },
    symbols: {
      title: "Símbolos das conexões",
      about: "quatro símbolos, dois de cada; eles variam entre as impressões",
    },
    markers: {
      title: "Quais linhas dividem um marcador",
      about: "escolha nossa; cada marcador tem linhas longas e curtas, como na caixa",
    },
  },
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "Primeira rodada",
      values: {
        "2006": {
          label: "Regras de 2006",
          about: "Todos têm quatro ações. Os jogadores seguintes começam com 1, 2, 3 e 4 pontos.",
        },
        "2019": {
          label: "Regras de 2019",
          about:
            "Ninguém começa com pontos. O jogador inicial tem três ações, o último tem cinco e todos os outros têm quatro.",
        },
        designer: {
          label: "Como prefere o autor",
          about:
            "Ninguém começa com pontos. O jogador inicial tem duas ações, o último tem quatro e todos os outros têm três.",
        },
      },
    },
    "last-round": {
      label: "Última rodada",
      values: {
        building: { label: "Só construir", about: "O passageiro sai quando a pilha acaba." },
        designer: {
          label: "Como prefere o autor",
          about: "O passageiro continua viajando enquanto houver destinos abertos, até o fim da rodada.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "Carta normal" },
        yes: {
          label: "Fim da linha",
          about: "É uma das cinco últimas cartas. Quando o passageiro chega lá, ele sai na hora.",
        },
      },
    },
    movement: {
      label: "Destinos",
      values: {
        full: { label: "Quatro abertos", about: "Expressos ou normais, conforme o sorteio." },
        basic: { label: "Um de cada tipo", about: "Um destino expresso e um normal, de duas pilhas." },
      },
    },
    markers: {
      label: "Marcadores para quatro jogadores",
      values: {
        dealt: { label: "Distribuídos ao acaso", about: "Quatro dos cinco." },
        chosen: { label: "Escolhidos", about: "Cada jogador escolhe um dos cinco." },
      },
    },
  },
  assists: {
    none: { label: "Nenhuma", about: "Descubra por conta própria aonde o passageiro vai." },
    trace: { label: "Linhas", about: "Toque numa linha para destacá-la." },
    ledger: {
      label: "Linhas e passageiro",
      about: "Veja também aonde o passageiro iria e o que um trilho mudaria antes de construí-lo.",
    },
    hints: {
      label: "Dicas",
      about: "Veja também quanto vale cada trilho até o fim da partida e um plano para o seu turno.",
    },
  },
  botAbout: {
    trainee: "constrói uma linha de cada vez e muitas vezes esquece o passageiro",
    drifter: "constrói até o terminal mais próximo e esquece o passageiro",
    tourist: "leva o passageiro quando ele está por perto",
    collector: "constrói linhas longas e ignora todo mundo",
    commuter: "observa o passageiro e os adversários, trilho a trilho",
    planner: "planeja o turno inteiro e o caminho do passageiro",
    inspector: "planeja laços, terminais e viagens por vários turnos",
  },
};

/** The form for the player's own box. */

export const box: typeof en.box = {
  parts: {
    lines: { title: "Trilhos por linha", about: "Quantos trilhos cada linha tem." },
    markers: {
      title: "Marcadores",
      about:
        "Quais linhas dividem um marcador, para cada número de jogadores. Se houver mais marcadores que jogadores, eles são distribuídos ao acaso.",
    },
    stations: {
      title: "Estações e símbolos",
      about:
        "O tipo de cada estação e os símbolos das conexões. Cada símbolo aparece duas vezes, então o número de conexões é o dobro do número de símbolos.",
    },
  },
  kinds: "Tipos de estação",
  symbols: "Símbolos",
  players: (seats) => `${seats} jogadores`,
  marker: (n) => `Marcador ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
