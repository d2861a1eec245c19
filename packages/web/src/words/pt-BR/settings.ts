import type * as en from "../en/settings.ts";
import { colours, count, number } from "./grammar.ts";

export const settings: typeof en.settings = {
  title: "Ajustes",
  groups: {
    look: "Aparência",
    table: "Na mesa",
    colours: "Cores",
    reading: "Modo texto e avisos",
    online: "Online",
    device: "Este dispositivo",
  },
  language: "Idioma",
  languageMissing: "Ainda não foi baixado. Conecte-se à internet para usar.",
  theme: "Tema",
  themes: { system: "Do sistema", light: "Claro", dark: "Escuro" },
  motion: "Animações",
  motions: { off: "Desligadas", fast: "Rápidas", normal: "Normais", slow: "Lentas" },
  motionAbout:
    "Se o seu sistema estiver configurado para reduzir movimentos, isso prevalece: nada se move no tabuleiro.",
  botPace: "Velocidade dos bots",
  botPaces: { off: "Instantânea", fast: "Rápida", normal: "Normal", slow: "Lenta" },
  doubleTap: "Tocar de novo no espaço escolhido coloca a peça",
  doubleTapAbout: "Com isso desligado, só o botão ou a tecla Enter coloca a peça.",
  saved: "Os ajustes são salvos neste navegador.",
};

export const access: typeof en.access = {
  contrast: "Contraste",
  contrasts: { system: "Do sistema", more: "Alto" },
  palette: "Cores dos jogadores e das linhas",
  palettes: {
    standard: "Padrão",
    redGreen: "Daltonismo (vermelho e verde)",
    blueYellow: "Daltonismo (azul e amarelo)",
  },
  paletteAbout:
    "As outras paletas ajudam se você tem dificuldade para distinguir o vermelho do verde ou o azul do amarelo. Só você vê a mudança; formas, texturas e nomes continuam iguais. Os jogadores escolhem as cores deles na preparação da mesa.",
  own: {
    title: "Cores personalizadas",
    names: colours,
    alike: (pairs) =>
      `Algumas pessoas não conseguem distinguir estas cores: ${pairs.map((pair) => pair.join(" e ")).join("; ")}.`,
    back: "Restaurar as cores da paleta",
    about:
      "Troque as cores dos jogadores e das companhias de Metro. Só você vê a mudança; nomes, formas e texturas continuam iguais.",
  },
  pattern: "Texturas das linhas",
  patterns: { fine: "Finas", bold: "Fortes" },
  textSize: "Tamanho do texto",
  textSizes: { normal: "Normal", large: "Grande", huge: "Muito grande" },
  boardSize: "Tamanho do tabuleiro",
  boardSizes: { fit: "Ajustar à janela", large: "Grande", huge: "Muito grande" },
  boardSizeAbout: "Role a tela para percorrer um tabuleiro maior.",
  text: "Modo texto",
  textAbout:
    "Jogue por texto, com ou sem leitor de tela: o tabuleiro vira uma tabela, o mapa vira listas, cada linha vira uma frase, e há uma caixa de comandos. Não falta nada.",
  detail: "Avisos",
  details: { brief: "Breves", normal: "Normais", full: "Completos" },
  detailAbout:
    "Quanto o leitor de tela fala sobre cada jogada. Breves: quem e onde. Completos: também os pontos e as peças na mão.",
  keys: "Na mesa, a tecla ? mostra todos os atalhos e / abre a caixa de comandos.",
};

