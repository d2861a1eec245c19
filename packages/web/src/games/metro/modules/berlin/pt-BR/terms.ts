import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "berlin-sides":
    "Cada atração tem dois prêmios, para quem tem mais bilhetes da sua cor e para o segundo. Quanto valem depende do lado.",
  "berlin-virtual":
    "Laços e linhas de ninguém também passam por turistas. Aqui se diz se os bilhetes perdidos assim ainda disputam com os seus.",
  "berlin-ties":
    "Dois que empatam com mais bilhetes dividem os dois prêmios. Aqui se diz o que vale para mais de dois e para empates em segundo.",
};
