import type * as en from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, form, list, number, of, points } from "./grammar.ts";

const turn = (who: Who, prompt: string): Status => ({
  title: who.isYou ? "Sua vez" : `Vez ${of(who)}`,
  prompt,
});

/** Tables of any game. */
export const table: typeof en.table = {
  you: "Você",
  quoted: (name) => `“${name}”`,
  heading: capital,
  points: (n) => count(n, "ponto", "pontos"),

  status: {
    yours: turn,
    thinking: ({ name }) => ({ title: name, prompt: "está pensando…" }),
    passTo: (who) => turn(who, `passe a tela para ${who.name}`),
    over: { title: "A partida acabou", prompt: "" },
    abandoned: { title: "Partida parada", prompt: "Foi abandonada. Tudo está como foi deixado." },
    gone: { title: "Esta mesa não existe mais", prompt: "foi excluída, talvez em outra janela" },
    connecting: { title: "Conectando…", prompt: "o que você decidir é guardado e enviado" },
    unsent: { title: "Ainda não enviado", prompt: "sua decisão sai quando houver conexão" },
    waitsFor: (who) => turn(who, `esperando ${who.name}`),
    away: (who) => turn(who, `${who.name} saiu por um momento`),
    left: (who) => turn(who, `${who.name} foi embora; o lugar fica guardado`),
    botFailed: ({ name }) => ({ title: name, prompt: "não respondeu" }),
    history: { title: "Histórico", prompt: "" },
    historyYours: { title: "Histórico", prompt: "é a sua vez" },
  },
  notKept: "guardada só nesta janela",
  thinking: ({ name }) => `${name} está pensando…`,
  actions: {
    back: "Voltar",
    takeBack: "Desfazer",
    result: "Resultado",
    history: "Histórico",
    live: "Voltar ao vivo",
    end: "Ir ao fim",
    rules: "Regras",
    menu: "Menu",
    log: "Diário",
    settings: "Ajustes",
    shortcuts: "Teclado",
    textMode: "Modo texto",
    export: "Exportar",
    home: "Sair da mesa",
    abandon: "Abandonar a partida",
    askAgain: "Perguntar de novo",
    takeUpAgain: "Retomar",
  },
  panels: {
    players: "Jogadores",
    answers: "Respostas",
    next: "E agora",
  },
  whyNot: (rule) => `Regra ${rule} · Ler a regra`,
  log: {
    title: "Diário",
    empty: "Ainda não aconteceu nada.",
    show: (place) => `Mostrar ${place} no tabuleiro`,
    tookBack: "A última decisão foi desfeita.",
    yourTurnNow: "É a sua vez.",
    told: (sentences) => sentences.join(" "),
  },
  liveYours: "Ao vivo · sua vez",
  handOver: {
    title: ({ name }) => `${name}, é a sua vez`,
    claim: ({ name }) => `Sou ${name}`,
  },
  asks: ({ name }, asked) => ({ title: `${name} pergunta`, prompt: asked }),
  asked: {
    back: "pode desfazer a última decisão?",
    pause: "fazemos uma pausa?",
    resume: "continuamos a partida?",
    end: "encerramos a partida aqui, sem vencedor?",
    resign: "pode desistir da partida?",
    replace: "outra pessoa pode ocupar o lugar?",
  },
  yes: "Sim",
  no: "Não",
  stale: "A partida seguiu em outra janela. Ela está assim.",
};

/** The sheets of any table. */
export const sheets: typeof en.sheets = {
  history: {
    title: "Histórico",
    first: "Primeira posição",
    last: "Última posição",
    slider: "Posição na partida",
    play: "Reproduzir",
    stop: "Parar",
    speed: "Velocidade",
    times: (speed) => `${number(speed)}×`,
  },
  menu: ["Esta partida", "Ajuda e ajustes", "Esta mesa"],
  beside: "Ao lado do tabuleiro",
  terms: {
    title: "Esta mesa",
    edition: "Edição",
    help: "Ajuda",
    modules: "Módulos",
    rules: "Regras",
  },
  about: (title, help, differences) => [title, `Ajuda: ${help.toLowerCase()}`, ...differences].join(" · "),
  takeBack: {
    title: "Desfazer?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Isto desfaz ${count(decisions, "decisão", "decisões")}, até antes da sua última. ${comesAgain}`
        : `Isto desfaz a sua última decisão. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${form(names.length, "precisa", "precisam")} concordar, pois algo já aconteceu depois.`,
    again: "Refazer",
    yes: "Desfazer",
    yesAll: "Todos concordam",
    no: "Deixar assim",
  },
  tapAgain: {
    title: "Colocar com um segundo toque?",
    about: "Um toque mostra o que a peça faria; um segundo, no mesmo espaço, a colocaria.",
    yes: "Sim, colocar assim",
    no: "Não, só pelo botão",
  },
  flat: "Modo mesa",
  shortcuts: "Teclado",
  export: {
    title: "Exportar",
    about: "O registro desta partida: tudo o que é preciso para jogá-la outra vez do começo ao fim.",
    text: "Como texto",
    json: "Como JSON",
    whole: "A mesa inteira",
    copy: "Copiar o texto",
    copied: "Copiado.",
    notCopied: "O navegador não deixou copiar. Salve o arquivo.",
  },
};

/** News beside a table. */
export const news: typeof en.news = {
  since: "Desde a sua última vez",
  soFar: "Até aqui",
  newGame: "Nova partida",
  none: "Mais ninguém jogou.",
  replay: "Mostrar de novo",
  botFailed: {
    title: ({ name }) => `${name} não respondeu`,
    detail: (reason) =>
      reason
        ? `O que deu errado: ${reason}`
        : "O navegador não deixou o bot pensar. Pergunte de novo ou recarregue a página.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat: typeof en.flat = {
  title: "Modo mesa",
  about: "Deite o tablet na mesa: o tabuleiro fica no meio e cada pessoa tem um painel virado para si.",
  lay: "Deitar na mesa",
  leave: "Sair do modo mesa",
  phones: "Com celulares como lugares",
  aboutPhones:
    "Monte a mesa online e escolha que esta tela só mostre o tabuleiro. Todos entram com o celular, pelo código na tela, e guardam suas peças para si.",
  setUp: "Montar uma mesa para celulares",
};

export const abandon: typeof en.abandon = {
  title: "Abandonar esta partida?",
  body: "Ela fica na sua lista, como está, e pode ser retomada.",
  yes: "Abandonar",
  no: "Continuar jogando",
};

export const noTable: typeof en.noTable = {
  unknown: "Esta mesa não existe neste navegador",
  unknownAbout:
    "As mesas ficam no navegador em que foram jogadas. Ela pode ter sido excluída, ou jogada em outro lugar.",
  version: "Esta mesa foi guardada por outra versão",
  game: "Esta versão não conhece o jogo que foi jogado aqui",
  replay: "Esta partida não segue as regras que esta versão conhece",
  nothingLost: "Nada foi excluído nem mudado. Você pode exportar o que está guardado e abrir em outro lugar.",
  detail: (detail) => `O que deu errado: ${detail}`,
  export: "Exportar o que está guardado",
};

/** Scores of solo games. */
export const alone: typeof en.alone = {
  title: "Seus resultados no solo",
  first: "Sua primeira partida deste tipo.",
  against: (now, best) =>
    now > best
      ? `Seu recorde, por ${points(now - best)}.`
      : now === best
        ? "Igual ao seu recorde."
        : `${points(best - now)} abaixo do seu recorde, ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Para superar: ${points(best)}. Da última vez: ${number(last)}.`,
};
