import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, several } from "../../../../../words/pt-BR/grammar.ts";

export const about: ModuleAbout = {
  title: "Estocolmo",
  short: "suas cores são secretas",
  pieces: ["8 atrações", "32 turistas"],
  about:
    "Um turista espera em cada espaço interno. Construa sobre um, e ele ocupa a próxima vaga livre numa fileira de atrações. No fim você recebe pelas suas cores secretas.",
  options: {
    "stockholm-variant": {
      label: "Cores",
      values: {
        secret: { label: "Secretas", about: "Cada um tem as suas cores e as mostra no fim." },
        open: {
          label: "Abertas",
          about: "Cada atração recebe uma cor, e quem manda um turista para lá ganha na hora.",
        },
      },
    },
  },
  unprinted: {
    values: "Os pontos nas atrações",
    tourists: "Quatro turistas de cada cor",
  },
  box: {
    title: "Estocolmo: atrações",
    about: "Quanto valem as vagas de cada atração, da esquerda, com espaços entre os números.",
  },
};

export const terms: typeof en.terms = {
  "stockholm-variant":
    "Se você recebe no fim por cores que só você conhece, ou na hora por cada turista que manda a uma atração.",
};

export const intro: typeof en.intro = {
  own: ({ place }) => ({
    topic: "Rumo às atrações",
    says: "Você tem cores secretas. Turistas dessas cores valem pontos para você no fim.",
    task: `Construa sobre o turista em ${place}: laranja é sua.`,
    done: "Ele ocupa a vaga livre mais à esquerda, aqui uma de 4 pontos.",
    knows: "Turistas das suas cores pagam no fim",
    why: `Laranja é uma das suas cores e está em ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "A próxima vaga",
    says: "Cada turista ocupa a próxima vaga, seja de quem for a cor. Vagas ruins podem ir para os outros.",
    task: "A próxima vale só 2. Mande o cinza, que não é seu.",
    done: "Observe a fileira: a ordem decide quanto cada um vale.",
    knows: "Vagas ruins vão para cores dos outros",
    why: `O cinza está em ${place}.`,
  }),
};

export const words: typeof en.words = {
  row: "A fileira",
  rowAbout: "Os turistas ocupam as vagas da primeira à última. O número é quanto a vaga vale.",
  openAbout: "Um turista vai à atração da sua cor. Quem construiu ali ganha o que a vaga vale.",
  space: (worth, visitor) => `vaga de ${worth}, ${visitor === undefined ? "livre" : `turista ${colours[visitor]}`}`,
  next: (worth) => `vaga de ${worth}, a próxima a ser ocupada`,
  tried: (worth, colour) => `vaga de ${worth}, aonde iria o turista ${colours[colour]}`,
  marker: (colour) => `para turistas ${several[colour]}`,
  colours: "Cores secretas",
  hidden: "uma cor que você não conhece",
  points: (points) => count(points, "ponto", "pontos"),
  note: (points) => `cores ${points}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    log: (colour, landmark, worth) => `o turista ${colours[colour]} foi a ${landmark}, que vale ${worth}`,
    ledger: (colour, landmark, worth) => `o turista ${colours[colour]} vai a ${landmark}, que vale ${worth}`,
  },
  left: {
    log: (colour) => `não havia vaga para o turista ${colours[colour]}, que foi para casa`,
    ledger: (colour) => `não há vaga para o turista ${colours[colour]}, que vai para casa`,
  },
  awards: {
    visit: "turistas levados às atrações",
    markers: "turistas das cores secretas",
  },
  refusals: {
    notNow: "Atrações, cores e turistas são postos antes da partida e ficam como estão.",
  },
};
