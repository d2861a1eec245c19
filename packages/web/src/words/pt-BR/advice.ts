import type * as en from "../en/advice.ts";
import { form, list } from "./grammar.ts";

const tenths = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});
const plain = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** No error is shown as less than a tenth. */
const error = (points: number): string => plain.format(Math.max(0.1, points));

/** Advice at any table. */
export const advice: typeof en.advice = {
  title: "Conselhos",
  chip: "Com conselhos",
  chipAbout: "Todos nesta mesa veem quanto as jogadas valem no fim.",
  more: "Todos os conselhos",
  /** One decimal and a real minus sign; a value that rounds to zero has no sign. */
  worth: (points) => tenths.format(Math.abs(points) < 0.05 ? 0 : points).replace("-", "\u2212"),
  error: (points) => `± ${error(points)}`,
  errorSaid: (points) => `mais ou menos ${error(points)}`,
  thinking: "Pensando…",
  goesOn: "Ainda pensando; os números podem mudar.",
  asGood: (names) => `${form(names.length, "Vale", "Valem")} o mesmo, dentro do erro: ${list(names)}.`,
  failed: "Não há conselho para esta decisão.",
  ask: "Mostrar conselhos",
  askAbout: "Seu navegador economiza dados; por isso os conselhos só vêm quando você pede.",
};
