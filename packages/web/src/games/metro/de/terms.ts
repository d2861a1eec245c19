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
};
