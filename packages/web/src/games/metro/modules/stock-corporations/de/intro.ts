import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  exchange: () => ({
    topic: "Aktien",
    says: "Gesellschaften besitzen die Linien, du hast Aktien: je eine zu 10, 20, 30 und 40 Prozent. Statt zu legen darfst du eine tauschen.",
    task: "Tausche deine 10 Prozent gegen die offene Karte.",
    done: "Deine alte Aktie liegt jetzt unter dem Stapel.",
    knows: "Statt zu legen darfst du eine Aktie tauschen",
    why: "Gemeint ist die offene Karte zu 10 Prozent.",
  }),
  profit: ({ line }) => ({
    topic: "Gewinn",
    says: "Eine beendete Linie zahlt ihrer Gesellschaft, wer auch immer sie beendet. Die Rangfolge am Ende sagt, was Aktien wert sind.",
    task: `Beende die blaue Linie ${line}.`,
    done: "3 Gewinn für Blau. Deine Punkte kommen am Ende von den Aktien.",
    knows: "Linien zahlen Gesellschaften, diese den Aktien",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};
