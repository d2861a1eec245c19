import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Estações das companhias",
  short: "companhias saem do centro",
  about: "Quem mostra uma ação de uma companhia põe a estação central dela.",
};
