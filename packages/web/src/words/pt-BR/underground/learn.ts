import type * as en from "../../en/underground/learn.ts";
import { list, points } from "../grammar.ts";

const COLOURS: Readonly<Record<string, string>> = {
  red: "vermelha",
  black: "preta",
  green: "verde",
  orange: "laranja",
};
const line = (colour: string): string => `linha ${COLOURS[colour] ?? colour}`;

export const lesson: typeof en.lesson = {
  steps: {
    begin: ({ colour, place, other }) => ({
      topic: "Suas linhas",
      says: "Quatro linhas são suas. Cada turno tem quatro ações, quase sempre para construir trilhos.",
      task: `Comece a sua ${line(colour)}: toque no trecho marcado entre ${place} e ${other}.`,
      done: "Uma linha nova pode começar em qualquer lugar do mapa.",
      knows: "Quatro ações por turno, nas suas linhas",
      why: `Comece a sua ${line(colour)} entre ${place} e ${other}, perto do passageiro.`,
    }),
    grow: ({ colour, place, other }) => ({
      topic: "Estender a linha",
      says: "Uma linha cresce nas duas pontas, e isso não custa fichas.",
      task: `O passageiro espera em ${other}: construa até lá em uma ponta. Ele quer ir a ${place}: construa até lá na outra.`,
      done: `A sua ${line(colour)} agora o leva de ${other} a ${place}.`,
      knows: "Uma linha cresce nas duas pontas",
      why: `Construa primeiro até ${other}, onde ele espera, e depois até ${place}.`,
    }),
    ride: ({ place, other, points: paid }) => ({
      topic: "Duas viagens",
      says: "Depois de cada turno, o passageiro faz duas viagens: a um destino expresso (losango) e depois a um normal (círculo).",
      task: "Cada linha que ele usa dá um ponto ao dono. Encerre o seu turno; você ganha uma ficha de ramal pela ação que sobrou.",
      done: `Expresso a ${place}, depois normal a ${other}, as duas na sua linha: ${points(paid)}.`,
      knows: "Duas viagens por turno: expressa, depois normal. Linhas usadas dão pontos",
      why: `Sua linha já chega a ${place}. Encerre o seu turno para ele viajar.`,
    }),
    rail: ({ colour, place, other, points: paid }) => ({
      topic: "Pontos no caminho",
      since: `O azul construiu de Bank até ${other}. O passageiro foi até lá na sua linha e na azul: 1 ponto para cada um.`,
      says: "As linhas também pontuam por onde passam: uma estação da ferrovia nacional dá um ponto.",
      task: `Estenda a sua linha até ${place}.`,
      done: `${points(paid)} na hora. Qualquer outra linha que chegar aqui também dará pontos.`,
      knows: "Ferrovia nacional: 1 ponto por linha",
      why: `O trecho marcado leva a sua ${line(colour)} a ${place}, uma estação da ferrovia nacional.`,
    }),
    terminus: ({ colour, place, points: paid }) => ({
      topic: "Terminais",
      says: "Uma linha que chega a um terminal, na borda do mapa, dá a você dois pontos e uma ficha.",
      task: `Comece a sua ${line(colour)} em ${place}.`,
      done: `${points(paid)}, e agora você tem duas fichas de ramal.`,
      knows: "Terminais: 2 pontos e uma ficha de ramal",
      why: `Comece a sua ${line(colour)} em ${place}, um terminal.`,
    }),
    branch: ({ place, other }) => ({
      topic: "Ramais",
      says: "Você também pode construir a partir do meio de uma linha. Esse ramal custa duas fichas.",
      task: `Abra um ramal em ${place} rumo a ${other}.`,
      done: "Você gastou duas fichas, e a sua linha agora tem três pontas.",
      knows: "Um ramal custa duas fichas",
      why: `O trecho marcado sai da linha em ${place} e vai até ${other}.`,
    }),
    connection: ({ place, other, points: paid }) => ({
      topic: "Conexões",
      says: "Duas estações mostram o mesmo símbolo. Uma linha que chega às duas dá três pontos.",
      task: `${other} está na sua linha. ${place} tem o mesmo símbolo: construa até lá.`,
      done: `${points(paid)} pelo par.`,
      knows: "As duas estações com um símbolo: 3 pontos",
      why: `${place} é a outra estação com esse símbolo.`,
    }),
    wanted: ({ place, other }) => ({
      topic: "Aonde o passageiro vai",
      since: `Você encerrou o seu turno, e o azul construiu até ${place}.`,
      says: "O passageiro anda a pé o mínimo possível. Depois, usa o mínimo possível de linhas.",
      task: `${place} está aberto, então ele quer ir para lá. Construa até lá e depois até ${other}.`,
      done: `Agora a sua linha pode levá-lo a ${place} sem que ele ande a pé.`,
      knows: "Primeiro menos caminhada, depois menos linhas",
      why: `Os trechos marcados levam primeiro a ${place} e depois a ${other}.`,
    }),
    loop: ({ place, points: paid }) => ({
      topic: "Laços",
      says: "Uma linha que fecha um laço dá um ponto por estação dentro dele.",
      task: `Falta só um trilho. Feche o laço em ${place}.`,
      done: `${points(paid)}: um por estação dentro dele.`,
      knows: "Laços: 1 ponto por estação dentro",
      why: `Só o trilho até ${place} fecha o laço.`,
    }),
    choice: ({ colour, place, points: paid }) => ({
      topic: "Sua escolha",
      says: "Se vários caminhos forem igualmente bons, o jogador da vez escolhe.",
      task: `A linha azul e a ${line(colour)} levam a ${place}. Mande-o pela sua própria linha.`,
      done: `${points(paid)} para você, nenhum para a azul. A rodada em que a pilha acaba é a última. Vence quem tiver mais pontos.`,
      knows: "Caminhos iguais: você escolhe no seu turno",
      why: "Esse caminho dá pontos ao seu adversário.",
    }),
  },
};

