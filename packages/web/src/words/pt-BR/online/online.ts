import type * as en from "../../en/online/online.ts";
import { count, form, inside, list, of } from "../grammar.ts";

export const online: typeof en.online = {
  outOfReach: {
    title: "Não foi possível acessar o servidor",
    body: "Sua mesa está segura. Esta página se reconecta assim que você voltar a ficar online.",
    again: "Tentar agora",
  },
  unknown: {
    title: "Mesa não encontrada",
    body: "Não há mesa neste endereço. Talvez tenha sido excluída. Confira o link ou peça um novo.",
  },

  link: {
    label: "Conexão",
    open: "Conectado",
    connecting: "Reconectando",
    restarting: "Servidor reiniciando",
    offline: "Offline",
    outdated: "Atualiza após este turno",
  },
  watching: (n) => `${n} assistindo`,

  presence: { here: "online", away: "ausente", gone: "offline" },
  /** Minutes and seconds alone would read like a time of day. */
  goneFor: (time) => `offline há ${time.includes(":") ? `${time} min` : time}`,
  standsIn: (bot) => `${bot} está jogando`,
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
    stored: "Salva neste aparelho. Enviando de novo…",
    storedOffline: "Salva neste aparelho. Sua jogada será enviada quando você voltar a ficar online.",
    change: "Mudar jogada",
    waits: ({ name }) => `Esperando ${name}.`,
    takeBack: "Desfazer",
    botPlayed: (bot) => `${bot} jogou por você`,
    free: "até outra pessoa jogar",
    asks: (names) => `${list(names)} ${form(names.length, "precisa", "precisam")} concordar`,
    watching: "Você está assistindo.",
    watchingAbout: "Você só vê o que todos podem ver.",
    watchingLate: (seconds) => `Você está assistindo com ${count(seconds, "segundo", "segundos")} de atraso.`,
  },
  failed: {
    unsent: "O servidor não conseguiu salvar a sua jogada, e ela não valeu. Tente de novo.",
    stale: "Sua última jogada não valeu, porque a partida já tinha avançado. Veja o tabuleiro e tente de novo.",
    refused: "Sua última jogada não valeu, porque não é permitida. Escolha outra.",
  },

  chat: {
    title: "Chat",
    empty: "Nenhuma mensagem ainda.",
    say: "Escreva uma mensagem",
    send: "Enviar",
    unread: (n) => count(n, "mensagem nova", "mensagens novas"),
    readOnly: "Só os jogadores podem escrever aqui.",
    notSent: "Não enviada: você está offline. Tente de novo mais tarde.",
    tooMuch: "Não enviada: mensagens demais. Espere um momento e tente de novo.",
    mute: "Silenciar",
    muteOne: (name) => `Silenciar ${name}`,
    muted: (names) => `Silenciados: ${list(names)}`,
  },

  requests: {
    title: "Mesa online",
    pause: "Pedir uma pausa",
    end: "Pedir para encerrar",
    resign: "Desistir",
    leave: "Ceder o meu lugar",
    pauseAbout: "Os relógios param durante a pausa. Todos precisam concordar.",
    endAbout: "A partida acaba agora e ninguém vence. Todos precisam concordar.",
    resignAbout: "Seu adversário vence. Esta ação não pode ser desfeita.",
    leaveAbout:
      "Você não poderá voltar. Os outros decidem se um bot continua. Quem assiste, ou tem o link, pode ocupar o seu lugar.",
    yes: "Pedir",
    yesResign: "Desistir",
    yesLeave: "Ceder o lugar",
    no: "Continuar jogando",
    waiting: {
      back: "Você pediu para desfazer a sua última jogada",
      pause: "Você pediu uma pausa",
      resume: "Você pediu para retomar a partida",
      end: "Você pediu para encerrar a partida",
      resign: "Você pediu para desistir",
      replace: "Você pediu para ceder o lugar a outra pessoa",
    },
    waitsFor: (names) => `esperando ${list(names)}`,
    timeLeft: (time) => `${time} para responder`,
    clockStopped: "seu relógio está parado",
    declined: {
      back: ({ name }) => `${name} não quer desfazer a jogada.`,
      pause: ({ name }) => `${name} não quer fazer uma pausa.`,
      resume: ({ name }) => `${name} ainda não está em condições de continuar.`,
      end: ({ name }) => `${name} não quer encerrar a partida.`,
      resign: ({ name }) => `${name} não aceitou.`,
      replace: ({ name }) => `${name} não aceitou.`,
    },
    lapsed: "Nem todos responderam a tempo, então nada muda.",
    again: "Você pode pedir uma vez por turno. Peça de novo depois da próxima jogada.",
  },

  votes: {
    title: {
      time: (who) => `O tempo ${of(who)} acabou`,
      gone: (who) => `${who.name} está offline`,
      left: (who) => `${who.name} saiu`,
    },
    about: {
      time: (who) => `Vale quando todos concordarem. ${who.name} ainda pode jogar.`,
      gone: (who) => `Vale quando todos concordarem. ${who.name} pode voltar a qualquer momento.`,
      left: () => "Vale quando todos concordarem.",
    },
    own: {
      lost: (names) =>
        `${list(names)} ${form(names.length, "pode", "podem")} dar mais tempo, deixar um bot jogar por você ou reivindicar a vitória. Se ninguém decidir antes de o tempo acabar, você perde.`,
      mayMove: "Você ainda pode jogar. Enquanto isso, os outros votam.",
    },
    alone: {
      time: "Sua escolha vale na hora. Se você não escolher antes de o tempo acabar, você vence.",
      other: "Sua escolha vale na hora.",
    },
    wait: "Esperar",
    waitAbout: "votar de novo quando este tempo acabar",
    time: (time) => `Somar ${time} ao relógio`,
    timeAbout: "o relógio continua correndo",
    bot: (bot, who) => `Deixar ${bot} jogar por ${who.name}`,
    botAbout: {
      time: (who) => `até ${who.name} voltar`,
      gone: (who) => `até ${who.name} voltar`,
      left: () => "até alguém ocupar o lugar",
    },
    end: "Encerrar a partida",
    endAbout: "ninguém vence; o arquivo da partida é salvo",
    claim: "Reivindicar a vitória",
    claimAbout: {
      time: (who) => `${who.name} perde por tempo`,
      gone: (who) => `${who.name} perde por tempo`,
      left: (who) => `${who.name} cedeu o lugar`,
    },
    agree: (n, of) => `${n} de ${of} concordam`,
    missing: (who) => `${list(who.map(({ name }) => name))} ainda não ${form(who.length, "votou", "votaram")}`,
    timeLeft: (time) => `${time} para decidir`,
    watching: "Só os jogadores podem votar.",
    show: "Mostrar a votação",
    hide: "Ocultar a votação",
  },
  ready: {
    about: "A partida continua quando todos confirmarem.",
    ready: "Pode continuar",
    is: "confirmou",
    isNot: "ainda não confirmou",
    without: (time) => `Em ${time.includes(":") ? `${time} min` : time} ela continua sem quem está offline.`,
  },

  freeSeat: {
    free: (name) => `${name} deixou a partida. Você pode continuar daqui.`,
    take: "Ocupar o lugar",
    invite: "Quem assiste ou tem o link pode ocupar o lugar.",
    copy: "Copiar link",
    copied: "Link copiado",
  },

  reclaim: {
    about: (bot) => `${bot} está jogando por você`,
    take: "Retomar o meu lugar",
    waits: "Você reassume o lugar a partir do próximo turno.",
  },

  result: {
    rematch: "Revanche",
    toRematch: "Ir para a revanche",
    rotated: "Todos avançam um lugar.",
    failed: "Não foi possível criar a revanche. Tente de novo.",
    sealChecking: "Verificando o embaralhamento…",
    sealHolds: "Embaralhamento verificado: ele corresponde ao selo mostrado antes da partida.",
    sealHoldsAbout:
      "Seu navegador verificou: o servidor escolheu o segredo antes de alguém entrar na mesa, o navegador de cada jogador contribuiu para o embaralhamento, e ninguém mudou um sorteio depois. Assim, nenhum jogador podia prever um sorteio. Isto não prova que o administrador do servidor não olhou.",
    sealBroken: "O embaralhamento não corresponde ao selo.",
    sealBrokenAbout:
      "Os sorteios não correspondem ao selo mostrado antes da partida. Exporte o arquivo da partida e fale com o administrador do servidor.",
    sealIgnored: "Falta a sua parte do embaralhamento.",
    sealIgnoredAbout:
      "Os sorteios correspondem ao selo, mas foram feitos sem o número aleatório que seu navegador enviou quando você ocupou o lugar. Se você não ocupou o lugar de novo em outro aparelho, exporte o arquivo da partida e fale com o administrador do servidor.",
    sealUnknown: "Seu navegador não conseguiu verificar o embaralhamento. Recarregue a página para tentar de novo.",
    sealMore: "O que isto prova",
  },

  calls: {
    title: "Quando for a sua vez",
    about: "O título e o ícone desta aba sempre avisam.",
    sound: "Tocar um som",
    soundAbout: "Duas notas curtas, uma vez por turno.",
    notify: "Mostrar uma notificação",
    notifyAbout:
      "Uma por turno, enquanto esta página estiver aberta, mesmo em segundo plano. Depois de fechá-la, você não recebe mais nenhuma.",
    notifyDenied:
      "As notificações estão bloqueadas para esta página. Para permitir, toque no ícone ao lado do endereço e em “Notificações”. No celular, abra as configurações do aparelho e escolha o navegador.",
    notifyInsecure: "Os navegadores só permitem notificações por HTTPS. Abra esta página por HTTPS para usá-las.",
    notifyUninstalled:
      "iPhones e iPads só mostram notificações a partir da Tela de Início. Escolha “Compartilhar”, depois “Adicionar à Tela de Início”, e abra a página de lá.",
    notifyAbsent: "Este navegador não é compatível com notificações. Ative “Tocar um som” ou use outro navegador.",
    yourTurn: (page) => `● Sua vez · ${page}`,
    wanted: (page) => `● ${page}`,
    notice: "É a sua vez",
  },

  premove: {
    begin: "Planejar meu próximo turno",
    title: "Seu próximo turno",
    about: "O Interchange joga o plano na sua vez, se ele ainda tiver o mesmo efeito.",
    partly: "Se algo mudar, jogar o que ainda for permitido",
    save: "Salvar plano",
    stop: "Parar de planejar",
    planned: "Seu próximo turno está planejado.",
    change: "Mudar plano",
    drop: "Descartar plano",
    refused: "Seu plano não é mais permitido por inteiro e não foi jogado. Veja o que restou dele e confirme.",
    changed: "Seu plano agora tem outro efeito e não foi jogado. Confira e confirme.",
  },

  terms: {
    clock: "Relógio",
    seal: "Embaralhamento",
    sealed: (digits) => `selo ${digits}`,
  },
};
