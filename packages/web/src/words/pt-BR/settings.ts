import type * as en from "../en/settings.ts";
import { colours, count, number } from "./grammar.ts";

export const settings: typeof en.settings = {
  title: "Ajustes",
  language: "Idioma",
  languageMissing: "Ainda não foi baixado. Conecte-se para usar.",
  theme: "Cores",
  themes: { system: "Do sistema", light: "Claro", dark: "Escuro" },
  motion: "Movimento",
  motions: { off: "Sem", fast: "Rápido", normal: "Normal", slow: "Lento" },
  motionAbout: "Se o seu sistema pede menos movimento, nada se desloca no tabuleiro, seja qual for o ajuste aqui.",
  botPace: "Bots jogam",
  botPaces: { off: "Na hora", fast: "Rápido", normal: "Normal", slow: "Lento" },
  doubleTap: "Tocar de novo no espaço escolhido coloca a peça",
  doubleTapAbout: "Senão, só o botão ou Enter coloca.",
  saved: "Os ajustes ficam neste navegador.",
};

export const access: typeof en.access = {
  contrast: "Contraste",
  contrasts: { system: "Do sistema", more: "Alto" },
  palette: "Cores dos lugares e das linhas",
  palettes: {
    standard: "Padrão",
    redGreen: "Para daltonismo vermelho-verde",
    blueYellow: "Para daltonismo azul-amarelo",
  },
  paletteAbout:
    "As outras ficam mais distantes entre si para quem confunde vermelho e verde, ou azul e amarelo. Forma, padrão e nome continuam; só você vê essas cores. A cor de cada lugar se escolhe ao montar a mesa.",
  own: {
    title: "Suas próprias cores",
    names: colours,
    alike: (pairs) => `Algumas pessoas não distinguem estas: ${pairs.map((pair) => pair.join(" e ")).join("; ")}.`,
    back: "Voltar à paleta",
    about:
      "Cada uma substitui uma cor dos lugares e das companhias de Metro; só você a vê. O nome continua, e a forma e o padrão também.",
  },
  pattern: "Padrões das linhas",
  patterns: { fine: "Finos", bold: "Fortes" },
  textSize: "Tamanho do texto",
  textSizes: { normal: "Normal", large: "Grande", huge: "Muito grande" },
  boardSize: "Tamanho do tabuleiro",
  boardSizes: { fit: "Da janela", large: "Grande", huge: "Muito grande" },
  boardSizeAbout: "Um tabuleiro maior é rolado no próprio lugar.",
  text: "Modo texto",
  textAbout:
    "Mesas em palavras, para leitores de tela e para quem prefere ler: o tabuleiro como tabela, o mapa como listas, cada linha como frase e uma caixa de comandos. Os direitos são os mesmos.",
  detail: "Avisos",
  details: { brief: "Breves", normal: "Normais", full: "Completos" },
  detailAbout:
    "Quanto um leitor de tela diz do que acontece. Breves: quem e onde. Completos: também os pontos e as peças na mão.",
  keys: "Na mesa, a tecla ? mostra todas as teclas e / abre a caixa de comandos.",
};