/** The sound settings. */
export const sound: typeof en.sound = {
  title: "Sons",
  volumes: { off: "Desligados", quiet: "Baixos", normal: "Normais", loud: "Altos" },
  about:
    "Você ouve as peças colocadas, uma nota para cada peça de uma linha que termina, o centro, a sua vez, o passageiro e o fim da partida.",
  offer: "Ativar o som?",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const offline: typeof en.offline = {
  update: {
    label: "Nova versão",
    afterTurn: "Uma nova versão será carregada depois deste turno.",
    offered: "Há uma nova versão. Suas partidas estão salvas.",
    load: "Atualizar",
    notNow: "Agora não",
  },
  offer: {
    label: "Instalar",
    about: "Instalar o Interchange neste aparelho? Ele abre como um aplicativo e funciona offline.",
    yes: "Instalar",
    no: "Não, obrigado",
  },
  line: {
    ready: "Pronto para jogar offline.",
    filling: (percent) => `Baixando para jogar offline: ${number(percent)}%`,
    interrupted: (percent) =>
      `Ainda não dá para jogar offline: o download parou em ${number(percent)}%. Conecte-se à internet para continuar.`,
    full: (percent) =>
      `Não dá para jogar offline: o armazenamento do navegador está cheio (${number(percent)}% baixado). Exclua mesas antigas e tente de novo.`,
    some: (percent) => `A economia de dados está ativada: só ${number(percent)}% foi baixado para jogar offline.`,
    download: "Baixar tudo",
  },
  moving: {
    title: "Transferir para outro aparelho",
    about:
      "Salve todas as mesas deste navegador, com mapas, ajustes, pontuações, desafios e lições, em um só arquivo. Restaurar o arquivo em outro aparelho não sobrescreve nada lá.",
    save: "Salvar em arquivo",
    saved: "Salvo. Restaure o arquivo no outro aparelho, em Ajustes.",
    take: "Restaurar de arquivo",
    reading: "Lendo…",
    restored: (counts) =>
      [
        `${count(counts.new, "mesa nova", "mesas novas")}.`,
        counts.maps ? `${count(counts.maps, "mapa novo", "mapas novos")}.` : "",
        counts.further ? `${count(counts.further, "mesa atualizada", "mesas atualizadas")}.` : "",
        counts.known ? `${count(counts.known, "mesa já estava", "mesas já estavam")} aqui.` : "",
        counts.apart
          ? `${count(counts.apart, "mesa difere", "mesas diferem")} entre o arquivo e este aparelho; a versão deste aparelho foi mantida.`
          : "",
        counts.unreadable
          ? `${count(counts.unreadable, "mesa não pôde ser reproduzida e foi ignorada", "mesas não puderam ser reproduzidas e foram ignoradas")}.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged:
        "Este arquivo não foi salvo pelo Interchange ou está danificado. Nada foi alterado. Tente outro arquivo.",
      version:
        "Este arquivo é de outra versão do Interchange. Nada foi alterado. Atualize os dois aparelhos e salve o arquivo de novo.",
      full: "Não havia espaço para tudo. As mesas já restauradas estão completas. Exclua mesas antigas e restaure o arquivo de novo.",
    },
    needsName: "Para sincronizar suas mesas e seus mapas entre aparelhos, escolha um nome acima.",
    withName: (name) => `Sincronizar minhas mesas e meus mapas com este servidor como ${name}`,
    withNameAbout:
      "Suas mesas e seus mapas aparecem em todos os seus aparelhos. O administrador do servidor poderia lê-los. Se você desligar isto, o servidor exclui as cópias dele.",
    syncing: "Sincronizando…",
    synced: ({ sent, taken, apart }) =>
      [
        `${count(sent, "mesa enviada", "mesas enviadas")}, ${count(taken, "mesa baixada", "mesas baixadas")}.`,
        apart
          ? `${count(apart, "mesa difere", "mesas diferem")} entre aparelhos; a versão deste aparelho foi mantida.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "O servidor excluiu as cópias. Todas as suas mesas e todos os seus mapas continuam neste aparelho.",
  },
  section: {
    title: "Jogar offline",
    label: "Baixado neste aparelho",
    looking: "Verificando o que está neste aparelho…",
    ready: "Está tudo neste aparelho: bots, regras, lições, desafios e análises funcionam offline.",
    filling: (here, all) => `Baixando para jogar offline: ${number(here)} de ${number(all)} arquivos.`,
    some: (here, all) =>
      `A economia de dados está ativada; por isso, só foram baixados os arquivos que você usou: ${number(here)} de ${number(all)}.`,
    full: (here, all) =>
      `O armazenamento do navegador está cheio: ${number(here)} de ${number(all)} arquivos baixados. Exclua mesas antigas ou dados de outros sites e tente de novo.`,
    interrupted: (here, all) =>
      `A conexão caiu: ${number(here)} de ${number(all)} arquivos baixados. O resto será baixado quando você voltar a ficar online.`,
    downloadAll: "Baixar tudo",
    insecure:
      "Sem HTTPS, o navegador não pode salvar a página para uso offline nem instalá-la. Abra-a por HTTPS ou em localhost, no computador do servidor.",
    unsupported:
      "Este navegador não salva a página para uso offline, talvez porque você esteja em uma janela anônima. Você pode jogar normalmente enquanto estiver online.",
    install: "Instalar neste aparelho",
    installed: "Instalado neste aparelho.",
    byMenu: "Para instalar, use o menu do navegador: “Instalar” ou “Adicionar à tela inicial”.",
    notHere: "Para instalar, abra esta página por HTTPS.",
    room: (used, all) => `Usa ${megabytes(used)} dos ${megabytes(all)} que o navegador permite.`,
    nearlyFull: (used, all) =>
      `Usa ${megabytes(used)} dos ${megabytes(all)} que o navegador permite. Quase não há mais espaço para mesas novas: exporte e exclua as antigas.`,
  },
};
