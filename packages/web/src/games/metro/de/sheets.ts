import { count, list } from "../../../parts/words/de/plural.ts";
import type { sheets as source } from "../en/sheets.ts";

const tiles = (n: number): string => count(n, "Plättchen");

/** Words of the panels that open over a table of Metro. */
export const sheets: typeof source = {
  scores: {
    title: "Punkte",
    line: "Linie",
    tiles: "Plättchen",
    end: "Ende",
    points: "Punkte",
    open: "offen",
    notLeft: "noch nicht abgefahren",
    station: (number) => `Bahnhof ${number}`,
    centre: "Zentrum ×2",
    centreOnce: "Zentrum",
    total: "Summe",
    holds: (tiles) => `hat ${tiles} auf der Hand`,
    closed: (n) => `${count(n, "Linie", "Linien")} zu Ende`,
    trace: (name) => `Linie ${name} verfolgen`,
  },
  strips: {
    title: "Alle Linien, entwirrt",
    about:
      "Jede Linie als Streifen, von ihrem Bahnhof bis dorthin, wo sie endet oder wartet; ein Strich für jedes Plättchen.",
    seat: "Linien von",
    nobody: "Niemand",
    line: (name, length, end) => `Linie ${name}: ${tiles(length)}, ${end}`,
    stop: (square, visit, crossed) =>
      [
        square,
        ...(visit > 1 ? [`${visit}. Mal`] : []),
        ...(crossed.length ? [`kreuzt ${crossed.length > 1 ? "Linien" : "Linie"} ${list(crossed.map(String))}`] : []),
      ].join(", "),
  },
  keys: [
    ["Pfeiltasten", "über den Plan gehen"],
    ["Eingabe oder Leertaste", "Feld wählen, dann Plättchen legen"],
    ["Escape", "vor dem Legen einen Schritt zurück"],
    ["R", "Plättchen drehen, wo der Tisch es erlaubt"],
    ["D", "anderes Plättchen ziehen"],
    ["1 2 3", "Plättchen der Hand wählen"],
    ["U", "zurücknehmen"],
    ["Y", "Zurückgenommenes wiederholen"],
    ["L", "zum zuletzt gelegten Plättchen"],
    ["T", "die Linien dieses Feldes verfolgen, eine nach der anderen"],
    ["M", "nur die eigenen Linien zeigen, oder alle"],
    ["Pos1  ,  .  Ende", "erste Stellung, zurück, weiter, zum Spiel"],
    ["← →  ↑ ↓", "beim Zurückschauen: ein Schritt, eine Runde"],
    ["?", "diese Liste"],
  ],
  playedHere: (edition, terms) =>
    `An diesem Tisch: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "Gezogene Plättchen kommen in derselben Reihenfolge wieder.",
  exportRunning:
    "Solange die Partie läuft, hat die Aufzeichnung Fragezeichen, wo du nichts wissen darfst: Sie ist lesbar, lässt sich hier aber nicht wieder öffnen. Um woanders weiterzuspielen, nimm den ganzen Tisch.",
  exportWhole: "Um in einem anderen Browser weiterzuspielen. Er enthält die Plättchen aller: nicht spicken.",
};
