import type * as en from "../en/home.ts";
import { count, list, number } from "./grammar.ts";

/** The names of people and bots at a new table, and why it could not be created. */
const setup: (typeof en.home)["setup"] = {
  you: "Você",
  names: ["Ana", "Beto", "Caio", "Duda", "Elis", "Fábio"],
  botNames: {
    drifter: "Andarilho",
    tourist: "Turista",
    collector: "Coletor",
    commuter: "Rotineiro",
    planner: "Planejador",
    inspector: "Inspetor",
  },
  full: "Não foi possível guardar a mesa: o armazenamento do navegador está cheio. Exclua antes uma mesa antiga.",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");
const days = (n: number): string => count(n, "dia", "dias");

function minutes(time: number): string {
  return time % MINUTE ? `${number(time / 1000)} s` : `${number(time / MINUTE)} min`;
}

const clock: (typeof en.home)["clock"] = {
  none: "sem relógio",
  live: (initial, increment) => (increment ? `${minutes(initial)} + ${number(increment / 1000)} s` : minutes(initial)),
  days: (perMove) => `${perMove % DAY ? count(perMove / HOUR, "hora", "horas") : days(perMove / DAY)} por jogada`,
  short: {
    none: "sem",
    live: (initial, increment) => `${number(initial / MINUTE)} + ${number(increment / 1000)}`,
    days: (perMove) => days(perMove / DAY),
  },
  left(time) {
    if (time >= DAY) return `restam ${days(Math.floor(time / DAY))} ${Math.floor((time % DAY) / HOUR)} h`;
    if (time >= HOUR) return `restam ${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min`;
    return `restam ${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))}`;
  },
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const home: typeof en.home = {
  setup,
  title: "Interchange",
  game: "Jogo",
  bots: {
    title: "Jogar com um bot",
    about: "Começa na hora.",
    notDownloaded: "Este jogo ainda não foi baixado por inteiro. Conecte-se à internet e tente de novo.",
    choose: "Quem joga contra você",
    says: {
      drifter: "“Sem pressa. O dia está lindo.”",
      tourist: "“Olha só aonde esta vai!”",
      collector: "“Linha longa eu não largo.”",
      commuter: "“Direto ao centro, toda manhã.”",
      planner: "“Toda linha tem um fim. Eu sei onde.”",
      inspector: "“Já vi todos os truques desta rede.”",
    },
    level: (rung) => ` · nível ${rung} de 6`,
    fits: "Venceu: sobe um. Perdeu duas: desce um.",
    alone: "Solo",
    aboutAlone: "Ninguém contra você, só as peças.",
    play: (opponents) => `Jogar com ${list(opponents)}`,
    playAlone: "Jogar solo",
    terms: (seats, modules) =>
      [count(seats, "lugar", "lugares"), ...(modules ? [count(modules, "módulo", "módulos")] : []), "sem relógio"].join(
        " · ",
      ),
    change: "Mudar",
  },
  friends: {
    title: "Jogar com amigos",
    about: "Abra uma mesa e envie o link. Sem conta.",
    aboutHere: "Passem uma tela de mão em mão.",
    seats: "Lugares",
    clock: "Relógio",
    make: "Abrir uma mesa",
    screen: "Todos numa tela",
    short: "Com amigos",
    shortAbout: "envie um link",
    all: "Todas as opções",
  },
  join: {
    title: "Participar",
    waiting: (tables) =>
      tables
        ? `${count(tables, "mesa espera", "mesas esperam")} jogadores.`
        : "Nenhuma mesa espera jogadores agora. Ponha uma sua na lista, e outros a encontram.",
    list: "Pôr na lista",
    looking: "Procurando mesas…",
    left: (seats) => count(seats, "lugar livre", "lugares livres"),
    nobody: "Ninguém ainda",
    plain: "jogo básico",
    modules: (modules) => count(modules, "módulo", "módulos"),
    tile: (tables) => (tables ? count(tables, "mesa espera", "mesas esperam") : "quem joga agora"),
    join: "Entrar",
    joinThat: (name) => `Entrar: ${name}`,
    anywhere: "Qualquer mesa",
    watch: "Assistir",
    live: (games) => (games ? count(games, "partida para ver agora", "partidas para ver agora") : ""),
    lobby: "Todas as mesas",
  },
  apart: {
    absent: "Esta página não tem servidor de mesas online. Bots e uma tela para todos funcionam como sempre.",
    unreachable: "Não há contato com o servidor de mesas online. Bots e uma tela para todos funcionam como sempre.",
  },
  clock,
  importGame: "Importar uma partida",
  yourTables: "Suas mesas",
  allTables: "Todas as minhas partidas e estatísticas",
  noTables:
    "Nenhuma mesa ainda. Para jogar com um bot basta um toque; a partida é guardada neste navegador a cada jogada.",
  unaffiliated:
    "Sem vínculo com os autores e as editoras dos jogos nem com empresas de transporte, e sem o aval deles.",
  notLasting:
    "Este navegador não guarda nada, talvez porque a janela seja privada. Você pode jogar, mas as mesas somem quando ela fecha. Exporte o que quiser guardar.",
  table: {
    continue: "Continuar",
    review: "Rever",
    resume: "Retomar",
    abandon: "Abandonar",
    abandonThat: (names) => `Abandonar: ${list(names)}`,
    delete: "Excluir",
    deleteThat: (names) => `Excluir: ${list(names)}`,
    export: "Exportar",
    yourTurn: "Sua vez",
    turnOf: (name) => `Vez de ${name}`,
    turns: (tables) => count(tables, "mesa espera você", "mesas esperam você"),
    here: "neste aparelho",
    gathering: "esperando jogadores",
    paused: "em pausa",
    open: "Abrir",
    leave: "Sair",
    leaveThat: (names) => (names.length ? `Sair: ${list(names)}` : "Sair"),
    again: "Jogar de novo",
    over: "terminada",
    abandoned: "abandonada",
    imported: "importada",
    version: (version) =>
      `Salvo por outra versão do Interchange (formato ${version}). Nada foi alterado nem excluído: exporte ou abra com aquela versão.`,
  },
  confirmDelete: {
    title: "Excluir esta mesa?",
    body: "A partida e o seu registro saem deste navegador. Isto não se desfaz.",
    bodyOnline: "A mesa some para todos. Isto não se desfaz.",
    yes: "Excluir",
    no: "Manter",
  },
  import: {
    title: "Importar uma partida",
    about: "Abra um registro escrito pelo Interchange, como texto ou JSON, ou uma mesa inteira de outro navegador.",
    file: "Escolher um arquivo",
    paste: "ou cole aqui",
    open: "Abrir",
    empty: "Ainda não há nada para ler.",
    failed: "Não é possível abrir isto.",
    at: (line, column, reason) => `Há um erro na linha ${line}, coluna ${column} (em inglês: ${reason}).`,
    inEntry: (entry, reason) => `Há um erro na jogada ou sorteio ${entry} (em inglês: ${reason}).`,
    unknownGame: (game) => `Este é o registro de um jogo que o Interchange não conhece: ${game}.`,
    unreadable: "Não foi possível ler o arquivo.",
    tooLarge: (size, most) =>
      `Tem ${megabytes(size)}, e nenhuma partida passa de ${megabytes(most)}. É o arquivo certo?`,
    hidden:
      "Este registro foi exportado durante a partida e tem pontos de interrogação no que o jogador não podia saber. Exporte de novo quando ela acabar; para seguir em outro lugar, exporte a mesa inteira.",
  },
};
