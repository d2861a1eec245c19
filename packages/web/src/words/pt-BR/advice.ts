import type * as en from "../en/advice.ts";
import { form, list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** No margin of error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice: typeof en.advice = {
  title: "Dicas",
  chip: "Com dicas",
  chipAbout: "Todos nesta mesa veem quanto cada jogada vale no fim da partida.",
  more: "Todas as dicas",
  /** One decimal and a real minus sign; a value that rounds to zero has no sign. */
  worth: (points) => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212"),
  error: (points) => `± ${error(points)}`,
  errorSaid: (points) => `mais ou menos ${error(points)}`,
  thinking: "Pensando…",
  goesOn: "Ainda pensando. Os números podem mudar.",
  asGood: (names) =>
    `${form(names.length, "Igualmente boa", "Igualmente boas")}, dentro da margem de erro: ${list(names)}.`,
  failed: "Não há dica para esta jogada. Escolha uma por conta própria.",
  ask: "Mostrar dicas",
  askAbout: "A economia de dados está ativada; por isso, as dicas só são carregadas quando você pedir.",
};
