/** What Stockholm says. */
import { colours, several } from "../../../../../parts/words/pt-BR/colours.ts";
import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
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