export const commentary: typeof en.commentary = {
  welcome: "Escolha um + no mapa para construir; depois de quatro ações, o passageiro viaja até destinos abertos.",
  built: "Estender uma linha nas pontas é grátis, e uma segunda perto do passageiro também pode dar pontos.",
  token: "Com duas fichas de ramal, você pode abrir um ramal em qualquer lugar de uma linha.",
  ride: "Cada linha sua que o passageiro usa dá pontos, a cada turno.",
  without: "Construa trilhos entre o passageiro e os destinos abertos para que ele use as suas linhas.",
  forgot: "Ele só usou as suas linhas, por isso só você pontuou no turno do adversário.",
  walked: "Ele fez o caminho todo a pé e ninguém pontuou: construa aonde ele irá em seguida.",
  rail: (station) => `Uma estação da ferrovia nacional como ${station} dá 1 ponto por linha que chegar lá.`,
  terminus: (station) => `Um terminal como ${station} dá dois pontos e uma ficha de ramal.`,
  connection: "Duas estações com o mesmo símbolo numa linha dão três pontos.",
  loop: "Um laço dá um ponto por estação dentro dele, e um laço maior dá pontos de novo pelas novas.",
  left: "A pilha acabou e o passageiro sai: no resto da rodada, você só constrói.",
  won: (mine, theirs) => `Você venceu por ${mine} a ${theirs}: a análise mostra o que fez a diferença.`,
  lost: (mine, theirs) => `Você perdeu: ${mine} a ${theirs}, e a análise mostra onde você deixou de pontuar.`,
  hints: {
    order: "Se houver um losango aberto, o passageiro vai primeiro até ele e depois até um círculo.",
    forecast: "A previsão mostra aonde ele iria agora e muda a cada trilho que você constrói.",
    way: "Ele anda a pé o mínimo possível e, entre esses caminhos, escolhe o que usa menos linhas.",
    stations: "Chegar a um terminal dá 2 pontos e uma ficha; a uma estação da ferrovia nacional, 1 ponto.",
    token: "Ações que você não usa para construir viram fichas de ramal: com duas, dá para abrir um ramal.",
  },
};

