import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  card: ({ place }) => ({
    topic: "A carta",
    says: "Você joga só, por oito companhias. A carta diz de quem é a linha que você aumenta com uma das duas peças.",
    task: `É a vez da cinza. Coloque a peça certa em ${place}.`,
    done: "A próxima carta vem logo.",
    knows: "A carta diz qual companhia vem",
    why: `A linha cinza continua em ${place}.`,
  }),
  least: ({ place }) => ({
    topic: "A mais fraca conta",
    says: "No fim vale o lucro da companhia que tem menos. Ninguém pode ficar para trás.",
    task: `É a vez da roxa. Coloque a peça em ${place}.`,
    done: "De passagem terminou a linha marrom. Fique de olho na mais fraca.",
    knows: "Só a companhia mais pobre conta",
    why: `A linha roxa continua em ${place}.`,
  }),
};
