import type * as en from "../en/text.ts";
import { list, number } from "./grammar.ts";
import { listed } from "../figures.ts";
import type { CommandWords } from "../../table/text/textFace.ts";

/** Commands are called by their Portuguese names, and by the English ones too. */
const command = (names: string, usage: string, about: string): CommandWords => ({
  names: names.split(" "),
  usage,
  about,
});

export const text: typeof en.text = {
  leave: "Mostrar o tabuleiro",
  board: "Tabuleiro",
  turn: "Sua jogada",
  log: "Diário",
  more: "Mais sobre a mesa",
  box: {
    title: "Comando",
    hint: "Digite ajuda para ver todos os comandos. A tecla / traz para cá.",
    go: "Ir",
    earlier: "Respostas anteriores",
    typed: (text) => `${text}:`,
    done: "Feito.",
    close: "Fechar a caixa de comandos",
  },
  unknown: (typed) => `“${typed}” não é um comando.`,
  meant: (names) => `Quis dizer ${listed(names, "ou")}?`,
  tryHelp: "Digite ajuda para ver todos os comandos.",
  refused: (reason, rule) => `${reason} Regra ${rule}.`,
  notNow: "Não é a sua vez.",
  inPast: "Você está olhando o histórico. Digite agora primeiro.",
  nothingToTakeBack: "Não há nada seu para desfazer.",
  nothingAgain: "Não há nada para refazer.",
  asked: "A página pergunta antes: veja a pergunta.",
  tookBack: "Desfeito.",
  status: (title, prompt) => (prompt ? `${title}: ${prompt}.` : `${title}.`),
  logEmpty: "Ainda não aconteceu nada.",
  helpOf: (usage, about) => `${usage}: ${about}.`,
  at: (where) => `${where}.`,
  live: "A partida como está.",
  playing: (times) => `A partida passa a ${number(times)} vezes um passo por segundo. Digite pausar para parar.`,
  stopped: "Parou.",
  speedNow: (times) => `Velocidade ${number(times)}.`,
  speeds: (all) => `As velocidades são ${list(all.map(number))}.`,
  commands: {
    help: command("ajuda help h", "ajuda, ou ajuda e um comando", "o que se pode digitar"),
    status: command("estado status turn", "estado", "de quem é a vez e o que se pede"),
    log: command("diário diario log", "diário, ou diário 8", "o que aconteceu, o mais novo primeiro"),
    undo: command("desfazer undo u", "desfazer", "desfaz a sua última decisão"),
    again: command("refazer again redo", "refazer", "refaz o que foi desfeito"),
    back: command("voltar back", "voltar", "um passo atrás na partida"),
    forward: command("avançar avancar forward", "avançar", "um passo adiante"),
    first: command("início inicio first", "início", "a primeira posição"),
    live: command("agora live", "agora", "a partida como está"),
    play: command("reproduzir play", "reproduzir", "mostra a partida toda, passo a passo"),
    pause: command("pausar pause stop", "pausar", "para de mostrar"),
    speed: command("velocidade speed", "velocidade 4", "com que velocidade é mostrada"),
    rules: command("regras rules", "regras", "abre as regras"),
    keys: command("teclas keys", "teclas", "todas as teclas"),
    board: command("tabuleiro board", "tabuleiro", "sai do modo texto"),
    last: command("fim last", "fim", "a última jogada"),
    mistake: command("erro mistake", "erro", "o próximo erro"),
    played: command("jogado played", "jogado", "a jogada feita, e o que se sabe dela"),
  },
  keys: [
    ["/", "caixa de comandos: tudo digitando"],
    ["V", "reproduz a partida, ou para"],
    ["<  >", "mais devagar, mais rápido"],
  ],
};
