import type { sound as source } from "../en/sound.ts";

/** What the settings say about sounds. */
export const sound: typeof source = {
  title: "Sons",
  volumes: { off: "Desligados", quiet: "Baixos", normal: "Normais", loud: "Altos" },
  about: "Uma peça colocada, uma linha terminada, o centro, a sua vez, o passageiro, o fim da partida.",
};
