import type * as en from "../en/online.ts";
import { count, form, inside, list, of } from "./grammar.ts";

export const online: typeof en.online = {
  outOfReach: {
    title: "Não há contato com o servidor",
    body: "A mesa está segura lá. Esta página tenta de novo sozinha assim que houver conexão.",
    again: "Tentar agora",
  },
  unknown: {
    title: "Essa mesa não existe",
    body: "Não há mesa neste endereço, ou ela foi removida.",
  },

  link: {
    label: "Conexão",
    open: "Conectado",
    connecting: "Reconectando",
    restarting: "Servidor reiniciando",
    offline: "Sem rede",
    outdated: "Nova versão depois desta vez",
  },
  watching: (n) => `${n} assistindo`,

  presence: { here: "aqui", away: "ausente", gone: "saiu" },
  goneFor: (time) => `fora há ${time}`,
  standsIn: (name) => `joga por ${name}`,
  nobody: "saiu",
  before: (fact) => `${fact} · `,

  clock: {
    days: (days, hours) => `${days} d ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
    minutes: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, "0")}`,
    tenths: (seconds, tenths) => `0:${String(seconds).padStart(2, "0")},${tenths}`,
    left: (who, time) => `${inside(who)} ainda tem ${time}`,
  },

  tray: {
    sending: "Enviando…",
    saved: "Sua jogada está salva",
    kept: "Guardada aqui, enviando de novo",
    keptOffline: "Guardada aqui, e enviada quando houver conexão.",
    waits: ({ name }) => `Esperando ${name}.`,
    takeBack: "Desfazer",
    free: "livre até outra pessoa jogar",
    asks: (names) => `${list(names)} ${form(names.length, "terá", "terão")} de concordar`,
    watching: "Você está assistindo.",
    watchingAbout: "Você vê o que todos podem ver.",
    watchingLate: (seconds) => `Você vê a partida ${count(seconds, "segundo", "segundos")} depois.`,
  },
  failed: {
    unsent: "O servidor não conseguiu guardar a sua jogada. Nada foi jogado; tente de novo.",
    stale: "Sua última jogada não valeu: a partida já tinha seguido.",
    refused: "Sua última jogada não valeu: ela não é permitida.",
  },

  chat: {
    title: "Conversa",
    empty: "Ninguém disse nada ainda.",
    say: "Diga algo à mesa",
    send: "Enviar",
    unread: (n) => count(n, "mensagem nova", "mensagens novas"),
    readOnly: "Só quem joga escreve aqui.",
    notSent: "Não enviado: não há conexão.",
    tooMuch: "Não enviado: foi muita coisa de uma vez.",
    mute: "Silenciar",
    muteOne: (name) => `Silenciar ${name}`,
    muted: (names) => `Em silêncio: ${list(names)}`,
  },

  requests: {
    title: "Os outros",
    pause: "Pedir uma pausa",
    end: "Pedir para encerrar",
    resign: "Desistir",
    leave: "Sair de vez desta partida",
    pauseAbout: "Os relógios param durante a pausa. Todos precisam concordar.",
    endAbout: "A partida acaba aqui e ninguém vence. Todos precisam concordar.",
    resignAbout: "O outro lado vence. Isto não se desfaz.",
    leaveAbout: "Os outros decidem se um bot segue jogando, e outra pessoa pode ocupar o seu lugar.",
    yes: "Perguntar",
    yesResign: "Desistir",
    yesLeave: "Sair",
    no: "Seguir jogando",
    waiting: {
      back: "Você pediu para desfazer a sua última jogada",
      pause: "Você pediu uma pausa",
      resume: "Você pediu para continuar",
      end: "Você pediu para encerrar a partida",
      resign: "Você pediu para desistir",
      replace: "Você pediu para ceder o lugar a outra pessoa",
    },
    waitsFor: (names) => `${list(names)} ainda não ${form(names.length, "respondeu", "responderam")}`,
    timeLeft: (time) => `${time} para responder`,
    notGranted: "Não houve acordo.",
  },

  votes: {
    title: {
      time: (who) => `O tempo ${of(who)} acabou`,
      gone: (who) => `${who.name} sumiu`,
      left: (who) => `${who.name} foi embora`,
    },
    about: {
      time: (who) => `Vale na hora o que todos vocês escolherem. ${who.name} ainda pode jogar.`,
      gone: (who) => `Vale na hora o que todos vocês escolherem. ${who.name} pode voltar a qualquer momento.`,
      left: () => "Vale na hora o que todos vocês escolherem.",
    },
    alone: "Vale na hora o que você escolher.",
    wait: "Esperar",
    waitAbout: "perguntar de novo quando o tempo acabar",
    time: (time) => `Dar mais ${time}`,
    timeAbout: "o relógio continua",
    bot: (bot, who) => `${bot} joga por ${who.name}`,
    botAbout: (who) => `até ${who.name} voltar`,
    end: "Encerrar a partida",
    endAbout: "ninguém vence, o registro fica",
    claim: "Ficar com a vitória",
    claimAbout: (who) => `${who.name} perde pelo tempo`,
    agree: (n, of) => `${n} de ${of} concordam`,
    missing: (who) => `${list(who.map(({ name }) => name))} ainda não ${form(who.length, "escolheu", "escolheram")}`,
    timeLeft: (time) => `${time} para escolher`,
    watching: "Quem joga escolhe.",
  },
  reclaim: {
    about: (bot) => `${bot} joga por você`,
    take: "Retomar o meu lugar",
    waits: "Você volta a jogar na próxima vez.",
  },

  result: {
    rematch: "Revanche",
    toRematch: "Ir à revanche",
    rotated: "Os lugares avançam um.",
    failed: "Não foi possível montar a revanche. Tente de novo.",
    sealChecking: "Conferindo o embaralhamento…",
    sealHolds: "O embaralhamento confere com o selo.",
    sealHoldsAbout:
      "Conferido nesta página: o servidor fixou o seu segredo antes de alguém se sentar, o navegador de cada jogador contribuiu para o embaralhamento, e nada do que foi sorteado mudou depois. Assim, nenhum jogador podia prever nada. Isto não prova que quem cuida do servidor não olhou.",
    sealBroken: "O embaralhamento não confere com o selo.",
    sealBrokenAbout: (detail) =>
      `O que saiu não é o que o selo tinha fixado: ${detail}. Guarde o registro e pergunte a quem cuida do servidor.`,
    sealUnknown: "Não foi possível conferir o embaralhamento.",
    sealMore: "O que isto prova",
  },

  calls: {
    title: "Quando for a sua vez",
    about: "O título e a marca desta aba sempre avisam.",
    sound: "Tocar um som",
    soundAbout: "Duas notas curtas, uma vez por jogada.",
    notify: "Mostrar uma notificação",
    notifyAbout:
      "Uma por jogada, enquanto esta página estiver aberta em algum lugar, também em segundo plano. Com ela fechada, não vem nada.",
    notifyDenied:
      "Esta página não pode mostrar nenhuma. Para permitir, escolha o sinal ao lado do endereço e “Notificações”; no celular, nos ajustes dele, no navegador.",
    notifyInsecure: "Os navegadores só permitem isto em páginas que vieram por HTTPS, e esta não veio.",
    notifyUninstalled:
      "iPhones e iPads só mostram as de páginas na Tela de Início: escolha “Compartilhar”, depois “Adicionar à Tela de Início”, e abra a página de lá.",
    notifyAbsent: "Este navegador não tem notificações.",
    yourTurn: (page) => `● Sua vez · ${page}`,
    wanted: (page) => `● ${page}`,
    notice: "É a sua vez",
  },

  premove: {
    begin: "Planejar a minha vez",
    title: "Planejando a sua próxima vez",
    about: "É jogado na sua vez, se ainda fizer o mesmo.",
    stop: "Parar de planejar",
    kept: "Sua próxima vez está planejada.",
    drop: "Descartar o plano",
    refused: "Seu plano foi descartado: ele não é mais permitido.",
    changed: "Seu plano foi descartado: agora ele faria outra coisa.",
  },

  terms: {
    clock: "Relógio",
    seal: "Embaralhamento",
    sealed: (digits) => `selo ${digits}`,
  },
};
