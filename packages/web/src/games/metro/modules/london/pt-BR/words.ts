/** What London says. */
import { colours } from "../../../../../parts/words/pt-BR/colours.ts";
import { count } from "../../../../../parts/words/pt-BR/plural.ts";
import type { words as source } from "../en/words.ts";

const spaces = (n: number): string => count(n, "casa", "casas");

export const words: typeof source = {
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, landmark) => `O táxi está no ${colours[colour]}, em ${landmark}.`,
  onArrow: "O táxi está numa seta, antes da primeira casa de uma pista.",
  notYet: "O táxi ainda não tem lugar.",
  ahead: (ahead) => `À frente: ${ahead.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (space) => `Ele andaria ${space}.`,
  wouldStay: "Ele ficaria.",
  circuitAbout: "O táxi roda em sentido horário. Os números são os pontos por um turista daquela cor.",
  arrow: (arrow) => (arrow ? "À direita" : "À esquerda"),
  drive: "Táxi",
  step: (distance, colour, isReached) => `${distance}: ${colours[colour]}${isReached ? ", aqui ele para" : ""}`,
  square: (colour) => `um turista ${colours[colour]}`,
  tells: {
    drove: {
      log: (colour, n) => `o táxi andou ${spaces(n)} até o ${colours[colour]}`,
      ledger: (colour, n) => `o táxi anda ${spaces(n)} até o ${colours[colour]}: ${count(n, "ponto", "pontos")}`,
    },
    missed: {
      log: (colour, n) =>
        n
          ? `o táxi andou ${spaces(n)} sem achar o ${colours[colour]}`
          : `o táxi ficou: o ${colours[colour]} está longe demais`,
      ledger: (colour, n) =>
        n
          ? `o táxi anda ${spaces(n)} sem achar o ${colours[colour]}: sem pontos`
          : `o táxi fica, o ${colours[colour]} está longe demais: sem pontos`,
    },
  },
  awards: { taxi: "corridas de táxi" },
  refusals: {
    notNow: "A fileira, o táxi e os turistas são postos antes da partida.",
  },
};
