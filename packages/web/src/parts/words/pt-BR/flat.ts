import type { flat as source } from "../en/flat.ts";

/** A screen that lies flat on the table. */
export const flat: typeof source = {
  title: "Modo mesa",
  about: "Deite o tablet na mesa: o tabuleiro fica no meio e cada pessoa tem um painel virado para si.",
  lay: "Deitar na mesa",
  leave: "Sair do modo mesa",
  phones: "Com celulares como lugares",
  aboutPhones:
    "Monte a mesa online e escolha que esta tela só mostre o tabuleiro. Todos entram com o celular, pelo código na tela, e guardam suas peças para si.",
  setUp: "Montar uma mesa para celulares",
};
