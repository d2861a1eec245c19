import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  show: ({ other }) => ({
    topic: "Eine Aktie zeigen",
    says: "Die Zentralbahnhöfe gehören den Gesellschaften. Zeige eine Aktie, und du setzt den Bahnhof ihrer Gesellschaft, statt zu legen.",
    task: `Zeige deine 20 Prozent von Gelb und wähle den Platz neben ${other}.`,
    done: "Diese Aktie bleibt offen und wird nie mehr getauscht. Am Ende zählt sie trotzdem.",
    knows: "Wer eine Aktie zeigt, setzt den Bahnhof der Gesellschaft",
    why: `Die meisten deiner Aktien sind gelb, und neben ${other} ist der Weg weit.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Gewinn aus dem Zentrum",
    says: "Die Linie von dort gehört der Gesellschaft. Was sie bringt, ist Gewinn, wer auch immer sie beendet.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${tiles} Gewinn für Gelb. Warum dich das freut, ahnen jetzt alle.`,
    knows: "Linien von dort sind Gewinn der Gesellschaft",
    why: `Gelbs Linie aus dem Zentrum wartet bei ${place}.`,
  }),
};
