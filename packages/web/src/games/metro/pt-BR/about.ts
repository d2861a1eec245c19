import type { about as source } from "../en/about.ts";

/** What the page says of Metro before anything of it is fetched. */
export const about: typeof source = {
  name: "Metro",
  shortName: "Metro",
  about: "Coloque peças para alongar as suas linhas. 1 a 6 jogadores.",
  tagline: "Um jogo de peças de trilho num tabuleiro que segue cada linha e conta por você.",
  progress: (placed) => `${placed} de 60 peças`,
};
