import { count } from "../../../parts/words/de/plural.ts";
import type { commentary as source } from "../en/commentary.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

export const commentary: typeof source = {
  welcome: "Vier Aktionen, dann reist der Fahrgast. Baue zu den Zielen, die offen liegen.",
  built: "An ihren Enden wachsen Linien ohne Kosten. Eine zweite nah beim Fahrgast gibt ihm eine Wahl, die dir zahlt.",
  token: "Eine Abzweigmarke. Mit zweien darf eine Linie überall abzweigen.",
  ride: (n) => `Der Fahrgast nutzte deine Gleise: ${points(n)}. Er zahlt jede Linie, die er nimmt, in jedem Zug.`,
  without: "Er reiste ohne dich. Gleise zwischen ihm und den offenen Zielen ändern das.",
  rail: (station) => `${station} ist ein Fernbahnhof: ein Punkt für jede Linie, die ihn erreicht.`,
  terminus: (station) => `${station} ist eine Endstation: zwei Punkte und eine Abzweigmarke.`,
  connection: "Beide Stationen eines Zeichens liegen jetzt an einer Linie: drei Punkte.",
  loop: (n) =>
    `Deine Linie hat einen Ring geschlossen: ${points(n)}, einer für jede Station darin. Größere zahlen wieder.`,
  left: "Der Stapel ist leer, der Fahrgast geht. Der Rest der Runde ist nur noch Bauen.",
  won: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}. Der Rückblick zeigt, was gezählt hat.`,
  lost: (mine, theirs) => `${mine} zu ${theirs}. Der Rückblick zeigt, wo Punkte liegen geblieben sind.`,
};
