import type { terms as source } from "../en/terms.ts";

/** Wörter, die Neue vielleicht nicht kennen, in ein, zwei Sätzen. */
export const terms: typeof source = {
  rule: (number) => `Regel ${number}`,
  open: "Eine offene Linie hat ihren Bahnhof verlassen und noch keinen anderen erreicht. Sie bringt noch nichts; jedes Plättchen, über das sie noch läuft, zählt.",
  ended:
    "Erreicht eine Linie einen Bahnhof, wird sie sofort gewertet: ein Punkt für jedes Mal, das sie über ein Plättchen läuft. Die Punkte bekommt, wem sie gehört, egal wer das Plättchen gelegt hat.",
  doubled: "Eine Linie, die im Zentrum endet, wird doppelt gewertet.",
  nobody: "Linien von Bahnhöfen, die keinem Platz gehören, und Gleise aus dem Zentrum bringen niemandem etwas.",
  short:
    "Die Linie endet hier, obwohl sie weiterlaufen könnte: Mit Plättchen, die noch niemand gesehen hat, ginge es weiter.",
  unseen: "Die Plättchen, die du noch nicht gesehen hast: im Vorrat und auf anderen Händen.",
  shares:
    "Eine Aktie ist ein Anteil von 10 bis 40 Prozent an einer Gesellschaft. Am Ende zahlt sie nach dem Rang der Gesellschaft; du hast immer eine von jeder Größe.",
  profit:
    "Die Punkte der Linien einer Gesellschaft. Sie gehören niemandem und sagen nur, welche Gesellschaft gut steht.",
  value:
    "Was eine Aktie von 10 Prozent brächte, wäre die Partie jetzt zu Ende: 8 für die Gesellschaft mit dem meisten Gewinn, bis hinab zu 1.",
  /** What options are about, where a table is set up. */
  options: {
    start:
      "Wer den ersten Zug hat; die anderen folgen in der Reihenfolge der Plätze. Das Los fällt, wenn die Partie beginnt.",
    orientation:
      "Jedes Plättchen hat einen Pfeil. Wie gedruckt zeigt er wie der auf dem Plan; frei gedreht passt ein Plättchen auf bis zu vier Arten.",
    "hand-size":
      "Wie viele Plättchen du auf der Hand hast und zur Wahl. Mit mehr davon gibt es mehr zu planen, und das Glück zählt weniger.",
    "open-hands": "Ob alle die Plättchen aller sehen. Offene Hände sind gut, um gemeinsam zu lernen.",
    numbering:
      "Die Bahnhöfe sind auf dem Plan von 2000 in der einen Richtung nummeriert, auf einem späteren Druck in der anderen. Wem was gehört, folgt den Nummern und ist dann gespiegelt.",
    "one-tile-stations":
      "Ein Plättchen darf keine Linie gleich zurück in einen Bahnhof führen. Hier steht, ob herrenlose Bahnhöfe davon ausgenommen sind.",
    "one-tile-exception":
      "Ein Plättchen, das sonst nirgends passt, darf eine Linie aus nur einem Plättchen bilden. Hier steht, ob es warten muss, solange ein anderes gezogen werden kann.",
  },
};
