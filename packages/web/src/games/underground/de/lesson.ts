import { count } from "../../../parts/words/de/plural.ts";
import type { lesson as source } from "../en/lesson.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");
const COLOURS: Readonly<Record<string, string>> = { red: "Rot", black: "Schwarz", green: "Grün", orange: "Orange" };
const line = (colour: string): string => `Linie ${COLOURS[colour] ?? colour}`;

export const lesson: typeof source = {
  steps: {
    begin: ({ colour, place, other }) => ({
      topic: "Deine Linien",
      says: "Vier Linien sind deine. Ein Zug hat vier Aktionen, meist ist das ein Gleis.",
      task: `Der Fahrgast wartet in ${place}. Beginne dort ${line(colour)}: Tippe auf die Strecke nach ${other}.`,
      done: "Eine neue Linie darf überall beginnen.",
      knows: "Vier Aktionen je Zug, auf eigenen Linien",
      why: `${line(colour)} beginnt in ${place}, wo der Fahrgast wartet, und führt nach ${other}.`,
    }),
    grow: ({ colour, place, other }) => ({
      topic: "Wachsen",
      says: "Danach wächst eine Linie an ihren beiden Enden, ohne Kosten.",
      task: `Zwei Gleise noch, und sie ist in ${place}. Dort will der Fahrgast hin.`,
      done: `${line(colour)} führt vom Fahrgast nach ${place}.`,
      knows: "Linien wachsen an ihren Enden",
      why: `Die markierten Strecken führen über ${other} nach ${place}. Nach ${other} will er auch.`,
    }),
    ride: ({ place, other, points: paid }) => ({
      topic: "Der Fahrgast",
      says: "Am Ende eines Zuges reist der Fahrgast. Jede Linie, die er nutzt, bringt einen Punkt.",
      task: "Beende deinen Zug. Für die übrige Aktion bekommst du eine Abzweigmarke.",
      done: `Er fuhr nach ${place}, dann nach ${other}, beide Male mit dir: ${points(paid)}.`,
      knows: "Jede Linie, die der Fahrgast nutzt, zahlt",
      why: `Deine Linie ist schon in ${place}. Beende den Zug, damit er reisen kann.`,
    }),
    rail: ({ colour, place, points: paid }) => ({
      topic: "Fernbahnhöfe",
      says: "Eine Linie, die einen Fernbahnhof erreicht, bringt einen Punkt.",
      task: `Baue weiter bis ${place}.`,
      done: `${points(paid)} sofort, und wieder für jede andere Linie, die herkommt.`,
      knows: "Fernbahnhöfe: 1 Punkt für jede Linie",
      why: `Die markierte Strecke führt ${line(colour)} nach ${place}, einem Fernbahnhof.`,
    }),
    terminus: ({ colour, place, points: paid }) => ({
      topic: "Endstationen",
      says: "Eine Endstation am Rand der Karte bringt zwei Punkte und eine Marke.",
      task: `Beginne ${line(colour)} in ${place}.`,
      done: `${points(paid)}, und du hast jetzt zwei Abzweigmarken.`,
      knows: "Endstationen: 2 Punkte und eine Marke",
      why: `${line(colour)} beginnt in ${place}, einer Endstation.`,
    }),
    branch: ({ place, other }) => ({
      topic: "Abzweige",
      says: "Anderswo als an den Enden darf eine Linie abzweigen. Das kostet zwei Marken.",
      task: `Zweige an ${place} ab, Richtung ${other}.`,
      done: "Zwei Marken sind ausgegeben, und die Linie hat drei Enden.",
      knows: "Ein Abzweig kostet zwei Marken",
      why: `Die markierte Strecke zweigt in ${place} ab und führt nach ${other}.`,
    }),
    connection: ({ place, other, points: paid }) => ({
      topic: "Paare",
      says: "Zwei Stationen zeigen dasselbe Zeichen. Eine Linie an beiden bringt drei Punkte.",
      task: `${other} liegt an deiner Linie. ${place} zeigt dasselbe Zeichen: Baue dorthin.`,
      done: `${points(paid)} für das Paar.`,
      knows: "Beide Stationen eines Zeichens: 3 Punkte",
      why: `${place} ist die andere Station mit diesem Zeichen.`,
    }),
    wanted: ({ place, other }) => ({
      topic: "Wohin er will",
      says: "Er läuft so wenig wie möglich und nimmt dann so wenige Linien wie möglich.",
      task: `${place} liegt offen, dort will er hin. Baue dorthin und weiter nach ${other}.`,
      done: `Jetzt bringt ihn deine Linie ohne einen Schritt nach ${place}.`,
      knows: "Er läuft wenig, dann nutzt er wenige Linien",
      why: `Die markierten Strecken führen zuerst nach ${place} und dann weiter nach ${other}.`,
    }),
    loop: ({ place, points: paid }) => ({
      topic: "Ringe",
      says: "Eine Linie, die einen Ring schließt, wird für jede Station darin bezahlt.",
      task: `Ein Gleis fehlt. Schließe den Ring an ${place}.`,
      done: `${points(paid)}, einer für jede Station darin.`,
      knows: "Ringe: 1 Punkt für jede Station darin",
      why: `Nur das Gleis nach ${place} schließt ihn.`,
    }),
    choice: ({ colour, place, points: paid }) => ({
      topic: "Deine Wahl",
      says: "Sind Wege gleich gut, entscheidet, wer am Zug ist.",
      task: `Linie Blau und ${line(colour)} führen beide nach ${place}. Schick ihn mit deiner eigenen.`,
      done: `${points(paid)} für dich, keiner für Blau. Sind die Ziele aufgebraucht, gewinnen die meisten Punkte.`,
      knows: "Gleich gute Wege: Du wählst in deinem Zug",
      why: "Dieser Weg bezahlt die andere Seite.",
    }),
  },
};
