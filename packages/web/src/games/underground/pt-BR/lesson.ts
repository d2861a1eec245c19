import { count } from "../../../parts/words/pt-BR/plural.ts";
import type { lesson as source } from "../en/lesson.ts";

const points = (n: number): string => count(n, "ponto", "pontos");
const COLOURS: Readonly<Record<string, string>> = {
  red: "vermelha",
  black: "preta",
  green: "verde",
  orange: "laranja",
};
const line = (colour: string): string => `linha ${COLOURS[colour] ?? colour}`;

export const lesson: typeof source = {
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
