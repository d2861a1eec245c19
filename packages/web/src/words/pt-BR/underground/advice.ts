import type { Reason, TripReason } from "../../en/underground/advice.ts";
import type * as en from "../../en/underground/advice.ts";
import { capital, count, form, list, points, tokens } from "../grammar.ts";

const tenths = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** What a piece does, after its block: "leva a vermelha até Euston por 1 ponto". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `guarda para ramais, então com ${tokens(told.have + 1)}` : "guarda para um ramal";
    case "loop":
      return `fecha um laço da ${told.line} por ${points(told.points)}`;
    case "pays":
      return `leva a ${told.line} até ${told.station} por ${points(told.points)}`;
    case "carries":
      return told.more === 1
        ? `faz o passageiro usar a ${told.line}, um ponto a mais nesta vez`
        : `faz o passageiro usar a ${told.line}, ${points(told.more)} a mais nesta vez`;
    case "diverts":
      return `tira dos outros ${points(told.less)} do passageiro`;
    case "towards":
      return told.pieces === 1
        ? `deixa a ${told.line} a um trilho de ${told.station}`
        : `leva a ${told.line} rumo a ${told.station}, a ${count(told.pieces, "trilho", "trilhos")}`;
    case "grows":
      return `faz a ${told.line} crescer`;
  }
}

/** What a trip of the passenger does, after its destination. */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return told.lines.length === 1
        ? `usa a sua linha ${list(told.lines)} por ${points(told.points)}`
        : `usa as suas linhas ${list(told.lines)} por ${points(told.points)}`;
    case "onward":
      return `segue depois pelas suas linhas, por ${points(told.points)}`;
    case "spares":
      return `paga aos outros ${points(told.points)} a menos que outro caminho`;
    case "feeds":
      return `paga aos outros ${points(told.points)} a mais que outro caminho`;
    case "misses":
      return `rende a você ${points(told.points)} a menos que outro caminho`;
    case "ends":
      return `termina na sua linha ${told.line}`;
    case "keeps":
      return `deixa ${told.station} aberta, que fica na sua linha ${told.line}`;
    case "away":
      return `termina a ${count(told.blocks, "trecho", "trechos")} das suas linhas`;
    case "leaves":
      return `deixa ${told.station} para depois`;
    case "offers":
      return `deixa ${told.station} para os outros`;
    case "same":
      return "faz pouca diferença";
  }
}

/** Advice at a table of On the Underground. */
export const advice: typeof en.advice = {
  headline: (block, told) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  piece: (line, block) => `${block} (${line})`,
  token: "Ficha",
  trip: (station, lines) => (lines.length ? `até ${station} pela ${list(lines)}` : `até ${station} a pé`),
  tripReason: (told) => capital(tripReason(told)),
  tripHeadline: (station, told) => `A viagem até ${station} ${tripReason(told)}`,
  pieceWorth: (worth, isBest) => (isBest ? `vale ${worth}, o melhor` : `vale ${worth}`),
  plan: {
    title: "Um plano para esta vez",
    thinking: "Planejando o resto da vez…",
    build: (line, block) => `${capital(line)}: ${block}`,
    token: "Pegar uma ficha de ramal",
  },
  puzzle: {
    title: "Sua vez",
    task: (lead) =>
      `Seu próximo trilho. Um deles vale ${tenths.format(lead)} ${form(lead, "ponto", "pontos")} a mais que todos os outros.`,
    choose: "Escolha uma linha e um trecho no mapa, ou pegue uma ficha.",
    command: { names: ["resposta", "answer"], usage: "resposta", about: "dá o trilho da sua jogada como resposta" },
  },
  reading: {
    pieces:
      "Cada trecho mostra o que o trilho faz com a sua vantagem final esperada, comparado com a média dos dez melhores. Fichas e aonde o passageiro poderá ir depois já estão na conta.",
    trips: "Cada viagem mostra o que ela faz com a sua vantagem final esperada, comparada com a média destas.",
  },
};
