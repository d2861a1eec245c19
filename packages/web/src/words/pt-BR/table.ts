import type * as en from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, form, list, number, of, points, signed } from "./grammar.ts";

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
    paused: { title: "Partida pausada", prompt: "retome-a para continuar jogando" },
    pausedTogether: { title: "Partida pausada", prompt: "ela continua quando todos estiverem prontos" },
    gone: { title: "Mesa excluída", prompt: "talvez em outra janela" },
    connecting: { title: "Conectando…", prompt: "suas jogadas são salvas e serão enviadas" },
    unsent: { title: "Ainda não enviada", prompt: "sua jogada será enviada quando você voltar a ficar online" },
    waitsFor: (who) => turn(who, `esperando ${who.name}`),
    away: (who) => turn(who, `${who.name} está ausente`),
    offline: (who) => turn(who, `${who.name} está offline`),
    left: (who) => turn(who, `${who.name} deixou a partida`),
    timeUp: (who, isSpectator) =>
      who.isYou
        ? { title: "Seu tempo acabou", prompt: "espere a decisão" }
        : { title: `O tempo ${of(who)} acabou`, prompt: isSpectator ? "esperando a decisão" : "você decide" },
    botFailed: ({ name }) => ({ title: name, prompt: "não respondeu" }),
    history: { title: "Vendo o histórico", prompt: "" },
    historyYours: { title: "Vendo o histórico", prompt: "é a sua vez" },
  },
  notKept: "mesa não salva: existe só nesta janela",
  thinking: ({ name }) => `${name} está pensando…`,
  actions: {
    back: "Voltar",
    takeBack: "Desfazer",
    result: "Resultado",
    history: "Histórico",
    live: "Voltar à partida",
    end: "Ir ao fim",
    rules: "Regras",
    menu: "Menu",
    log: "Registro",
    settings: "Ajustes",
    shortcuts: "Teclado",
    textMode: "Modo texto",
    export: "Exportar",
    home: "Ir para o início",
    abandon: "Abandonar partida",
    askAgain: "Tentar de novo",
    takeUpAgain: "Retomar",
  },
  panels: {
    players: "Jogadores",
    answers: "Mensagens",
    next: "Próximo passo",
  },
  whyNot: (rule) => `Regra ${rule} · Ler a regra`,
  log: {
    title: "Registro",
    empty: "Ainda não aconteceu nada.",
    show: (place) => `Mostrar ${place} no tabuleiro`,
    tookBack: "A última jogada foi desfeita.",
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
    back: "desfazer a última jogada?",
    pause: "pausar a partida?",
    resume: "retomar a partida?",
    end: "encerrar a partida aqui, sem vencedor?",
    resign: "posso desistir?",
    replace: "outra pessoa pode ocupar o lugar?",
  },
  yes: "Sim",
  no: "Não",
  replaying: (move) => `Você está rejogando a jogada ${move}. A partida real continua salva.`,
  stale: "A partida continuou em outra janela. Esta é a posição atual.",
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
  sidePanel: "Painel lateral",
  terms: {
    title: "Esta mesa",
    edition: "Edição",
    help: "Ajuda",
    modules: "Módulos",
    rules: "Regras",
  },
  about: (title, help, differences) => [title, `Ajuda: ${help.toLowerCase()}`, ...differences].join(" · "),
  takeBack: {
    title: "Desfazer a jogada?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Isso desfaz ${count(decisions, "jogada", "jogadas")}: a sua última e tudo o que veio depois. ${comesAgain}`
        : `Isso desfaz a sua última jogada. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${form(names.length, "precisa", "precisam")} concordar, porque a partida já avançou.`,
    again: "Refazer",
    yes: "Sim, desfazer",
    yesAll: "Todos concordam",
    no: "Manter",
  },
  tapAgain: {
    title: "Colocar com um segundo toque?",
    about: "Um toque mostra o que a peça faria. Um segundo toque no mesmo espaço pode colocá-la.",
  },
  flat: "Modo mesa",
  shortcuts: "Teclado",
  export: {
    title: "Exportar",
    about: "O arquivo desta partida, com tudo o que é preciso para reproduzi-la.",
    text: "Como texto",
    json: "Como JSON",
    whole: "Mesa inteira",
    copy: "Copiar texto",
    copied: "Copiado.",
    notCopied: "O navegador não permitiu copiar. Salve o arquivo em vez disso.",
  },
};

/** News beside a table. */
export const news: typeof en.news = {
  since: "Desde o seu último turno",
  soFar: "Até aqui",
  newGame: "Nova partida",
  none: "Mais ninguém jogou.",
  replay: "Rever",
  earlier: "Jogadas anteriores",
  estimate: (n) => `${points(n)} se terminasse assim`,
  gained: signed,
  botFailed: {
    title: ({ name }) => `${name} não respondeu`,
    detail: "O navegador interrompeu o bot. Tente de novo ou recarregue a página.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat: typeof en.flat = {
  title: "Modo mesa",
  about: "Deixe o tablet deitado na mesa. O tabuleiro fica no centro, e cada jogador tem um painel virado para si.",
  lay: "Iniciar modo mesa",
  leave: "Sair do modo mesa",
  phones: "Jogar com celulares",
  aboutPhones:
    "Crie uma mesa online e deixe esta tela mostrar só o tabuleiro. Todos entram pelo celular com o código da tela e mantêm suas peças escondidas.",
  setUp: "Criar mesa para celulares",
  hand: {
    only: "Só a mão e os botões",
    always: "Mostrar sempre o tabuleiro",
    about: "O tabuleiro está na tela grande.",
    show: "Mostrar o tabuleiro aqui",
  },
};

export const abandon: typeof en.abandon = {
  title: "Abandonar esta partida?",
  body: "Ela fica na sua lista, e você pode retomá-la depois.",
  yes: "Sim, abandonar",
  no: "Continuar jogando",
};

export const noTable: typeof en.noTable = {
  unknown: "Mesa não encontrada neste navegador",
  unknownAbout:
    "As mesas são salvas no navegador em que você joga. Esta pode ter sido excluída ou jogada em outro navegador.",
  version: "Esta mesa foi salva por outra versão da página",
  game: "Esta versão da página não oferece este jogo",
  replay: "Esta partida não segue as regras desta versão da página",
  nothingLost: "Nada foi excluído nem alterado. Você pode exportar os dados salvos e abri-los em outro lugar.",
  export: "Exportar dados salvos",
};

/** Scores of solo games. */
export const alone: typeof en.alone = {
  title: "Seus resultados solo",
  first: "Sua primeira partida solo com esta preparação.",
  against: (now, best) =>
    now > best
      ? `Novo recorde, por ${points(now - best)}.`
      : now === best
        ? "Você igualou seu recorde."
        : `${points(best - now)} abaixo do seu recorde de ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Recorde a bater: ${points(best)}. Última partida: ${number(last)}.`,
};
