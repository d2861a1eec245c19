import type { terms as source } from "../en/terms.ts";

/** Wörter, die Neue vielleicht nicht kennen, in ein, zwei Sätzen. */
export const terms: typeof source = {
  rule: (number) => `Regel ${number}`,
  start: "Wer später an die Reihe kommt, beginnt zum Ausgleich mit mehr Punkten.",
  nationalRail: "Eine Station der Eisenbahn: Eine Linie, die sie erreicht, bringt 1 Punkt, einmal.",
  terminus: "Eine Station am Rand der Karte: Eine Linie, die sie erreicht, bringt 2 Punkte und eine Abzweigmarke.",
  connection:
    "Acht Stationen haben ein Symbol, je zwei dasselbe. Eine Linie, die beide eines Paares erreicht hat, bringt 3 Punkte.",
  loop: "Eine Linie, die im Kreis läuft, schließt Stationen ein. Jede davon bringt einmal einen Punkt, die auf dem Ring keinen.",
  passenger:
    "Er reist am Ende jedes Zugs zu den Zielen, die offen liegen. Jede Linie, die er benutzt, bringt dem, dem sie gehört, einen Punkt.",
  token:
    "Eine Abzweigmarke: Es gibt sie für eine Aktion, in der nicht gebaut wird. Für zwei davon wächst eine Linie aus ihrer Mitte.",
  end: "An ihren Enden wächst eine Linie umsonst: an Stationen, die nur eines ihrer Gleise berührt.",
  /** What options are about, where a table is set up. */
  options: {
    start: "Wer zuerst baut; die anderen folgen in der Reihenfolge der Plätze. Das Los fällt, wenn die Partie beginnt.",
    "first-round":
      "Wer beginnt, baut zuerst und schickt den Fahrgast zuerst. Hier steht, wie die anderen das ausgleichen.",
    "last-round": "Was der Fahrgast tut, wenn keine Ziele mehr aufzudecken sind.",
    "mornington-crescent":
      "Eine Karte, die seine Reisen vorzeitig beenden kann. Sie liegt weit unten im Stapel; wann sie kommt, weiß niemand.",
    movement:
      "Wie viele Ziele offen liegen. Bei vieren gibt es Fahrten zur Wahl; bei einem von jeder Art ist allen klar, wohin er fährt.",
  },
};
