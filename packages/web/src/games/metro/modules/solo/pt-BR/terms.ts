import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "solo-scoring":
    "Só conta a companhia que tem menos. O desafio pede também que todas fiquem próximas umas das outras.",
  "solo-negative":
    "No desafio pode ser descontado mais do que a última companhia ganhou. Aqui se diz quanto você faz então.",
  "solo-reject-last":
    "A peça que termina cada linha onde começou pode ser recusada até as cartas acabarem uma vez. Aqui se diz quando é isso.",
};
