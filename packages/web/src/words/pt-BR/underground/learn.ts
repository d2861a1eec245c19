import type * as en from "../../en/underground/learn.ts";
import { points } from "../grammar.ts";

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
      says: "Quatro linhas são suas. Uma vez tem quatro ações, quase sempre trilhos.",
      task: `O passageiro espera em ${place}. Comece ali a ${line(colour)}: toque no trecho até ${other}.`,
      done: "Uma linha nova pode começar em qualquer lugar do mapa.",
      knows: "Quatro ações por vez, em linhas suas",
      why: `A ${line(colour)} começa em ${place}, onde o passageiro espera, e vai até ${other}.`,
    }),
    grow: ({ colour, place, other }) => ({
      topic: "Crescer",
      says: "Depois a linha cresce nas duas pontas, sem custo.",
      task: `Mais dois trilhos a levam a ${place}, aonde o passageiro quer ir.`,
      done: `A ${line(colour)} vai do passageiro até ${place}.`,
      knows: "Linhas crescem nas pontas",
      why: `Os trechos marcados levam a ${place} passando por ${other}, aonde ele também quer ir.`,
    }),
    ride: ({ place, other, points: paid }) => ({
      topic: "O passageiro",
      says: "No fim da vez o passageiro viaja. Cada linha que ele usa rende um ponto.",
      task: "Termine a sua vez. A ação que sobra vira uma ficha de ramal.",
      done: `Ele foi a ${place} e depois a ${other}, sempre com você: ${points(paid)}.`,
      knows: "O passageiro paga cada linha que usa",
      why: `Sua linha já chega a ${place}. Termine a vez para ele viajar.`,
    }),
    rail: ({ colour, place, points: paid }) => ({
      topic: "Ferrovia nacional",
      says: "Uma linha que chega a uma estação da ferrovia nacional rende um ponto.",
      task: `Construa até ${place}.`,
      done: `${points(paid)} na hora, e de novo para cada outra linha que chegar aqui.`,
      knows: "Ferrovia nacional: 1 ponto por linha",
      why: `O trecho marcado leva a ${line(colour)} a ${place}, uma estação da ferrovia nacional.`,
    }),
    terminus: ({ colour, place, points: paid }) => ({
      topic: "Terminais",
      says: "Um terminal, na beira do mapa, rende dois pontos e uma ficha.",
      task: `Comece a ${line(colour)} em ${place}.`,
      done: `${points(paid)}, e agora você tem duas fichas de ramal.`,
      knows: "Terminais: 2 pontos e uma ficha",
      why: `A ${line(colour)} começa em ${place}, um terminal.`,
    }),
    branch: ({ place, other }) => ({
      topic: "Ramais",
      says: "Fora das pontas, uma linha pode abrir um ramal. Isso custa duas fichas.",
      task: `Abra um ramal em ${place} para ${other}.`,
      done: "Duas fichas gastas, e a linha tem três pontas.",
      knows: "Um ramal custa duas fichas",
      why: `O trecho marcado sai da linha em ${place} e vai até ${other}.`,
    }),
    connection: ({ place, other, points: paid }) => ({
      topic: "Conexões",
      says: "Duas estações mostram o mesmo símbolo. A linha que chega às duas rende três pontos.",
      task: `${other} está na sua linha. ${place} mostra o mesmo símbolo: vá até lá.`,
      done: `${points(paid)} pelo par.`,
      knows: "As duas estações de um símbolo: 3 pontos",
      why: `${place} é a outra estação com esse símbolo.`,
    }),
    wanted: ({ place, other }) => ({
      topic: "Aonde ele quer ir",
      says: "Ele anda a pé o mínimo e depois usa o mínimo de linhas.",
      task: `${place} está aberto: ele quer ir para lá. Construa até lá e siga até ${other}.`,
      done: `Agora a sua linha o leva a ${place} sem um passo a pé.`,
      knows: "Menos caminhada, depois menos linhas",
      why: `Os trechos marcados levam primeiro a ${place} e depois a ${other}.`,
    }),
    loop: ({ place, points: paid }) => ({
      topic: "Laços",
      says: "Uma linha que fecha um laço é paga por cada estação dentro dele.",
      task: `Falta um trilho. Feche o laço em ${place}.`,
      done: `${points(paid)}, um por estação dentro dele.`,
      knows: "Laços: 1 ponto por estação dentro",
      why: `Só o trilho até ${place} o fecha.`,
    }),
    choice: ({ colour, place, points: paid }) => ({
      topic: "Sua escolha",
      says: "Quando os caminhos se equivalem, escolhe quem tem a vez.",
      task: `A linha azul e a ${line(colour)} levam a ${place}. Mande-o pela sua.`,
      done: `${points(paid)} para você, nenhum para o azul. Acabando os destinos, vence quem tem mais pontos.`,
      knows: "Caminhos iguais: você escolhe na sua vez",
      why: "Esse caminho paga o outro lado.",
    }),
  },
};