/** The sound settings. */
export const sound: typeof en.sound = {
  title: "Sons",
  volumes: { off: "Desligados", quiet: "Baixos", normal: "Normais", loud: "Altos" },
  about: "Uma peça colocada, uma linha terminada, o centro, a sua vez, o passageiro, o fim da partida.",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const tables = (n: number): string => count(n, "mesa", "mesas");

export const offline: typeof en.offline = {
  update: {
    label: "Nova versão",
    afterTurn: "Nova versão depois desta vez.",
    offered: "Há uma nova versão da página. Suas partidas ficam guardadas.",
    load: "Carregar",
    later: "Agora não",
  },
  offer: {
    label: "Instalar",
    about: "Pôr o Interchange neste aparelho? Ele abre como um aplicativo, também sem rede.",
    yes: "Instalar",
    no: "Não, obrigado",
  },
  line: {
    ready: "Começa na hora, mesmo sem rede.",
    filling: (percent) => `Baixando para jogar sem rede: ${number(percent)}%`,
    interrupted: (percent) => `Ainda não dá para jogar sem rede: o download parou em ${number(percent)}%.`,
    full: (percent) => `Não dá para jogar sem rede: o navegador não tem espaço (${number(percent)}% baixado).`,
    some: (percent) => `Para economizar dados, só ${number(percent)}% foi baixado para jogar sem rede.`,
    download: "Baixar tudo",
  },
  moving: {
    title: "Levar para outro aparelho",
    about:
      "Todas as mesas deste navegador, com ajustes, pontuações, desafios e lições, num só arquivo. Aberto em outro lugar, não substitui nada.",
    save: "Salvar tudo num arquivo",
    saved: "Salvo. Abra o arquivo no outro aparelho, nos ajustes de lá.",
    take: "Abrir um arquivo desses",
    reading: "Lendo…",
    taken: (tally) =>
      [
        `${count(tally.new, "mesa nova", "mesas novas")}.`,
        tally.further ? `${tables(tally.further)} com jogadas de outro lugar, agora em dia.` : "",
        tally.known ? `${tables(tally.known)} já aqui.` : "",
        tally.apart ? `${tables(tally.apart)} com jogadas diferentes aqui e lá: ficou o que está aqui.` : "",
        tally.unreadable ? `${tables(tally.unreadable)} sem como repetir a partida, por isso de fora.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged: "Não é um arquivo desses, ou está danificado. Nada mudou.",
      version: "Este arquivo é de outra versão do Interchange. Nada mudou.",
      full: "Não coube tudo. O que está aqui está inteiro; exclua mesas antigas e abra o arquivo de novo.",
    },
    needsName: "Com um nome nas mesas online, elas também vão sozinhas: escolha um acima.",
    withName: (name) => `Guardar minhas mesas com ${name} também neste servidor`,
    withNameAbout:
      "Assim elas estão no aparelho para onde você for com seu código e continuam lá. Quem cuida do servidor poderia lê-las. Desligado, o servidor as esquece.",
    carrying: "Comparando com o servidor…",
    carried: ({ sent, taken, apart }) =>
      [
        `${tables(sent)} para o servidor, ${tables(taken)} de lá para cá.`,
        apart ? `${tables(apart)} com jogadas diferentes: ficou o que está aqui.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "O servidor já não guarda nenhuma mesa sua. Todas continuam aqui.",
  },
  section: {
    title: "Levar junto",
    label: "Neste aparelho",
    looking: "Vendo o que está neste aparelho…",
    ready: "Está tudo neste aparelho: bots, regras, lições, desafios e análises funcionam sem rede.",
    filling: (here, all) => `Guardando para quando não houver rede: ${number(here)} de ${number(all)} arquivos.`,
    some: (here, all) =>
      `Este aparelho economiza dados, por isso só está guardado o que você usou: ${number(here)} de ${number(all)} arquivos.`,
    full: (here, all) =>
      `O navegador não tem mais espaço: ${number(here)} de ${number(all)} arquivos guardados. Exclua mesas antigas ou dados de outros sites e tente de novo.`,
    interrupted: (here, all) =>
      `A rede caiu: ${number(here)} de ${number(all)} arquivos guardados. O resto vem quando ela voltar.`,
    downloadAll: "Guardar tudo",
    insecure:
      "Aberta por HTTP simples, nenhuma página fica guardada para quando não houver rede nem pode ser instalada. É preciso HTTPS, ou localhost na máquina que a serve.",
    unsupported:
      "Este navegador não guarda páginas para quando não houver rede, talvez porque a janela seja privada. Com rede, joga-se como sempre.",
    install: "Instalar neste aparelho",
    installed: "Instalado neste aparelho.",
    byMenu: "Para instalar, use o menu do navegador: “Instalar” ou “Adicionar à tela inicial”.",
    notHere: "Pode ser instalado onde for aberto por HTTPS.",
    room: (used, all) => `Usa ${megabytes(used)} de ${megabytes(all)} que o navegador permite.`,
    nearlyFull: (used, all) =>
      `Usa ${megabytes(used)} de ${megabytes(all)} que o navegador permite; quase não há espaço para mesas novas. Exporte e exclua as antigas.`,
  },
};