/** Examples in the rules. */
export const examples: typeof en.examples = {
  titles: {
    map: "O mapa",
    extending: "Estender uma linha nas pontas",
    branching: "Abrir um ramal por duas fichas",
    terminus: "Chegar a um terminal",
    symbols: "Duas estações com o mesmo símbolo",
    loop: "Fechar um laço",
    "goldhawk-road": "Para onde o passageiro vai primeiro",
    onward: "Para onde o passageiro vai depois",
  },
  player: (n) => `Jogador ${n}`,
  whose: (player, lines) => `${player}: ${list(lines)}`,
  look: "Escolha uma estação para ver o tipo dela.",
  build: (line) => `Escolha onde construir a linha ${line}.`,
  offer: (station, effort, isTaken) => (isTaken ? `${station}: ${effort}. Ele vai para cá.` : `${station}: ${effort}.`),
  equal: "Igualmente bons: o jogador da vez escolhe.",
};

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros: typeof en.intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Três ações",
      says: "Ninguém começa com pontos. Na primeira rodada, o jogador inicial tem três ações e o último tem cinco.",
      task: `Use duas das suas três ações: construa a linha vermelha por ${place} até ${other}.`,
      done: "Você ainda tem uma ação neste turno curto.",
      knows: "Primeira rodada: três ações para o jogador inicial",
      why: `O passageiro quer ir a ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Jogar primeiro",
      says: "O jogador inicial também manda o passageiro primeiro. Os outros constroem mais para compensar.",
      task: "Encerre o seu turno.",
      done: `Já são ${points(paid)}. Da segunda rodada em diante, todos têm quatro ações.`,
      knows: "Todos têm quatro ações depois",
      why: "Dois trilhos bastam. Deixe-o viajar.",
    }),
  },
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Duas ações",
      says: "Ninguém começa com pontos. Na primeira rodada, o jogador inicial tem duas ações, o último tem quatro e todos os outros têm três.",
      task: `Use as duas para construir a linha vermelha por ${place} até ${other}.`,
      done: "É só isso que você constrói neste turno. Quem joga depois constrói mais.",
      knows: "Primeira rodada: duas ações para o jogador inicial",
      why: `O passageiro quer ir a ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Um começo curto",
      says: "O passageiro viaja depois de cada turno, mesmo que ele seja curto.",
      task: "Mande-o nas duas viagens.",
      done: `${points(paid)} com dois trilhos. Da segunda rodada em diante, todos têm quatro ações.`,
      knows: "Todos têm quatro ações depois",
      why: "Você usou as suas ações. Deixe-o viajar.",
    }),
  },
  "last-round": {
    build: ({ place }) => ({
      topic: "A pilha acabou",
      says: "Esta é a última rodada. Normalmente o passageiro já teria saído. Com esta opção, ele fica até o fim da rodada.",
      task: `Construa a sua linha azul até ${place}. O passageiro ainda quer ir para o norte.`,
      done: "Por isso, vale a pena construir para ele até o último turno.",
      knows: "Ele fica até o fim da rodada",
      why: `O destino expresso fica perto de ${place}.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "Até o último turno",
      says: "Ele continua viajando enquanto houver destinos abertos. Nenhum destino novo é aberto.",
      task: "Encerre o seu turno e veja-o viajar.",
      done: `${points(paid)}, e você vence por ${mine} a ${theirs} bem no último turno.`,
      knows: "Ele viaja enquanto houver destinos abertos",
      why: "Você já construiu o bastante. Deixe-o viajar.",
    }),
  },
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "Uma carta especial",
      says: `${other} é sempre uma das cinco últimas cartas da pilha. Agora ela está aberta, e você está na frente.`,
      task: `Estenda a sua linha vermelha até ${place}, onde ele faz baldeação, e até ${other}.`,
      done: "Agora é o destino mais fácil de alcançar.",
      knows: "A carta é uma das cinco últimas",
      why: `Leve-o a ${other} pela sua linha.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "Fim da linha",
      says: `Ele sai do tabuleiro assim que chega a ${place}. No resto da rodada, os jogadores só constroem.`,
      task: "Encerre o seu turno e deixe-o viajar.",
      done: `${points(paid)} para cada um: ${mine} a ${theirs}, e não há mais viagens. Você escolheu quando a partida acaba.`,
      knows: "Se ele for para lá, esta é a última rodada",
      why: "Não há mais nada para construir. Deixe-o viajar.",
    }),
  },
  movement: {
    build: ({ place, other }) => ({
      topic: "Duas cartas",
      says: "Só um destino expresso e um normal ficam abertos, então todos sabem aonde ele vai.",
      task: `Construa a sua linha vermelha por ${place} até ${other}: as duas cartas em uma linha.`,
      done: "Ele vai primeiro ao destino expresso, depois ao normal.",
      knows: "Um destino expresso e um normal",
      why: `As cartas mostram ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Sem escolha de destino",
      says: "Depois das viagens, uma carta nova do mesmo tipo substitui cada carta antiga.",
      task: "Encerre o seu turno e veja-o viajar.",
      done: `Duas viagens, ${points(paid)}. Planeje para as próximas duas cartas.`,
      knows: "Cada carta é trocada por uma do mesmo tipo",
      why: "Não há mais nada para construir. Deixe-o viajar.",
    }),
  },
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "Em um minuto",
  says: {
    goal: "Construa suas linhas onde o passageiro vai usá-las.",
    turn: "No seu turno, você tem quatro ações. Cada uma constrói um trilho ou rende uma ficha de ramal.",
    build: "Uma linha cresce nas pontas. Em qualquer outro lugar ela se ramifica, e isso custa duas fichas.",
    score:
      "As linhas rendem pontos em estações da ferrovia nacional e terminais, por duas estações com o mesmo símbolo e por laços.",
    passenger:
      "Depois o passageiro viaja. Ele anda a pé o mínimo possível, e cada linha que ele usa rende 1 ponto ao dono.",
    end: "Quando a pilha de destinos acaba, os jogadores terminam a rodada. Vence quem tiver mais pontos.",
  },
};
