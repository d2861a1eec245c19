import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  card: ({ place }) => ({
    topic: "Die Karte",
    says: "Du spielst allein für acht Gesellschaften. Die Karte sagt, wessen Linie du mit einem deiner zwei Plättchen verlängerst.",
    task: `Grau ist dran. Lege das passende auf ${place}.`,
    done: "Die nächste Karte kommt sofort.",
    knows: "Die Karte sagt, welche Gesellschaft dran ist",
    why: `Die graue Linie geht auf ${place} weiter.`,
  }),
  least: ({ place }) => ({
    topic: "Die schwächste zählt",
    says: "Am Ende zählt der Gewinn der Gesellschaft, die am wenigsten hat. Niemand darf also zurückbleiben.",
    task: `Violett ist dran. Lege dein Plättchen auf ${place}.`,
    done: "Nebenbei ist die braune Linie zu Ende. Behalte die schwächste im Auge.",
    knows: "Nur die ärmste Gesellschaft zählt",
    why: `Die violette Linie geht auf ${place} weiter.`,
  }),
};
