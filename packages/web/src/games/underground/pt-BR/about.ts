import type { about as source } from "../en/about.ts";

/** What the page says of On the Underground before anything of it is fetched. */
export const about: typeof source = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Construa linhas por Londres e faça o passageiro andar nelas. 2 a 5 jogadores.",
  tagline: "Construa linhas por Londres, num mapa que sempre sabe aonde o passageiro iria.",
  progress: (placed) => `${placed} de 55 destinos`,
};
