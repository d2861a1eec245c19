import type * as en from "../../en/underground/text.ts";
import { capital, count, form, list, of, points, signed, tokens } from "../grammar.ts";
import { command } from "../../command.ts";

export const text: typeof en.text = {
  lines: "Linhas",
  linesOf: (who) => (who.isYou ? "Suas linhas" : `Linhas ${of(who)}`),
  line: ({ name, owner, stretches, left, all }) =>
    `${capital(name)}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; e ") : "não começou"
    }. ${capital(form(left, "resta", "restam"))} ${left} de ${all} trilhos.`,
  passenger: (station) => `O passageiro está em ${station}.`,
  gone: "O passageiro saiu do tabuleiro.",
  open: "Destinos abertos",
  destination: (station, kind, lines) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", nenhuma linha ainda"}`,
  walk: (n) => `${count(n, "trecho", "trechos")} a pé`,
  trips: "Aonde ele iria",
  trip: (n, { to, by, pays }) => `${n}: até ${to} ${by}; ${pays}.`,
  noTrips: "Ele não vai a lugar nenhum agora.",
  canBuild: "Onde você pode construir",
  canBuildLine: (line) => `Linha ${line}`,
  canBuildAt: (line, blocks) => `${capital(line)}: ${blocks.join("; ") || "em lugar nenhum"}.`,
  build: (block, cost) => `${block}, ${cost}`,
  noBuild: "em lugar nenhum",
  stations: "Estações",
  stationsAbout: "Cada estação com as suas linhas e os trechos que saem dela, com as vias livres.",
  station: "Estação",
  kind: "Tipo",
  linesHere: "Linhas",
  blocks: "Trechos daqui",
  noLines: "nenhuma",
  space: (station, n) => `${station} ${n ? count(n, "livre", "livres") : "cheio"}`,
  facts: (facts) => `${capital(facts)}.`,
  noStation: (name) => `Nenhuma estação se chama “${name}”.`,
  which: (stations) => `Qual delas: ${list(stations)}?`,
  noLine: "Você não tem essa linha, ou ela não está na mesa.",
  noBlock: (one, other) => `Nenhum trecho liga ${one} e ${other}.`,
  buildHow: "Diga a linha e duas estações: construir vermelha euston, kings cross.",
  drafted: (slot, what, brings) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "Nada foi planejado ainda.",
  left: (n) =>
    n ? `${capital(form(n, "resta", "restam"))} ${count(n, "ação", "ações")}.` : "Não resta ação: digite encerrar.",
  noActions: "Não resta ação: digite encerrar ou desfazer.",
  chooseTrip: "Digite viagem e um número.",
  noTrip: (n) => `Há ${count(n, "viagem", "viagens")} para escolher.`,
  score: ({ name }, n, own) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores) => `Pontos: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what) => `Ao alcance: ${list(what)}.`,
  brief: ({ name }, built, to) =>
    `${[built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`ele foi até ${list(to)}`] : [])].join("; ")}.`,
  briefBuilt: (line, n) => `${line} ${signed(n)}`,
  commands: {
    build: command(
      "construir build b",
      "construir vermelha euston, kings cross; ou como nos registros",
      "planeja um trilho",
    ),
    token: command("ficha token k", "ficha", "planeja uma ficha"),
    end: command("encerrar end e", "encerrar", "encerra a vez, com fichas pelo que resta"),
    trip: command("viagem trip send", "viagem 2", "manda o passageiro, quando há caminhos iguais"),
    draft: command("plano draft slots", "plano", "o que esta vez faz até agora"),
    moves: command("jogadas moves m", "jogadas, ou jogadas vermelha", "onde você pode construir"),
    passenger: command("passageiro passenger p", "passageiro", "onde ele está e aonde iria"),
    destinations: command("destinos destinations d", "destinos", "o que está aberto e o que ainda vem"),
    station: command("estação estacao station s", "estação euston", "o que há ali"),
    line: command("linha line", "linha vermelha", "por onde passa uma linha"),
    lines: command("linhas lines", "linhas", "todas as linhas"),
    scores: command("placar jogadores scores score players", "placar", "quem joga, pontos e fichas"),
    undo: command("desfazer undo u", "desfazer", "desfaz o último passo"),
  },
};
