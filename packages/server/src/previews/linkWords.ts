/** The few texts of link previews. The page's catalogue belongs to the page. */
import type { Rung } from "@interchange/games";
import type { Language } from "../language.ts";

export interface LinkWords {
  readonly locale: string;
  readonly bots: Readonly<Record<Rung, string>>;
  readonly invites: (host: string, game: string) => string;
  readonly free: (free: number, all: number) => string;
  readonly playing: string;
  readonly finished: string;
  readonly pages: Readonly<Record<Page, { readonly title: string; readonly about: string }>>;
}

/** Pages that people send each other, besides tables. */
export type Page = "lobby" | "rules" | "learn" | "puzzles" | "maps" | "shared" | "room" | "watch";

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
    invites: (host, game) => `${host} invites you to ${game}`,
    free: (free, all) => (free === 1 ? "One seat is free." : `${free} of ${all} seats are free.`),
    playing: "Being played now.",
    finished: "Finished.",
    pages: {
      lobby: { title: "Tables", about: "Tables that wait for players, and games in progress to watch." },
      rules: { title: "Rules", about: "The complete rules with examples, and every module." },
      learn: { title: "Learn", about: "Learn the game in a few minutes, then play a first game with comments." },
      puzzles: { title: "Puzzles", about: "Positions from games: find the best move." },
      maps: { title: "Your maps", about: "Draw a map of your own and play on it." },
      shared: { title: "A finished game", about: "Look through a finished game move by move." },
      room: { title: "Play together", about: "You're invited to a room. No account needed." },
      watch: { title: "Watch", about: "Watch the games of a room." },
    },
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
    invites: (host, game) => `${host} lädt dich zu ${game} ein`,
    free: (free, all) => (free === 1 ? "Ein Platz ist frei." : `${free} von ${all} Plätzen sind frei.`),
    playing: "Wird gerade gespielt.",
    finished: "Zu Ende.",
    pages: {
      lobby: { title: "Tische", about: "Tische, die auf Mitspieler warten, und laufende Partien zum Zuschauen." },
      rules: { title: "Regeln", about: "Die vollständigen Regeln mit Beispielen und allen Modulen." },
      learn: {
        title: "Lernen",
        about: "Lern das Spiel in ein paar Minuten und spiel dann eine erste Partie mit Kommentaren.",
      },
      puzzles: { title: "Rätsel", about: "Stellungen aus Partien: Finde den besten Zug." },
      maps: { title: "Deine Karten", about: "Zeichne eine eigene Karte und spiel darauf." },
      shared: { title: "Eine beendete Partie", about: "Sieh dir eine beendete Partie Zug für Zug an." },
      room: { title: "Zusammen spielen", about: "Du bist in einen Raum eingeladen. Ein Konto brauchst du nicht." },
      watch: { title: "Zuschauen", about: "Schau bei den Partien eines Raums zu." },
    },
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
    invites: (host, game) => `${host} convida você para jogar ${game}`,
    free: (free, all) => (free === 1 ? "Um lugar está livre." : `${free} de ${all} lugares estão livres.`),
    playing: "A partida está em andamento.",
    finished: "Terminada.",
    pages: {
      lobby: { title: "Mesas", about: "Mesas à espera de jogadores e partidas em andamento para assistir." },
      rules: { title: "Regras", about: "As regras completas com exemplos e todos os módulos." },
      learn: {
        title: "Aprender",
        about: "Aprenda o jogo em poucos minutos e depois jogue uma primeira partida com comentários.",
      },
      puzzles: { title: "Desafios", about: "Posições de partidas: encontre a melhor jogada." },
      maps: { title: "Seus mapas", about: "Desenhe seu próprio mapa e jogue nele." },
      shared: { title: "Uma partida terminada", about: "Veja uma partida terminada, jogada por jogada." },
      room: { title: "Jogar juntos", about: "Um convite para uma sala. Não é preciso ter conta." },
      watch: { title: "Assistir", about: "Assista às partidas de uma sala." },
    },
  },
};
