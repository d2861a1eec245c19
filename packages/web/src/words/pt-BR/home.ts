import type * as en from "../en/home.ts";
import { count, list, number } from "./grammar.ts";

/** The names of people and bots at a new table, and why it could not be created. */
const setup: (typeof en.home)["setup"] = {
  you: "Você",
  names: ["Ana", "Beto", "Caio", "Duda", "Elis", "Fábio"],
  botNames: {
    trainee: "Novato",
    drifter: "Andarilho",
    tourist: "Turista",
    collector: "Coletor",
    commuter: "Rotineiro",
    planner: "Planejador",
    inspector: "Inspetor",
  },
  full: "Não foi possível salvar a mesa: o armazenamento do navegador está cheio. Primeiro exclua uma mesa antiga.",
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
  live: (initial, increment) =>
    increment ? `${minutes(initial)} + ${number(increment / 1000)} s por jogada` : minutes(initial),
  days: (perMove) => `${perMove % DAY ? count(perMove / HOUR, "hora", "horas") : days(perMove / DAY)} por jogada`,
  short: {
    none: "Nenhum",
    live: (initial) => minutes(initial),
    days: (perMove) => days(perMove / DAY),
  },
  left(time) {
    if (time >= DAY) return `${days(Math.floor(time / DAY))} ${Math.floor((time % DAY) / HOUR)} h restantes`;
    if (time >= HOUR) return `${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min restantes`;
    return `${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))} restantes`;
  },
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const home: typeof en.home = {
  setup,
  title: "Interchange",
  game: "Jogo",
  bots: {
    notDownloaded: "Este jogo ainda não foi baixado por inteiro. Conecte-se à internet e tente de novo.",
    choose: "Escolha seu adversário",
    says: {
      trainee: "“Minha primeira semana. Ainda confundo as linhas.”",
      drifter: "“Sem pressa. O dia está lindo.”",
      tourist: "“Olha só para onde essa vai!”",
      collector: "“Linha longa eu não largo.”",
      commuter: "“Direto ao centro, toda manhã.”",
      planner: "“Toda linha tem um fim. Eu sei onde.”",
      inspector: "“Já vi todos os truques desta rede.”",
    },
    level: (rung) => ` · nível ${rung} de 7`,
    fits: "Vença para subir um nível. Você desce um nível se perder duas vezes.",
    alone: "Solo",
    aboutAlone: "Só você e as peças.",
    play: (opponents) => `Jogar contra ${list(opponents)}`,
    playAlone: "Jogar solo",
    terms: (seats, modules) =>
      [
        count(seats, "jogador", "jogadores"),
        ...(modules ? [count(modules, "módulo", "módulos")] : []),
        "sem relógio",
      ].join(" · "),
  },
  first: {
    learn: "Aprenda em 3 min",
    learnAbout: "Quatro jogadas num tabuleiro de verdade.",
    goOn: "Continuar a lição",
    play: "Jogar",
    against: (bot, isEasiest) => (isEasiest ? `Contra ${bot}, o bot mais fácil.` : `Contra ${bot}.`),
    change: "Mudar",
    free: "Gratuito e de código aberto. Funciona offline.",
  },
  show: {
    label: (game) => `Uma partida terminada de ${game}`,
    real: (what) => `De uma partida real: ${what}`,
    pause: "Pausar",
    resume: "Continuar",
  },
  friends: {
    title: "Jogar com amigos",
    about: "Envie um link. Sem cadastro.",
    aboutHere: "Dividam uma tela e passem-na de mão em mão.",
    seats: "Jogadores",
    clock: "Relógio",
    open: "Criar mesa",
    make: "Criar uma mesa",
    screen: "Na mesma tela",
    short: "Amigos",
    all: "Todas as opções",
  },
  join: {
    title: "Entrar em uma mesa",
    waiting: (tables) => `${count(tables, "mesa está esperando", "mesas estão esperando")} jogadores`,
    none: "Ninguém está esperando.",
    start: "Criar mesa",
    list: "Criar mesa pública",
    looking: "Procurando mesas…",
    offline: "Você está offline",
    left: (seats) => count(seats, "lugar livre", "lugares livres"),
    nobody: "Ninguém ainda",
    plain: "jogo básico",
    modules: (modules) => count(modules, "módulo", "módulos"),
    join: "Entrar",
    joinIn: "Entrar",
    watch: "Assistir",
    live: (games) => count(games, "partida para assistir", "partidas para assistir"),
    lobby: "Todas as mesas",
  },
  glance: {
    board: "O tabuleiro como está agora",
    tiles: (tiles, isCentre) => `${count(tiles, "peça", "peças")}${isCentre ? " ×2" : ""}`,
    centre: (whose, line) =>
      whose === undefined ? `Sua linha ${line} chegou ao centro.` : `Linha ${line} de ${whose} no centro.`,
    long: (whose, line, tiles) =>
      whose === undefined ? `Sua linha ${line}: ${tiles} peças.` : `Linha ${line} de ${whose}: ${tiles} peças.`,
    ended: (lines) => count(lines, "linha terminou.", "linhas terminaram."),
    moved: (name) => `${name} jogou.`,
  },
  apart: {
    absent: "Não há servidor de mesas online aqui. Você ainda pode jogar contra bots ou dividir uma tela.",
    unreachable:
      "Não foi possível acessar o servidor de mesas online. Você ainda pode jogar contra bots ou dividir uma tela.",
  },
  clock,
  importGame: "Importar uma partida",
  yourTables: "Suas mesas",
  allTables: "Todas as partidas e estatísticas",
  pickUp: "Continue de onde parou",
  notUpdated: "Não foi possível atualizar.",
  newGame: "Nova partida",
  unaffiliated:
    "Sem vínculo com os autores e as editoras dos jogos nem com empresas de transporte, e sem o endosso deles.",
  notLasting:
    "Este navegador não está salvando nada, talvez porque você esteja em uma janela anônima. Você pode jogar, mas perderá as mesas ao fechá-la. Exporte as que quiser guardar.",
  table: {
    play: "Jogar",
    continue: "Continuar",
    review: "Análise",
    resume: "Retomar",
    abandon: "Abandonar",
    abandonThat: (names) => `Abandonar: ${list(names)}`,
    delete: "Excluir",
    deleteThat: (names) => `Excluir: ${list(names)}`,
    export: "Exportar",
    yourTurn: "Sua vez",
    turnOf: (name) => `Vez de ${name}`,
    turns: (tables) => count(tables, "mesa está esperando você", "mesas estão esperando você"),
    here: "neste aparelho",
    gathering: "esperando jogadores",
    paused: "Em pausa",
    open: "Abrir",
    leave: "Sair",
    leaveThat: (leave, names) => (names.length ? `${leave}: ${list(names)}` : leave),
    again: "Jogar de novo",
    won: (by) => `Você venceu por ${by}`,
    lost: (by) => `Você perdeu por ${by}`,
    over: "terminada",
    abandoned: "abandonada",
    imported: "importada",
    version: (version) =>
      `Salva por outra versão do Interchange (formato ${version}). Nada foi alterado nem excluído. Exporte a mesa ou abra-a com a outra versão.`,
  },
  confirmDelete: {
    title: "Excluir esta mesa?",
    body: "A partida e o arquivo dela serão excluídos deste navegador. Esta ação não pode ser desfeita.",
    bodyOnline: "A mesa será excluída para todos. Esta ação não pode ser desfeita.",
    yes: "Excluir",
    no: "Cancelar",
  },
  import: {
    title: "Importar uma partida",
    about:
      "Abra o arquivo de uma partida exportada do Interchange (texto ou JSON) ou uma mesa inteira de outro navegador.",
    file: "Escolher um arquivo",
    paste: "ou cole aqui",
    open: "Abrir",
    empty: "Primeiro escolha um arquivo ou cole o conteúdo dele.",
    failed: "Não foi possível abrir.",
    at: (line, column) => `Há um erro na linha ${line}, coluna ${column}. Corrija-o ou exporte a partida de novo.`,
    inEntry: (entry) => `Há um erro na entrada ${entry}. Corrija-o ou exporte a partida de novo.`,
    unknownGame: (game) => `O Interchange não oferece este jogo: ${game}. Tente outro arquivo.`,
    unreadable: "Não foi possível ler o arquivo. Tente outro.",
    tooLarge: (size, most) =>
      `São ${megabytes(size)}, mas nenhuma partida passa de ${megabytes(most)}. Verifique se é o arquivo certo.`,
    hidden:
      "Este arquivo foi exportado durante a partida; tudo o que estava oculto para o jogador que o exportou aparece como ponto de interrogação. Exporte-o de novo quando a partida acabar. Para continuar a partida em outro lugar, exporte a mesa inteira.",
  },
};
