/** The few texts of link previews. The page's catalogue belongs to the page. */
import type { Rung } from "@interchange/games";
import type { Language } from "../language.ts";

export interface LinkWords {
  readonly locale: string;
  readonly bots: Readonly<Record<Rung, string>>;
  readonly free: (free: number, all: number) => string;
  readonly playing: string;
  readonly finished: string;
}

export const LINK_WORDS: Readonly<Record<Language, LinkWords>> = {
  en: {
    locale: "en_GB",
    bots: {
      trainee: "Trainee",
      drifter: "Drifter",
      tourist: "Tourist",
      collector: "Collector",
      commuter: "Commuter",
      planner: "Planner",
      inspector: "Inspector",
    },
    free: (free, all) => (free === 1 ? "One seat is free." : `${free} of ${all} seats are free.`),
    playing: "Being played now.",
    finished: "Finished.",
  },
  de: {
    locale: "de_DE",
    bots: {
      trainee: "Azubi",
      drifter: "Bummler",
      tourist: "Tourist",
      collector: "Sammler",
      commuter: "Pendler",
      planner: "Planer",
      inspector: "Kontrolleur",
    },
    free: (free, all) => (free === 1 ? "Ein Platz ist frei." : `${free} von ${all} Plätzen sind frei.`),
    playing: "Wird gerade gespielt.",
    finished: "Zu Ende.",
  },
  "pt-BR": {
    locale: "pt_BR",
    bots: {
      trainee: "Novato",
      drifter: "Andarilho",
      tourist: "Turista",
      collector: "Coletor",
      commuter: "Rotineiro",
      planner: "Planejador",
      inspector: "Inspetor",
    },
    free: (free, all) => (free === 1 ? "Um lugar está livre." : `${free} de ${all} lugares estão livres.`),
    playing: "A partida está em andamento.",
    finished: "Terminada.",
  },
};