export const commentary: typeof en.commentary = {
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

/** Examples in the rules. */
export const examples: typeof en.examples = {
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

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros: typeof en.intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Três ações",
      says: "Ninguém começa com pontos. Na primeira rodada o primeiro lugar tem três ações, o último cinco.",
      task: `Use duas das três: a linha vermelha por ${place} até ${other}.`,
      done: "Resta uma ação nesta vez curta.",
      knows: "Na primeira rodada o primeiro tem três ações",
      why: `O passageiro quer ir a ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Começar",
      says: "Quem começa manda o passageiro primeiro. Os outros compensam com mais trilhos.",
      task: "Termine a sua vez.",
      done: `Já ${points(paid)}. Da segunda rodada em diante todos têm quatro ações.`,
      knows: "Depois todos têm quatro ações",
      why: "Dois trilhos bastam: deixe-o viajar.",
    }),
  },
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Duas ações",
      says: "Ninguém começa com pontos. Na primeira rodada o primeiro lugar tem duas ações, o último quatro, os outros três.",
      task: `Use as duas na linha vermelha por ${place} até ${other}.`,
      done: "Foi só isso. Quem vem depois constrói mais.",
      knows: "Na primeira rodada o primeiro tem duas ações",
      why: `O passageiro quer ir a ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Um começo curto",
      says: "O passageiro viaja depois de cada vez, por mais curta que seja.",
      task: "Mande-o nas duas viagens.",
      done: `${points(paid)} com dois trilhos. Da segunda rodada em diante todos têm quatro ações.`,
      knows: "Depois todos têm quatro ações",
      why: "Suas ações acabaram: deixe-o viajar.",
    }),
  },
  "last-round": {
    build: ({ place }) => ({
      topic: "A pilha acabou",
      says: "A última rodada. Normalmente o passageiro já teria saído; aqui ele fica até o fim dela.",
      task: `Construa a linha azul até ${place}: ele ainda quer ir ao norte.`,
      done: "Assim vale a pena construir para ele até o fim.",
      knows: "Com a pilha vazia ele fica até o fim da rodada",
      why: `De ${place} é perto do destino expresso.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "Até o fim",
      says: "Ele viaja enquanto houver destinos abertos. Não vêm novos.",
      task: "Termine a sua vez e veja.",
      done: `${points(paid)}, e ${mine} a ${theirs} bem na última vez.`,
      knows: "Ele viaja enquanto houver destinos abertos",
      why: "Já construiu bastante: deixe-o viajar.",
    }),
  },
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "Uma carta especial",
      says: `${other} está entre as cinco últimas cartas da pilha. Agora está aberta, e você está na frente.`,
      task: `Construa a linha vermelha até ${place}, onde ele troca, e até ${other}.`,
      done: "Agora é o destino mais fácil de todos.",
      knows: "Essa carta é uma das cinco últimas",
      why: `Ele deve ir a ${other}, pela sua linha.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "Fim da linha",
      says: `Quando chega a ${place}, ele sai do mapa na hora. No resto da rodada só se constrói.`,
      task: "Termine a sua vez e deixe-o ir.",
      done: `${points(paid)} para cada um, ${mine} a ${theirs}, e não há mais viagens: você escolheu o fim.`,
      knows: "Quem o manda para lá termina a partida",
      why: "Não falta construir nada: deixe-o viajar.",
    }),
  },
  movement: {
    build: ({ place, other }) => ({
      topic: "Duas cartas",
      says: "Só um destino expresso e um normal ficam abertos. Assim todos sabem aonde ele vai.",
      task: `Construa a linha vermelha por ${place} até ${other}: as duas cartas em uma linha.`,
      done: "Ele vai primeiro ao expresso, depois ao normal.",
      knows: "Um destino expresso e um normal abertos",
      why: `As cartas mostram ${place} e ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Sem escolher a carta",
      says: "Depois de cada viagem, uma carta do mesmo tipo toma o lugar da antiga.",
      task: "Termine a sua vez e veja.",
      done: `Duas viagens, ${points(paid)}. Planeje para as duas cartas que vêm.`,
      knows: "Cada viagem abre uma carta do mesmo tipo",
      why: "Não falta construir nada: deixe-o viajar.",
    }),
  },
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "Em um minuto",
  says: {
    goal: "Construa suas linhas por onde o passageiro vai usá-las.",
    turn: "No seu turno você tem quatro ações. Cada uma constrói um trilho ou rende uma ficha de ramal.",
    build: "Uma linha cresce nas pontas. Em qualquer outro lugar ela se ramifica, e isso custa duas fichas.",
    score:
      "As linhas rendem pontos em estações da ferrovia nacional e terminais, por duas estações com o mesmo símbolo e por laços.",
    passenger:
      "Depois o passageiro viaja. Ele anda a pé o mínimo possível, e cada linha que ele usa rende 1 ponto ao dono.",
    end: "Quando a pilha de destinos acaba, os jogadores terminam a rodada. Vence quem tem mais pontos.",
  },
};
