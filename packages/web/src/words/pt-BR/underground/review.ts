import type * as en from "../../en/underground/review.ts";
import { capital, count, inside, list, signed } from "../grammar.ts";

export const review: typeof en.review = {
  title: (edition) => `On the Underground, ${edition}`,
  map: "Mapa antes da jogada",
  built: (line, block) => `${line} ${block}`,
  token: "uma ficha",
  to: (station, lines) =>
    lines.length ? `até ${station} ${list(lines.map((line) => `pela ${line}`))}` : `até ${station}`,
  reward: (when, source, stations) => {
    const said = (past: string, present: string): string => (when === "played" ? past : present);
    switch (source) {
      case "loop":
        return `${said("fechou", "fecha")} um laço em volta de ${list(stations)}`;
      case "connection":
        return `${said("ligou", "liga")} ${list(stations)}`;
      case "terminus":
        return `${said("chegou", "chega")} ${stations.length > 1 ? "aos terminais" : "ao terminal"} ${list(stations)}`;
      case "nationalRail":
        return `${said("chegou", "chega")} ${stations.length > 1 ? "às estações" : "à estação"} da ferrovia nacional ${list(stations)}`;
      default:
        return `${said("chegou", "chega")} a ${list(stations)}`;
    }
  },
  leads: (when, told) => {
    const isPlayed = when === "played";
    if (told.kind === "diverts")
      return `${isPlayed ? "tirou" : "tira"} dos adversários ${count(told.less, "ponto", "pontos")} do passageiro`;
    return told.pieces === 1
      ? `${isPlayed ? "deixou" : "deixa"} a ${told.line} a um trilho de ${told.station}`
      : `${isPlayed ? "aproximou" : "aproxima"} a ${told.line} de ${told.station}: faltam ${count(told.pieces, "trilho", "trilhos")}`;
  },
  piece: (when, piece, rewards) => {
    const begins = when === "played" ? "Este trilho" : capital(piece);
    const nothing = when === "played" ? "não deu pontos na hora" : "não dá pontos na hora";
    return `${begins} ${rewards.length ? list(rewards) : nothing}.`;
  },
  better: (move, reasons) => (reasons.length ? `Melhor: ${move}, que ${list(reasons)}.` : `Melhor: ${move}.`),
  moreTokens: (n) => `deixa ${count(n, "ficha a mais", "fichas a mais")}`,
  tokenTaken: (when) =>
    ({
      played: "Esta ação pegou uma ficha em vez de construir um trilho.",
      best: "Melhor: uma ficha. O trilho não deu pontos na hora e não mudou o que o passageiro dá.",
      tried: "Esta ação pega uma ficha.",
    })[when],
  trip: (when, station, paid) => {
    const pays = paid.length ? list(paid.map(([{ name }, n]) => `${name} ${signed(n)}`)) : "ninguém pontua";
    return when === "played" ? `O passageiro foi até ${station}: ${pays}.` : `Uma viagem até ${station}: ${pays}.`;
  },
  passenger: (when, who, before, after) =>
    `Com isso, o passageiro ${when === "played" ? "deu" : "dá"} ${after} a ${inside(who)}, em vez de ${before}.`,
  rerouted: (used, unused, changes) => {
    const instead = unused.length ? ` em vez ${list(unused.map((line) => `da ${line}`))}` : "";
    const goes = used.length
      ? `${unused.length ? "usaria" : "usaria também"} ${list(used.map((line) => `a ${line}`))}${instead}`
      : `deixaria de usar ${list(unused.map((line) => `a ${line}`))}`;
    return `Com isso, o passageiro ${goes}: ${list(changes.map(([who, n]) => `${inside(who)} ${signed(n)}`))}.`;
  },
  facts: {
    points: "Pontos na hora",
    passenger: "Do passageiro",
    tokens: "Fichas restantes",
    number: (n) => String(n),
  },
};

export const achievements: typeof en.achievements = {
  sources: { passenger: "Passageiro", terminus: "Terminais", stations: "Estações", loop: "Laços" },
  longest: (length) => count(length, "trilho", "trilhos"),
  achievements: {
    wideLoop: { title: "Linha circular", about: "Cerque oito estações com laços de uma linha." },
    ownRide: { title: "Baldeação em casa", about: "Faça o passageiro usar duas ou mais linhas, todas suas." },
    fourTermini: { title: "Fim da linha", about: "Chegue a quatro terminais em uma partida." },
    withoutTokens: { title: "Sem ramais", about: "Vença sem pegar nenhuma ficha de ramal." },
  },
};
