import type { along as source } from "../en/along.ts";
import { count, form, number } from "./plural.ts";

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const tables = (n: number): string => count(n, "mesa", "mesas");

export const along: typeof source = {
  update: {
    label: "Nova versão",
    afterTurn: "Nova versão depois desta vez.",
    offered: "Há uma nova versão da página. Suas partidas estão guardadas.",
    load: "Carregar",
    later: "Agora não",
  },
  offer: {
    label: "Instalar",
    about: "Pôr o Interchange neste aparelho? Ele abre como um aplicativo, também sem rede.",
    yes: "Instalar",
    no: "Não, obrigado",
  },
  moving: {
    title: "Levar para outro aparelho",
    about:
      "Todas as mesas deste navegador com ajustes, pontuações, desafios e lições, num só arquivo. Aberto em outro lugar, ele não substitui nada.",
    save: "Salvar tudo em arquivo",
    saved: "Salvo. Abra-o no outro aparelho, nos ajustes.",
    take: "Abrir um arquivo desses",
    reading: "Lendo…",
    taken: (tally) =>
      [
        `${count(tally.new, "mesa nova", "mesas novas")}.`,
        tally.further
          ? `${tables(tally.further)} ${form(tally.further, "seguiu em outro lugar e está em dia", "seguiram em outro lugar e estão em dia")}.`
          : "",
        tally.known ? `${tables(tally.known)} já ${form(tally.known, "estava", "estavam")} aqui.` : "",
        tally.apart
          ? `${tables(tally.apart)} ${form(tally.apart, "seguiu", "seguiram")} de modos diferentes aqui e lá: ficou o que está aqui.`
          : "",
        tally.unreadable
          ? `${tables(tally.unreadable)} não ${form(tally.unreadable, "pode ser jogada até o fim e ficou", "podem ser jogadas até o fim e ficaram")} de fora.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged: "Este não é um arquivo desses, ou está danificado. Nada mudou.",
      version: "Este arquivo foi escrito por uma versão mais nova do Interchange. Nada mudou.",
      full: "Não houve espaço para tudo. O que está aqui está inteiro; exclua mesas antigas e abra o arquivo de novo.",
    },
    needsName: "Com um nome nas mesas on-line, elas também podem ir sozinhas: escolha um acima.",
    withName: (name) => `Guardar as minhas mesas também neste servidor, com ${name}`,
    withNameAbout:
      "Assim elas estão em qualquer aparelho para onde você vá com o seu código, e seguem lá. Quem cuida do servidor poderia lê-las. Se você desligar, o servidor as esquece.",
    carrying: "Comparando com o servidor…",
    carried: ({ sent, taken, apart }) =>
      [
        `${count(sent, "mesa guardada", "mesas guardadas")} lá, ${count(taken, "trazida", "trazidas")} para cá.`,
        apart
          ? `${tables(apart)} ${form(apart, "seguiu", "seguiram")} de modos diferentes: ficou o que está aqui.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "O servidor não guarda mais nenhuma mesa sua. Todas continuam aqui.",
  },
  section: {
    title: "Leve com você",
    label: "Guardado neste aparelho",
    looking: "Vendo o que está guardado neste aparelho…",
    ready: "Tudo está neste aparelho: bots, regras, lições, desafios e análises funcionam sem rede.",
    filling: (here, all) => `Guardando para quando não houver rede: ${number(here)} de ${number(all)} arquivos.`,
    some: (here, all) =>
      `Este aparelho economiza dados; por isso só se guarda o que você usou: ${number(here)} de ${number(all)} arquivos.`,
    full: (here, all) =>
      `O navegador não tem mais espaço: ${number(here)} de ${number(all)} arquivos estão guardados. Exclua mesas antigas ou dados de outros sites e tente de novo.`,
    interrupted: (here, all) =>
      `A rede caiu: ${number(here)} de ${number(all)} arquivos estão guardados. O resto vem na próxima visita.`,
    keepAll: "Guardar tudo",
    insecure:
      "Em páginas abertas por HTTP simples, os navegadores não guardam nada para quando não há rede nem deixam instalar. É preciso HTTPS, ou localhost na máquina que serve a página.",
    unsupported:
      "Este navegador não guarda páginas para quando não há rede, talvez porque a janela seja privada. Com rede, jogar funciona como sempre.",
    install: "Instalar neste aparelho",
    installed: "Instalado neste aparelho.",
    byMenu: "Para instalar, use o menu do navegador: “Instalar” ou “Adicionar à tela inicial”.",
    notHere: "Pode ser instalado onde for aberto por HTTPS.",
    room: (used, all) => `Usa ${megabytes(used)} de ${megabytes(all)} que o navegador permite.`,
    nearlyFull: (used, all) =>
      `Usa ${megabytes(used)} de ${megabytes(all)} que o navegador permite; quase não há espaço para mesas novas. Exporte e exclua mesas antigas.`,
  },
};
