import type * as en from "../../en/metro/learn.ts";
import { count, list, points, tiles } from "../grammar.ts";

export const lesson: typeof en.lesson = {
  steps: {
    leave: ({ line }) => ({
      topic: "Suas estações",
      says: "Você é o amarelo, o triângulo. De cada estação com a sua marca sai uma linha.",
      task: `Toque no espaço marcado e em Colocar. A linha ${line} sai da estação.`,
      done: `A linha ${line} está a caminho: uma peça até agora.`,
      knows: "Suas linhas saem das estações da sua cor",
      why: `A linha ${line} começa na estação, então a primeira peça fica bem na frente dela.`,
    }),
    grow: ({ line, tiles: after }) => ({
      topic: "Crescer",
      says: "Uma linha cresce com cada peça por onde passa.",
      task: "Continue a linha. Peças vão na borda ou ao lado de outras, sempre com a seta para cima.",
      done: `Agora ${tiles(after)}. Linhas longas são o que você quer.`,
      knows: "A linha cresce com cada peça por onde passa",
      why: `Só o espaço na ponta aberta aumenta a linha ${line}.`,
    }),
    station: ({ line, points: paid }) => ({
      topic: "Chegar a uma estação",
      says: "Uma linha que chega a uma estação termina e é pontuada na hora.",
      task: `Vale qualquer estação, até a própria. Termine a linha ${line}.`,
      done: `${points(paid)}: um para cada vez que ela passa por uma peça. Por uma delas ela passa duas vezes.`,
      knows: "A linha que chega a uma estação é pontuada",
      why: `A linha ${line} espera em outro espaço.`,
    }),
    twice: ({ line, place, before, tiles: after }) => ({
      topic: "Duas vezes na peça",
      says: "Uma peça por onde a linha passa duas vezes conta duas vezes.",
      task: `Ponha curvas no caminho da linha ${line} e veja como ela volta.`,
      done: `De ${before} para ${after} com uma peça só: a linha passa duas vezes por ${place}.`,
      knows: "Peça passada duas vezes conta duas vezes",
      why: `A linha ${line} só volta a partir do espaço marcado.`,
    }),
    centre: ({ line, tiles: after, points: paid }) => ({
      topic: "O centro",
      says: `Falta um espaço para a linha ${line} chegar ao centro.`,
      task: "Coloque a peça no espaço marcado. Linhas que terminam no centro contam em dobro.",
      done: `Ela passa por peças ${after} vezes, e isso conta em dobro: ${points(paid)}.`,
      knows: "Linhas que terminam no centro contam em dobro",
      why: `Dali a linha ${line} não chegaria ao centro.`,
    }),
    short: ({ line, place }) => ({
      topic: "Curta demais não",
      says: "Nenhuma peça pode, sozinha, ligar uma saída a uma chegada.",
      task: `Em um canto como ${place} esta ligaria. Experimente, ou aumente logo a linha ${line}.`,
      done: `Um espaço proibido sempre diz a sua regra. A linha ${line} continua.`,
      knows: "Nenhuma linha passa por uma peça só",
      why: `O espaço marcado aumenta a linha ${line}.`,
    }),
    two: ({ line, other }) => ({
      topic: "Duas de uma vez",
      says: "Cada peça tem quatro trilhos e pode servir a duas linhas suas.",
      task: `Olhe as duas pontas: as linhas ${line} e ${other} esperam o mesmo espaço.`,
      done: `As linhas ${line} e ${other} cresceram duas peças cada.`,
      knows: "Uma peça pode servir a várias linhas",
      why: `As linhas ${line} e ${other} se encontram no espaço marcado.`,
    }),
    another: ({ line, points: paid }) => ({
      topic: "Outra peça",
      says: "Você não precisa colocar a peça da mão.",
      task: `Pegue outra. Essa você coloca agora: termine com ela a linha ${line}.`,
      done: `${points(paid)}, e a sua peça fica na mão para a próxima vez.`,
      knows: "Você pode pegar outra peça e colocar essa",
      why: `Quem termina a linha ${line} é a peça que você pega, na ponta aberta.`,
    }),
    block: ({ line, theirs }) => ({
      topic: "Terminar linhas alheias",
      says: "Você pode mexer em qualquer linha, também para terminá-la cedo.",
      task: `Leve logo a linha ${line}, azul, a uma estação.`,
      done: `O azul ganha ${points(theirs)} por uma linha que podia ficar longa.`,
      knows: "Linhas terminadas cedo rendem pouco aos outros",
      why: `A linha ${line} sai da estação no espaço marcado.`,
    }),
    last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
      topic: "O fim",
      says: "A partida acaba com a última peça. Vence quem tem mais pontos.",
      task: `Faltam ${points(theirs - mine + paid)} para empatar. Coloque a última e veja aonde vai a linha ${line}.`,
      done: `Ela passa por peças ${after} vezes: ${points(paid)}, e você vence por ${mine} a ${theirs}.`,
      knows: "Tabuleiro cheio: vence quem tem mais pontos",
      why: "Só resta um espaço.",
    }),
  },
  line: (number) => `Linha ${number}`,
  soFar: (n) => `vale ${n} até agora`,
  scored: (n) => points(n),
};

