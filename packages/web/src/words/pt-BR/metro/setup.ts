import type * as en from "../../en/metro/setup.ts";
import { colours, list } from "../grammar.ts";
import { startOption } from "../everyGame.ts";

/** The texts about Metro that the page needs before the game is loaded. */
export const about: typeof en.about = {
  name: "Metro",
  shortName: "Metro",
  about: "Coloque peças para alongar as suas linhas. 1 a 6 jogadores.",
  tagline: "Um jogo de peças de trilho num tabuleiro que segue cada linha e conta por você.",
  progress: (placed) => `${placed} de 60 peças`,
};

const optionTexts: (typeof en.setup)["optionTexts"] = {
  orientation: {
    label: "Girar peças",
    values: {
      fixed: { label: "Como aponta a seta", about: "As peças só ficam de um jeito." },
      free: { label: "Livre", about: "Você pode girar a peça antes de colocá-la." },
    },
  },
  "hand-size": {
    label: "Peças na mão",
    values: { "1": { label: "Uma" }, "2": { label: "Duas" }, "3": { label: "Três" } },
  },
  "open-hands": {
    label: "Mãos",
    values: {
      no: { label: "Escondidas", about: "Só você vê as suas peças." },
      yes: { label: "Abertas", about: "Todos veem todas as peças na mão." },
    },
  },
  start: startOption(6),
  numbering: {
    label: "Números das estações",
    values: {
      metro: { label: "Como no tabuleiro de Metro", about: "Em sentido anti-horário, a partir do alto à direita." },
      "cable-car": {
        label: "Como no de Cable Car",
        about: "Em sentido horário, a partir do alto à esquerda.",
      },
    },
  },
  "one-tile-stations": {
    label: "Proibidas linhas de uma peça só",
    values: {
      all: { label: "De todas as estações" },
      owned: { label: "Só das que têm dono", about: "Estações sem dono não contam." },
    },
  },
  "one-tile-exception": {
    label: "Se a peça não cabe em outro espaço",
    values: {
      always: { label: "Pode fazer uma linha de uma peça" },
      "no-draw-left": {
        label: "Antes pegar outra peça",
        about: "Linha de uma peça só quando o estoque acabou.",
      },
    },
  },
};

/** How a scored line is marked at a real table, by the rules' name for it. */
const marks: Readonly<Record<Parameters<(typeof en.setup)["scored"]["about"]>[0], string>> = {
  "wagon turned sideways": "um vagão virado de lado",
  "wagon turned over": "um vagão virado ao contrário",
  "wagon put on the station": "um vagão posto na estação",
};

export const setup: typeof en.setup = {
  botAbout: {
    drifter: "leva as linhas cedo para casa, esquece o centro e deixa passar muita coisa",
    tourist: "curte o próprio passeio e não liga para ninguém",
    collector: "junta linhas longas e joga só para si",
    commuter: "vê num relance o que a peça faz com cada linha",
    planner: "olha algumas peças à frente antes de decidir",
    inspector: "pensa em cada peça que pode vir",
  },
  editions: { first: "Primeira", second: "Segunda", bigbox: "BigBox" },
  titled: (modules) => (modules.length ? `Metro com ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "Primeira partida", about: "tabuleiro, toda a ajuda" },
    family: { title: "Família", about: "Paris e estações" },
    full: { title: "A caixa toda", about: "ações e Nova York" },
    surprise: { title: "Surpresa", about: "uma mistura qualquer" },
  },
  colours,
  inBox: (pieces) => list(["60 peças", ...pieces]),
  unprinted: {
    numbering: "Como as estações são numeradas",
    frames: "De quem é cada estação",
    tiles: "Quantas peças há de cada tipo",
    "sixth-colour": "Cinza como sexta cor",
  },
  scored: {
    title: "Uma linha pontuada mostra um sinal na estação",
    about: (mark) => `na caixa é ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Módulos",
    anyThatFit: "todos os que combinem",
    hold: "segure um para ler sobre ele",
    city: "Cidade",
    oneOrNone: "uma ou nenhuma",
    noCity: "Sem cidade",
    noCityShort: "só o tabuleiro",
    noCityAbout: "Sem turistas: nada além do tabuleiro.",
    notWith: (other) => `não com ${other}`,
    clash: (other, reason) => `Não com ${other}: ${reason}.`,
    alone: (module) => `${module} é um jogo à parte e não aceita outro módulo`,
    cities: "há um só conjunto de turistas; uma mesa visita uma cidade de cada vez",
    rules: "Ler as regras:",
  },
  assists: {
    none: { label: "Nenhuma", about: "Siga as linhas com os próprios olhos e lembre-se das peças que já saíram." },
    trace: { label: "Linhas", about: "Toque numa linha para segui-la e contá-la; veja quais peças restam." },
    ledger: { label: "Linhas e balanço", about: "Veja também o que a peça faria antes de colocá-la." },
    hints: { label: "Conselhos", about: "Veja também quanto cada espaço vale no fim, e por quê." },
  },
  refusals: {
    edition: "Esta edição não é conhecida.",
    seats: "Metro é para dois a seis jogadores.",
    module: "Este módulo não é conhecido.",
    option: "Esta escolha não é conhecida.",
    rules: "Esta versão não conhece estas regras.",
    start: "O lugar que começa deve ser um dos que estão na mesa.",
  },
};

const parts: (typeof en.box)["parts"] = {
  numbering: {
    title: "Números das estações",
    about: "Os números em volta do tabuleiro, em sentido horário, a partir da estação esquerda da borda de cima.",
  },
  frames: {
    title: "Estações dos jogadores",
    about:
      "Quais números são de quem, para cada número de jogadores. Números que não aparecem não são de ninguém. A figura mostra a mesa para quatro.",
  },
  companies: {
    title: "Estações das companhias",
    about: "Os números das estações de cada companhia. Todo número é de uma delas.",
  },
  tiles: { title: "Peças", about: "Quantas peças de cada tipo há na sua caixa, 60 no total." },
  tourists: {
    title: "Turistas",
    about: "Quantos turistas há de cada cor, nas cidades que põem um em cada um de 32 espaços.",
  },
};

export const box: typeof en.box = {
  parts,
  fields: {
    metro: "Como no tabuleiro de 2000",
    "cable-car": "Como em Cable Car",
    upper: "Pista de cima",
    lower: "Pista de baixo",
    a: "Lado A: primeiro, segundo",
    b: "Lado B: primeiro, segundo",
    landmarks: "Atrações",
    groups: "Grupos",
    tiles: "Peças",
    squares: "Espaços das atrações",
    shares: "Porcentagens",
    rejectable: "Tipo de peça",
    boards: "Quadros",
  },
  colours,
  players: (seats) => `${seats} jogadores`,
  seat: (n) => `Lugar ${n}`,
  group: (n) => `Grupo ${n}`,
  board: (n) => `Quadro ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `peça ${code}`,
};
