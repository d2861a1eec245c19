import type * as en from "../../en/metro/learn.ts";
import { count, list, points, tiles } from "../grammar.ts";

export const lesson: typeof en.lesson = {
  steps: {
    leave: ({ line }) => ({
      topic: "Suas estações",
      says: "Você é o amarelo, o triângulo. Uma linha começa em cada estação com a sua marca.",
      task: `Toque no espaço marcado e depois em “Colocar”. A linha ${line} sai da estação.`,
      done: `A linha ${line} saiu da estação: uma peça até agora.`,
      knows: "Suas linhas começam nas estações da sua cor",
      why: `A linha ${line} começa na estação dela, então a primeira peça vai bem na frente.`,
    }),
    grow: ({ line, tiles: after, other }) => ({
      topic: "Crescer",
      since: `O azul colocou uma peça em ${other}.`,
      says: "Uma linha cresce a cada peça por onde passa.",
      task: `Estenda a linha ${line}. As peças vão na borda ou ao lado de outras, sempre com a seta para cima.`,
      done: `Agora são ${tiles(after)}. Linhas longas são o seu objetivo.`,
      knows: "Uma linha cresce a cada peça por onde passa",
      why: `Só o espaço na ponta aberta estende a linha ${line}.`,
    }),
    station: ({ line, points: paid }) => ({
      topic: "Chegar a uma estação",
      says: "Uma linha que alcança uma chegada termina ali e é pontuada na hora.",
      task: `Vale qualquer estação, até a própria. Termine a linha ${line}.`,
      done: `${points(paid)}: um para cada vez que a linha passa por uma peça. Ela passa duas vezes por uma das peças.`,
      knows: "Uma linha é pontuada quando chega a uma estação",
      why: `A linha ${line} continua em outro espaço.`,
    }),
    twice: ({ line, place, before, tiles: after }) => ({
      topic: "Duas vezes na peça",
      says: "Uma peça por onde a linha passa duas vezes conta duas vezes.",
      task: `Coloque as suas curvas na frente da linha ${line} e veja a linha voltar.`,
      done: `De ${before} para ${after} com uma única peça: a linha passa duas vezes por ${place}.`,
      knows: "Uma peça por onde a linha passa duas vezes conta duas vezes",
      why: `A linha ${line} só volta a partir do espaço marcado.`,
    }),
    centre: ({ line, tiles: after, points: paid }) => ({
      topic: "O centro",
      says: `Falta um espaço para a linha ${line} chegar ao centro.`,
      task: "Coloque a sua peça no espaço marcado. Linhas que terminam no centro contam em dobro.",
      done: `Ela passa por peças ${after} vezes, e isso conta em dobro: ${points(paid)}.`,
      knows: "Linhas que terminam no centro contam em dobro",
      why: `A linha ${line} não chegaria ao centro a partir dali.`,
    }),
    short: ({ line, place }) => ({
      topic: "Nada de linha curta demais",
      says: "Uma única peça não pode ligar uma saída a uma chegada. Uma linha precisa ser mais longa que isso.",
      task: `Esta peça faria isso num canto como ${place}. Experimente ali ou estenda logo a linha ${line}.`,
      done: `Você sempre vê a regra se um espaço não for permitido. A linha ${line} continua.`,
      knows: "Uma linha precisa passar por mais de uma peça",
      why: `O espaço marcado estende a linha ${line}.`,
    }),
    two: ({ line, other }) => ({
      topic: "Duas de uma vez",
      says: "Cada peça tem quatro trilhos e, por isso, pode estender duas linhas suas.",
      task: `Olhe as duas pontas: as linhas ${line} e ${other} continuam no mesmo espaço.`,
      done: `As linhas ${line} e ${other} cresceram em 2 cada uma.`,
      knows: "Uma peça pode estender várias linhas",
      why: `As linhas ${line} e ${other} se encontram no espaço marcado.`,
    }),
    another: ({ line, points: paid }) => ({
      topic: "Outra peça",
      says: "Você não precisa colocar a peça da mão.",
      task: `Pegue outra peça. Você precisa colocar essa peça agora: termine a linha ${line} com ela.`,
      done: `${points(paid)}, e a sua própria peça fica na mão para o próximo turno.`,
      knows: "Você pode pegar outra peça e colocar essa",
      why: `Só a peça que você pega termina a linha ${line}, na ponta aberta.`,
    }),
    block: ({ line, theirs }) => ({
      topic: "Linhas dos adversários",
      says: "Você pode construir nas linhas de qualquer um, até para terminá-las cedo.",
      task: `Leve a linha ${line}, do azul, direto a uma estação.`,
      done: `O azul ganha ${points(theirs)} por uma linha que poderia ter ficado longa.`,
      knows: "Termine cedo as linhas dos adversários para que rendam pouco",
      why: `A linha ${line} sai da estação no espaço marcado.`,
    }),
    exception: ({ line, points: paid }) => ({
      topic: "A exceção",
      says: "Se uma peça formaria uma linha de uma só peça em todos os espaços livres, você pode colocá-la mesmo assim.",
      task: `Restam três espaços, e a sua peça faria isso em todos. Coloque-a na frente da sua linha ${line}.`,
      done: `A linha ${line} termina depois de uma única peça: ${points(paid)}.`,
      knows: "Uma linha de uma só peça é permitida se nada mais for possível",
      why: `Só o espaço marcado termina a sua própria linha ${line}.`,
    }),
    last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
      topic: "O fim",
      says: "A partida termina com a última peça. Vence quem tiver mais pontos.",
      task: `Resta um espaço. Coloque a última peça e veja aonde vai a linha ${line}.`,
      done: `Ela passa por peças ${after} vezes: ${points(paid)}. Você venceu por ${mine} a ${theirs}.`,
      knows: "Vence quem tiver mais pontos com o tabuleiro cheio",
      why: "Só resta um espaço.",
    }),
  },
  line: (number) => `Linha ${number}`,
  departure: (line) => `Saída: a linha ${line} começa aqui`,
  arrival: "Chegada: qualquer linha pode terminar aqui",
  soFar: (n) => `vale ${points(n)} até agora`,
  scored: (n) => points(n),
};

