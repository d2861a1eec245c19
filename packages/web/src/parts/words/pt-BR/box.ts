/** What the form for the values of a box says. */
import type { box as source } from "../en/box.ts";
import { count } from "./plural.ts";

export const box: typeof source = {
  title: (game) => `Valores da sua caixa: ${game}`,
  about:
    "Nem tudo o que está impresso em peças, molduras e tabuleiros pôde ser visto quando isto foi feito; por isso alguns valores são nossos. Ponha aqui o que a sua caixa tem: as mesas são jogadas com isso, e os registros o guardam.",
  firstName: "minha-caixa",
  name: "Nome deste conjunto",
  version: "Versão",
  nameAbout: "Uma palavra cada, de letras, algarismos, pontos e hífens. Dê outra versão quando mudar algo.",
  badName:
    "Nome e versão são uma palavra cada, de letras, algarismos, pontos e hífens, e só o nosso conjunto se chama interchange.",
  changed: (values) => (values ? count(values, "valor seu", "valores seus") : "como publicado"),
  wrongHere: "algo não está certo",
  wrong: (where, detail) => `${where} ainda não está certo (${detail}).`,
  notYet: "Um dos valores ainda não está certo. A parte onde ele está tem uma marca.",
  sum: (values, base) =>
    values ? `${count(values, "valor difere", "valores diferem")} de ${base}.` : `Tudo como em ${base}.`,
  more: (what) => `${what}: mais um`,
  fewer: (what) => `${what}: menos um`,
  keep: "Guardar neste navegador",
  kept: (title) => `${title} está guardado neste navegador.`,
  giveOut: "Salvar em arquivo",
  takeIn: "Abrir um arquivo",
  takenIn: (title) => `${title} foi aberto e está guardado neste navegador.`,
  refused: (file, reason) => `${file} não foi aceito: ${reason}.`,
  otherGame: "é de outro jogo",
  tooLarge: "é grande demais para um conjunto de componentes",
  startOver: "Voltar aos valores publicados",
  startedOver: "Todos os valores estão outra vez como publicados.",
  play: "Montar uma mesa",
  choose: "Componentes",
  published: "Como publicado",
  enter: "Pôr os valores da sua caixa",
};
