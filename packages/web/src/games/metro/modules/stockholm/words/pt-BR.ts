import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/stockholm/data";
import { colours, landmark, points, several } from "../../../../../words/pt-BR/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Estocolmo",
  short: "cores secretas",
  pieces: ["8 atrações", "32 turistas"],
  about: [
    "Há um turista em cada espaço interno.",
    "Coloque uma peça sobre um deles, e ele ocupa a próxima vaga livre numa fileira de atrações.",
    "No fim, os turistas das suas cores secretas rendem pontos para você.",
  ],
  options: {
    "stockholm-variant": {
      label: "Cores",
      values: {
        secret: { label: "Secretas", about: "Você tem as suas próprias cores e as mostra no fim." },
        open: {
          label: "Abertas",
          about: "Cada atração recebe uma cor. Você pontua assim que levar um turista até lá.",
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
    about: "Quanto valem as vagas de cada atração, da esquerda para a direita. Separe os números com espaços.",
  },
};

export const terms: typeof en.terms = {
  "stockholm-variant":
    "Você pontua no fim, por cores que só você conhece, ou na hora, a cada turista que leva a uma atração.",
};

export const intro: typeof en.intro = {
  own: ({ place }) => ({
    topic: "Rumo às atrações",
    says: "Você tem cores secretas. Os turistas dessas cores rendem pontos para você no fim.",
    task: `Coloque a sua peça em ${place}. O turista ali é laranja, uma das suas cores.`,
    done: "O turista ocupa a vaga livre mais à esquerda da fileira. Esta vale 4 pontos.",
    knows: "Turistas das suas cores rendem pontos para você no fim",
    why: `O turista em ${place} é laranja, uma das suas cores.`,
  }),
  other: ({ place }) => ({
    topic: "A próxima vaga",
    says: "Cada turista ocupa a próxima vaga, não importa de quem é a cor. Assim, você pode dar vagas ruins às cores dos outros jogadores.",
    task: "A próxima vaga vale só 2 pontos. Leve até lá o cinza, que não é uma cor sua.",
    done: "Fique de olho na fileira: o momento em que um turista chega decide quanto ele vale.",
    knows: "Dê as vagas ruins às cores dos outros",
    why: `O turista cinza está em ${place}.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  Storkyrkan: landmark("Catedral de Estocolmo", "a"),
  Stadshuset: landmark("Prefeitura", "a"),
  Globen: landmark("Globen", "o"),
  Vasamuseet: landmark("Museu do Vasa", "o"),
  "Gröna Lund": landmark("Gröna Lund", "o"),
  "Kungliga slottet": landmark("Palácio Real", "o"),
  Nobelmuseet: landmark("Museu Nobel", "o"),
  "Drottningholms slott": landmark("Palácio de Drottningholm", "o"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const words: typeof en.words = {
  named: (name) => called(name).name,
  row: "A fileira",
  rowAbout: "Os turistas ocupam as vagas da primeira à última. O número mostra quantos pontos a vaga vale.",
  openAbout: "Um turista vai à atração da cor dele. O jogador que colocou uma peça sobre ele ganha os pontos da vaga.",
  space: (worth, visitor) =>
    `vaga de ${points(worth)}, ${visitor === undefined ? "livre" : `turista ${colours[visitor]}`}`,
  next: (worth) => `próxima vaga, de ${points(worth)}`,
  tried: (worth, colour) => `vaga de ${points(worth)}, o turista ${colours[colour]} viria para cá`,
  marker: (colour) => `para turistas ${several[colour]}`,
  colours: "Cores secretas",
  hidden: "uma cor que você não conhece",
  points,
  note: (n) => `cores ${n}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    log: (colour, name, worth) => `o turista ${colours[colour]} foi ${called(name).to} (${points(worth)})`,
    ledger: (colour, name, worth) => `o turista ${colours[colour]} vai ${called(name).to} (${points(worth)})`,
  },
  left: {
    log: (colour) => `não havia vaga livre para o turista ${colours[colour]}, que foi para casa`,
    ledger: (colour) => `não há vaga livre para o turista ${colours[colour]}, que vai para casa`,
  },
  awards: {
    visit: "turistas levados às atrações",
    markers: "turistas das cores secretas",
  },
  refusals: {
    notNow: "As atrações, as cores e os turistas são preparados antes da partida e não mudam.",
  },
};
