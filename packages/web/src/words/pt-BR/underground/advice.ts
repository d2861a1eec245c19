import type { Reason, TripReason } from "../../en/underground/advice.ts";
import type * as en from "../../en/underground/advice.ts";
import { capital, count, list, points, tokens } from "../grammar.ts";

/** What a piece does, after its block: "leva a vermelha até Euston e rende 1 ponto". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `junta fichas para ramais: ${tokens(told.have + 1)} até agora` : "junta fichas para um ramal";
    case "loop":
      return `fecha um laço da ${told.line} e rende ${points(told.points)}`;
    case "pays":
      return `leva a ${told.line} até ${told.station} e rende ${points(told.points)}`;
    case "carries":
      return told.more === 1
        ? `faz o passageiro usar a ${told.line}: 1 ponto a mais neste turno`
        : `faz o passageiro usar a ${told.line}: ${points(told.more)} a mais neste turno`;
    case "diverts":
      return `tira dos adversários ${points(told.less)} do passageiro`;
    case "towards":
      return told.pieces === 1
        ? `deixa a ${told.line} a um trilho de ${told.station}`
        : `aproxima a ${told.line} de ${told.station}: faltam ${count(told.pieces, "trilho", "trilhos")}`;
    case "grows":
      return `estende a ${told.line}`;
  }
}

/** What a trip of the passenger does, after its destination. */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return told.lines.length === 1
        ? `usa a sua linha ${list(told.lines)} e rende ${points(told.points)}`
        : `usa as suas linhas ${list(told.lines)} e rende ${points(told.points)}`;
    case "onward":
      return `continua pelas suas linhas e rende ${points(told.points)}`;
    case "spares":
      return `dá aos adversários ${points(told.points)} a menos que outro caminho`;
    case "feeds":
      return `dá aos adversários ${points(told.points)} a mais que outro caminho`;
    case "misses":
      return `dá a você ${points(told.points)} a menos que outro caminho`;
    case "ends":
      return `termina na sua linha ${told.line}`;
    case "keeps":
      return `deixa aberto o destino ${told.station}, na sua linha ${told.line}`;
    case "away":
      return `termina a ${count(told.blocks, "trecho", "trechos")} das suas linhas`;
    case "leaves":
      return `deixa ${told.station} para depois`;
    case "offers":
      return `deixa ${told.station} para os adversários`;
    case "same":
      return "faz pouca diferença";
  }
}

/** Hints at a table of On the Underground. */
export const advice: typeof en.advice = {
  headline: (block, told) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  piece: (line, block) => `${block} (${line})`,
  token: "Ficha",
  trip: (station, lines) =>
    lines.length ? `até ${station} ${list(lines.map((line) => `pela ${line}`))}` : `até ${station} a pé`,
  tripReason: (told) => capital(tripReason(told)),
  tripHeadline: (station, told) => `A viagem até ${station} ${tripReason(told)}`,
  pieceWorth: (worth, isBest) => (isBest ? `vale ${worth}, a melhor escolha` : `vale ${worth}`),
  plan: {
    title: "Plano para este turno",
    thinking: "Planejando o resto do seu turno…",
    build: (line, block) => `${capital(line)}: ${block}`,
    token: "Pegar uma ficha de ramal",
  },
  puzzle: {
    title: "Sua vez",
    role: (lines, actions) =>
      `As suas linhas são ${list(lines)}. Você ainda tem ${count(actions, "ação", "ações")}; depois o passageiro viaja.${actions > 1 ? " Responda com o trilho que você constrói primeiro." : ""}`,
    choose: "Escolha uma linha e um trecho no mapa ou pegue uma ficha.",
    command: { names: ["resposta", "answer"], usage: "resposta", about: "envia o trilho planejado como resposta" },
  },
  reading: {
    pieces:
      "Cada número mostra quanto o seu resultado final melhoraria ou pioraria em comparação com a média dos dez melhores trilhos. O número inclui as fichas e as próximas viagens do passageiro.",
    trips:
      "Cada número mostra quanto o seu resultado final melhoraria ou pioraria em comparação com a média destas viagens.",
  },
};
