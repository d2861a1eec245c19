import type { table as source } from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, of } from "./plural.ts";

const turn = (who: Who, prompt: string): Status => ({
  title: who.isYou ? "Sua vez" : `Vez ${of(who)}`,
  prompt,
});

/** What every table says, whatever is played there. */
export const table: typeof source = {
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
