import type * as en from "../../en/underground/text.ts";
import { capital, count, form, list, of, points, signed, tokens } from "../grammar.ts";
import { listed } from "../../figures.ts";
import { command } from "../../command.ts";

export const text: typeof en.text = {
  lines: "Linhas",
  linesOf: (who) => (who.isYou ? "Suas linhas" : `Linhas ${of(who)}`),
  line: ({ name, owner, stretches, left, all }) =>
    `${capital(name)}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; e ") : "não começada"
    }. ${capital(form(left, "resta", "restam"))} ${left} de ${all} trilhos.`,
  passenger: (station) => `O passageiro está em ${station}.`,
  gone: "O passageiro saiu do tabuleiro.",
  open: "Destinos abertos",
  destination: (station, kind, lines) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", nenhuma linha ainda"}`,
  walk: (n) => `${count(n, "trecho", "trechos")} a pé`,
  trips: "Aonde o passageiro iria",
  trip: (n, { to, by, pays }) => `${n}: até ${to} ${by}; ${pays}.`,
  noTrips: "O passageiro não vai a lugar nenhum agora.",
  canBuild: "Onde você pode construir",
  canBuildLine: (line) => `Linha ${line}`,
  canBuildAt: (line, blocks) => `${capital(line)}: ${blocks.join("; ") || "em lugar nenhum"}.`,
  build: (block, cost) => `${block}, ${cost}`,
  noBuild: "em lugar nenhum",
  stations: "Estações",
  stationsAbout: "Todas as estações, com as linhas, os trechos e as vias livres de cada uma.",
  station: "Estação",
  kind: "Tipo",
  linesHere: "Linhas",
  blocks: "Trechos a partir daqui",
  noLines: "nenhuma",
  space: (station, n) => `${station} ${n ? count(n, "livre", "livres") : "cheio"}`,
  facts: (facts) => `${capital(facts)}.`,
  noStation: (name) => `Nenhuma estação se chama “${name}”. Confira a grafia.`,
  which: (stations) => `Qual delas: ${listed(stations, "ou")}? Digite o nome completo.`,
  noLine: "Essa linha não é sua ou não está nesta partida. Escolha uma das suas.",
  noBlock: (one, other) => `Nenhum trecho liga ${one} e ${other}. Escolha duas estações vizinhas.`,
  buildHow: "Digite uma linha e duas estações, por exemplo: “construir vermelha euston, kings cross”.",
  drafted: (slot, what, brings) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "Você ainda não planejou nada. Digite “jogadas” para ver onde você pode construir.",
  left: (n) =>
    n ? `${capital(form(n, "resta", "restam"))} ${count(n, "ação", "ações")}.` : "Não restam ações. Digite “encerrar”.",
  noActions: "Não restam ações. Digite “encerrar” ou “desfazer”.",
  chooseTrip: "Digite “viagem” e um número.",
  noTrip: (n) => `Há ${count(n, "viagem", "viagens")} para escolher. Digite “viagem” e um número.`,
  score: ({ name }, n, own) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores) => `Pontos: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what) => `Ao alcance: ${list(what)}.`,
  brief: ({ name }, built, to) =>
    `${[built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`o passageiro foi até ${list(to)}`] : [])].join("; ")}.`,
  briefBuilt: (line, n) => `${line} ${signed(n)}`,
  commands: {
    build: command(
      "construir build b",
      "construir vermelha euston, kings cross",
      "planeja um trilho. A notação dos arquivos das partidas também funciona",
    ),
    token: command("ficha token k", "ficha", "planeja pegar uma ficha"),
    end: command("encerrar end e", "encerrar", "encerra o turno e pega fichas pelas ações que sobram"),
    trip: command("viagem trip send", "viagem 2", "manda o passageiro quando há caminhos iguais"),
    draft: command("plano draft slots", "plano", "mostra o seu turno até agora"),
    moves: command("jogadas moves m", "jogadas, ou jogadas vermelha", "mostra onde você pode construir"),
    passenger: command("passageiro passenger p", "passageiro", "mostra onde o passageiro está e aonde iria"),
    destinations: command("destinos destinations d", "destinos", "mostra os destinos abertos e os da pilha"),
    station: command("estação estacao station s", "estação euston", "descreve uma estação"),
    line: command("linha line", "linha vermelha", "mostra por onde passa uma linha"),
    lines: command("linhas lines", "linhas", "lista todas as linhas"),
    scores: command("placar jogadores scores score players", "placar", "lista jogadores, pontos e fichas"),
    undo: command("desfazer undo u", "desfazer", "desfaz o último passo"),
  },
};
