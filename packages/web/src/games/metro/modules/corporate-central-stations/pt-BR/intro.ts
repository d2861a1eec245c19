import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  show: ({ other }) => ({
    topic: "Mostrar uma ação",
    says: "As estações centrais são das companhias. Mostre uma ação, e você põe a estação da companhia dela em vez de colocar uma peça.",
    task: `Mostre seus 20 por cento da amarela e escolha o espaço ao lado de ${other}.`,
    done: "Essa ação fica aberta e nunca mais é trocada. No fim ela conta do mesmo jeito.",
    knows: "Quem mostra uma ação põe a estação da companhia",
    why: `A maioria das suas ações é amarela, e ao lado de ${other} o caminho é longo.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Lucro do centro",
    says: "A linha dali é da companhia. O que ela paga é lucro, seja quem for que a termine.",
    task: `Coloque a peça em ${place}.`,
    done: `${tiles} de lucro para a amarela. Agora todos imaginam por que você gosta disso.`,
    knows: "Linhas dali são lucro da companhia",
    why: `A linha amarela do centro espera em ${place}.`,
  }),
};
