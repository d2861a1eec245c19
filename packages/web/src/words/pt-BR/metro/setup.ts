import type * as en from "../../en/metro/setup.ts";
import { colours, list } from "../grammar.ts";
import { startOption } from "../everyGame.ts";

const optionTexts: (typeof en.setup)["optionTexts"] = {
  orientation: {
    label: "Girar peças",
    values: {
      fixed: { label: "Não pode", about: "A seta da peça sempre aponta para cima." },
      free: { label: "Pode", about: "Você pode girar a peça antes de colocá-la." },
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
      yes: { label: "Abertas", about: "Todos veem todas as mãos." },
    },
  },
  start: startOption(6),
  numbering: {
    label: "Números das estações",
    values: {
      metro: {
        label: "Como no tabuleiro de Metro",
        about: "No sentido anti-horário, a partir do canto superior direito.",
      },
      "cable-car": {
        label: "Como no tabuleiro de Cable Car",
        about: "No sentido horário, a partir do canto superior esquerdo.",
      },
    },
  },
  "one-tile-stations": {
    label: "Linhas de uma peça só são proibidas",
    values: {
      all: { label: "Em todas as estações" },
      owned: { label: "Só em estações com dono", about: "Estações sem dono podem ter linhas assim." },
    },
  },
  "one-tile-exception": {
    label: "Se a peça não couber em outro espaço",
    values: {
      always: { label: "Ela pode fazer uma linha de uma peça só" },
      "no-draw-left": {
        label: "Primeiro pegar outra peça",
        about: "Linhas de uma peça só são permitidas apenas quando não houver mais peças para pegar.",
      },
    },
  },
  "centre-squares": {
    label: "Espaços ao lado do centro",
    values: {
      any: { label: "Todos os que tocam uma peça" },
      line: { label: "Só onde chega uma linha", about: "Uma linha de uma estação precisa chegar ali." },
    },
  },
};

/** How a scored line is marked at a real table, by the rules' name for it. */
const marks: Readonly<Record<Parameters<(typeof en.setup)["scored"]["about"]>[0], string>> = {
  "wagon turned sideways": "um vagão virado de lado",
  "wagon turned over": "um vagão virado de cabeça para baixo",
  "wagon put on the station": "um vagão colocado na estação",
};

export const setup: typeof en.setup = {
  botAbout: {
    trainee: "termina cedo demais as próprias linhas e não mexe nas longas",
    drifter: "termina cedo as próprias linhas, esquece o centro e deixa passar muita coisa",
    tourist: "curte o próprio passeio e ignora os outros",
    collector: "junta linhas longas e joga só para si",
    commuter: "vê num relance o que a peça faz com cada linha",
    planner: "olha algumas peças à frente antes de decidir",
    inspector: "pensa em cada peça que pode vir",
  },
  editions: { first: "Primeira", second: "Segunda", bigbox: "BigBox" },
  titled: (modules) => (modules.length ? `Metro com ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "Primeira partida", about: "jogo básico, com toda a ajuda" },
    family: { title: "Família", about: "Paris, Estações de Metrô" },
    full: { title: "A caixa toda", about: "ações e Nova York" },
    surprise: { title: "Surpresa", about: "qualquer mistura que dê certo" },
  },
  colours,
  inBox: (pieces) => list(["60 peças", ...pieces]),
  unprinted: {
    numbering: "Como as estações são numeradas",
    frames: "De quem é cada estação",
    tiles: "Quantas peças há de cada tipo",
    "sixth-colour": "O cinza como sexta cor",
  },
  scored: {
    title: "Uma linha pontuada ganha uma marca na estação",
    about: (mark) => `na caixa: ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Módulos",
    anyThatFit: "escolha os que combinem",
    hold: "segure um para ler sobre ele",
    city: "Cidade",
    oneOrNone: "uma ou nenhuma",
    noCity: "Sem cidade",
    noCityShort: "só o tabuleiro",
    noCityAbout: "Sem turistas, só o tabuleiro.",
    notWith: (other) => `não combina com ${other}`,
    clash: (other, reason) => `Não combina com ${other}: ${reason}.`,
    alone: (module) => `${module} é um jogo à parte e não combina com outros módulos`,
    cities: "há um só conjunto de turistas, então só dá para jogar uma cidade por partida",
    rules: "Ler as regras:",
  },
  assists: {
    none: { label: "Nenhuma", about: "Siga as linhas por conta própria e lembre-se das peças que já saíram." },
    trace: { label: "Linhas", about: "Toque numa linha para segui-la e contá-la, e veja quais peças restam." },
    ledger: { label: "Prévia", about: "Veja também o que uma peça faria antes de colocá-la." },
    hints: { label: "Dicas", about: "Veja também quanto cada espaço vale no fim, e por quê." },
  },
  refusals: {
    edition: "Edição desconhecida. Escolha outra.",
    seats: "Metro é para dois a seis jogadores. Adicione ou remova jogadores.",
    module: "Módulo desconhecido. Escolha outro.",
    option: "Opção desconhecida. Escolha outra.",
    rules: "Esta versão do Interchange não oferece estas regras. Recarregue a página para atualizá-la.",
    start: "O jogador inicial precisa estar na mesa. Escolha outro.",
  },
};

const parts: (typeof en.box)["parts"] = {
  numbering: {
    title: "Números das estações",
    about: "Os números em volta do tabuleiro, no sentido horário, a partir da estação esquerda da borda superior.",
  },
  frames: {
    title: "Estações dos jogadores",
    about:
      "Quais números são de cada jogador, para cada quantidade de jogadores. Os números que você omitir não são de ninguém. A figura mostra uma mesa para quatro.",
  },
  companies: {
    title: "Estações das companhias",
    about: "Os números das estações de cada companhia. Todo número é de uma companhia.",
  },
  tiles: { title: "Peças", about: "Quantas peças de cada tipo há na sua caixa, 60 no total." },
  tourists: {
    title: "Turistas",
    about: "Quantos turistas há de cada cor, nas cidades com 32 turistas.",
  },
};

export const box: typeof en.box = {
  parts,
  fields: {
    metro: "Como no tabuleiro de Metro",
    "cable-car": "Como no tabuleiro de Cable Car",
    upper: "Pista de cima",
    lower: "Pista de baixo",
    a: "Lado A: 1º prêmio, 2º prêmio",
    b: "Lado B: 1º prêmio, 2º prêmio",
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
  seat: (n) => `Jogador ${n}`,
  group: (n) => `Grupo ${n}`,
  board: (n) => `Quadro ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `peça ${code}`,
};