export const commentary: typeof en.commentary = {
  welcome:
    "Coloque peças para que as suas linhas fiquem longas. O tabuleiro acompanha cada linha para você: toque numa estação para ver a dela.",
  placed: "Pergunte duas coisas sobre cada espaço: ele ajuda uma linha sua? E prejudica uma do adversário?",
  line: (line, n) =>
    `A linha ${line} terminou: ${points(n)}, um para cada vez que ela passou por uma peça. As suas outras linhas continuam.`,
  centre: (line, n) => `A linha ${line} chegou ao centro e, por isso, contou em dobro: ${points(n)}.`,
  ended: (line, n) =>
    `O adversário terminou a sua linha ${line}: ${points(n)} para você. Linhas abertas perto de uma estação correm perigo.`,
  cut: (line, n) => `Você terminou cedo a linha ${line} do adversário: só ${points(n)} para ele.`,
  theirCentre: (line, n) =>
    `A linha ${line} do adversário chegou ao centro: ${points(n)}. Fique de olho nos espaços ao lado do centro.`,
  oops: (line, n) => `“Ops”, diz o adversário, “terminei a minha própria linha ${line}: só ${points(n)}.”`,
  oopsAgain: (line, n) =>
    `“Agora a linha ${line} também: ${points(n)}. Eu devia olhar aonde os trilhos levam”, diz o adversário.`,
  danger: (line, n) =>
    `A linha ${line} já vale ${points(n)}. O adversário pode terminá-la a qualquer momento: estenda-a ou leve-a ao centro enquanto dá.`,
  half: "Metade do tabuleiro está cheia. Agora aproveite ao máximo as linhas que ainda estão abertas.",
  won: (mine, theirs) => `Você venceu por ${mine} a ${theirs}. A análise mostra quais jogadas foram importantes.`,
  lost: (mine, theirs) => `${mine} a ${theirs}. A análise mostra onde você poderia ter feito mais pontos.`,
};

/** Examples in the rules. */
export const examples: typeof en.examples = {
  titles: {
    stations: "De quem é cada estação",
    tiles: "Tipos de peça",
    "drawing-another": "Outra peça em vez da que você tem na mão",
    where: "Onde uma peça pode ficar",
    "one-tile": "Uma linha precisa passar por mais de uma peça",
    exception: "A exceção: uma peça que não cabe em nenhum outro espaço",
    "three-lines": "Três linhas terminam, uma delas no centro",
    "twice-over": "Uma linha passa duas vezes por uma peça e termina no centro",
    several: "Uma peça termina duas linhas",
    "eighty-two": "A última peça de uma partida",
    exchange: "Pegar a ação aberta",
    "third-place": "Duas companhias dividem o terceiro lugar",
    shares: "Quanto valem as ações, e a maior participação",
    "centre-to-centre": "Do centro de volta ao centro",
    "no-neighbour": "Uma estação central não é vizinha",
    "shown-share": "Mostrar uma ação de uma companhia para colocar a estação dela",
    "through-the-centre": "Pelo centro e para fora de novo",
    "two-scores": "A companhia mais fraca, e o modo difícil",
    "number-28": "Uma linha termina no número de alguém",
    "paris-row": "Uma fileira de turistas no fim",
    "stockholm-row": "Dois turistas no fim",
    "taxi-arrives": "O táxi chega",
    "taxi-passes": "O táxi não chega",
    "waiting-tourist": "Uma linha busca um turista",
    "new-york-board": "Cinco turistas no fim",
    "three-tiles": "Uma linha passa três vezes por um turista",
    tickets: "Bilhetes por passar por turistas",
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
  trace: "Escolha uma estação ou uma linha para seguir a linha.",
  try: "Escolha um espaço para esta peça e veja o que dizem as regras.",
  may: (square) => `A peça pode ficar em ${square}.`,
  mayNot: (square) => `A peça não pode ficar em ${square}.`,
  seats: "Jogadores",
  hand: "Na mão",
  drawn: "Peça tirada da pilha",
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
