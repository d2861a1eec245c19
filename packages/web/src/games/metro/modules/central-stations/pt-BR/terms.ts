import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "central-on-finished":
    "Trilhos podem sair do centro antes que haja ali uma estação central. Aqui se diz se é tarde demais quando eles já chegaram a uma estação.",
  "central-doubled":
    "Linhas que terminam no centro valem em dobro. Aqui se diz se isso vale também para uma que começou ali.",
  "central-arrivals":
    "Uma linha pode terminar no centro onde alguém pôs uma estação central. Aqui se diz se ali ela também vale em dobro.",
};