export const commentary: typeof en.commentary = {
  welcome:
    "Coloque peças para que suas linhas fiquem longas. O tabuleiro acompanha cada uma: toque em uma estação para ver.",
  placed: "Cada espaço faz duas perguntas: ajuda uma linha sua? Atrapalha uma dos outros?",
  line: (line, n) =>
    `A linha ${line} terminou: ${points(n)}, um por peça que ela cruzou. As suas outras linhas continuam.`,
  centre: (line, n) => `A linha ${line} chegou ao centro e contou em dobro: ${points(n)}.`,
  ended: (line, n) =>
    `Terminaram a sua linha ${line}, com ${points(n)}. Linhas que esperam perto de uma estação correm perigo.`,
  cut: (line, n) => `Você terminou cedo a linha ${line} deles: só ${points(n)} para eles.`,
  theirCentre: (line, n) =>
    `A linha ${line} deles chegou ao centro: ${points(n)}. Vale a pena vigiar os espaços ao lado do centro.`,
  danger: (line, tiles) =>
    `A linha ${line} já tem ${tiles} peças. Pode terminar a qualquer hora: leve-a adiante, ou ao centro enquanto dá.`,
  half: "Metade do tabuleiro está cheia. O que ainda está aberto merece um bom fim.",
  won: (mine, theirs) => `Você venceu, ${mine} a ${theirs}. A análise mostra o que contou.`,
  lost: (mine, theirs) => `${mine} a ${theirs}. A análise mostra onde ficaram pontos.`,
};

/** Examples in the rules. */
export const examples: typeof en.examples = {
  titles: {
    stations: "De quem é cada estação",
    tiles: "Os tipos de peça",
    "drawing-another": "Outra peça em vez da que está na mão",
    where: "Onde uma peça pode ficar",
    "one-tile": "Nenhuma linha de uma peça só",
    exception: "A não ser que a peça não caiba em outro lugar",
    "three-lines": "Três linhas terminam, uma delas no centro",
    "twice-over": "Duas vezes sobre uma peça, e até o centro",
    several: "Uma peça termina duas linhas",
    "eighty-two": "A última peça de uma partida",
    exchange: "Pegar a ação aberta",
    "third-place": "Duas companhias dividem o terceiro lugar",
    shares: "Quanto valem as ações, e quem tem mais por cento",
    "centre-to-centre": "Do centro de volta ao centro",
    "no-neighbour": "Uma estação central não é vizinha",
    "shown-share": "Uma ação é mostrada, e a companhia põe sua estação",
    "through-the-centre": "Pelo centro e para fora de novo",
    "two-scores": "A companhia com menos lucro, e o desafio",
    "number-28": "Uma linha termina em um número de alguém",
    "paris-row": "Uma fileira de turistas no fim",
    "stockholm-row": "Dois turistas no fim",
    "taxi-arrives": "O táxi chega lá",
    "taxi-passes": "O táxi não chega lá",
    "waiting-tourist": "Um turista é buscado",
    "new-york-board": "Cinco turistas no fim",
    "three-tiles": "Três vezes por um turista",
    tickets: "Bilhetes por passar onde há turistas",
  },
  names: {
    yellow: "Amarelo",
    blue: "Azul",
    orange: "Laranja",
    green: "Verde",
    purple: "Roxo",
    black: "Preto",
    gray: "Cinza",
    red: "Vermelho",
    white: "Branco",
    brown: "Marrom",
  },
  player: (n) => `Jogador ${n}`,
  trace: "Escolha uma estação ou uma linha para segui-la.",
  try: "Escolha um espaço para esta peça e veja o que dizem as regras.",
  may: (square) => `A peça pode ficar em ${square}.`,
  mayNot: (square) => `A peça não pode ficar em ${square}.`,
  seats: "Lugares",
  hand: "Na mão",
  drawn: "Pega do estoque",
  pieces: (n) => count(n, "unidade", "unidades"),
  tile: (code, pieces) => `Peça ${code}, ${pieces}`,
  count: "Contar",
  sum: (name, points) => `${name}: ${count(points, "ponto", "pontos")}`,
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "Em um minuto",
  says: {
    goal: "Faça as linhas das suas estações o mais longas possível.",
    turn: "No seu turno, coloque a peça da sua mão, ou pegue outra e coloque essa.",
    place: "As peças ficam na borda ou ao lado de outra peça, com a seta para cima.",
    score:
      "Uma linha que alcança uma estação rende 1 ponto cada vez que passa por uma peça, não importa quem a colocou.",
    centre: "Uma linha que termina no centro vale o dobro.",
    end: "Quando todas as 60 peças estão no tabuleiro, vence o jogador com mais pontos.",
  },
};

/** Whose lines an example shows: the names of their owners, and how many lines there are. */
export const whoseLines: typeof en.whoseLines = (names, lines) => `${lines > 1 ? "Linhas" : "Linha"}: ${list(names)}`;
