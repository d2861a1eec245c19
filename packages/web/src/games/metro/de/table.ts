import type { LineName, Who } from "../../../parts/words/types.ts";
import { capital, count, does, genitive, list, signed, together } from "../../../parts/words/de/plural.ts";
import type { table as source } from "../en/table.ts";

const tiles = (n: number): string => count(n, "Plättchen");
const points = (n: number): string => count(n, "Punkt", "Punkte");
/** »Mit« so vielen. */
const withPoints = (n: number): string => count(n, "Punkt", "Punkten");
const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "Linien" : "Linie"} ${list(names.map(String))}`;
const SIDE_NAMES = ["oben", "rechts", "unten", "links"] as const;
const station = (number: number): string => `Bahnhof ${number}`;
const nobodys = "herrenlos";

/** Companies have names that are not inflected. */
const ownedLine = (whose: Who | undefined, line: LineName): string =>
  whose === undefined
    ? `die herrenlose Linie ${line}`
    : whose.company
      ? `Linie ${line} von ${whose.name}`
      : `${whose.isYou ? "deine" : genitive(whose.name)} Linie ${line}`;

/** What a table of Metro says before anything of it is opened. */
export const table: typeof source = {
  editions: { first: "Erste Ausgabe", second: "Zweite Ausgabe", bigbox: "BigBox-Ausgabe" },
  title: (edition, seats, modules) => ["Metro", edition, count(seats, "Spieler"), ...modules].join(" · "),
  board: "Spielplan",
  tiles,
  signed,
  prompts: {
    placeOrDraw: "lege das Plättchen oder ziehe ein anderes",
    chooseTile: "wähle Plättchen und Feld oder ziehe ein anderes",
    placeDrawn: "lege das gezogene Plättchen",
    placeOnly: "lege das Plättchen",
    drawOnly: "dieses passt gerade nirgends: ziehe ein anderes",
    confirm: (square) => `auf ${square} legen?`,
  },
  progress: (placed, all) => `Zug ${placed} von ${all}`,
  progressShort: (placed, all) => `${placed} / ${all}`,
  actions: {
    place: "Legen",
    draw: "Anderes ziehen",
    drawShort: "Ziehen",
    turn: "Drehen",
    lines: "Linien",
    modules: "Module",
    scores: "Punkte",
    bag: "Restliche Plättchen",
  },
  panels: {
    yourTile: "Dein Plättchen",
    yourTiles: "Deine Plättchen",
    drawnTile: "Das gezogene Plättchen",
    unseenAbout: (supply, hands) =>
      hands ? `${tiles(supply)} im Vorrat und ${hands} auf anderen Händen.` : `${tiles(supply)} im Vorrat.`,
    line: "Die Linie",
  },
  player: {
    yourTurn: "du bist am Zug",
    turn: "ist am Zug",
    thinking: "überlegt…",
    lines: (all, open) => (open ? `${count(all, "Linie", "Linien")}, ${open} offen` : "alle Linien sind zu Ende"),
  },
  ends: {
    at: (number) => `endet in Bahnhof ${number}`,
    centre: "endet im Zentrum",
  },
  doubled: "×2",
  hand: (n, all, code) => (all > 1 ? `Plättchen ${n} von ${all}, ${code}` : `Das Plättchen auf deiner Hand, ${code}`),
  trace: {
    line: (name) => `Linie ${name}`,
    nobody: "herrenlose Linie",
    notLeft: "noch nicht abgefahren",
    openAt: (square, side) => `offen auf ${square}, ${SIDE_NAMES[side] ?? ""}`,
    arrived: (number) => `angekommen in Bahnhof ${number}`,
    arrivedCentre: "angekommen im Zentrum, zählt doppelt",
    arrivedCentreOnce: "angekommen im Zentrum",
    stop: "Nicht mehr verfolgen",
    allLines: "Alle Linien zeigen",
    onlyMine: "Nur meine Linien",
  },
  station,
  stationFacts: ({ number, owner, length, end, more }) =>
    [station(number), owner ?? nobodys, tiles(length), end, ...more].join(", "),
  fromCentre: (square) => `ab ${square}`,
  whyNot: (square) => `Warum nicht ${square}?`,
  log: {
    placed: (who, square, isDrawn) =>
      isDrawn
        ? `${does(who, "ziehst", "zieht")} ein anderes Plättchen und ${who.isYou ? "legst" : "legt"} es auf ${square}`
        : `${does(who, "legst", "legt")} ein Plättchen auf ${square}`,
    drew: (who) => `${does(who, "ziehst", "zieht")} ein anderes Plättchen`,
    lot: (who) => `${does(who, "beginnst", "beginnt")} durch Los`,
    closed: ({ whose, line, station: end, points: n, isDoubled }) => {
      const where = end === undefined ? "im Zentrum" : `in Bahnhof ${end}`;
      const won = whose ? (isDoubled ? `${points(n)}, verdoppelt` : points(n)) : "für niemanden";
      return `${ownedLine(whose, line)} endet ${where}, ${won}`;
    },
    overAlone: (most) => `die Partie ist zu Ende mit ${withPoints(most)}`,
    over: (best, most) =>
      `die Partie ist zu Ende: ${together(best, ["gewinnt", "gewinnst", "teilen sich den ersten Platz", "teilt euch den ersten Platz"])} mit ${withPoints(most)}`,
    sentence: (parts, beginsWithName) => {
      const joined = parts.join("; ");
      return `${beginsWithName ? joined : capital(joined)}.`;
    },
  },
  first: "Lege Plättchen so, dass deine Linien lang werden, bevor sie enden.",
  history: {
    at: (n, all) => `Nach ${n} von ${tiles(all)}`,
    back: "Ein Plättchen zurück",
    forward: "Ein Plättchen weiter",
  },
  handOver: ({ name }) => `Die Hände sind verdeckt. Gebt den Bildschirm an ${name}.`,
  zoomIn: "Plan vergrößern",
  zoomOut: "Ganzen Plan zeigen",
  cell: {
    empty: "leer",
    legal: "kann belegt werden",
    choosable: "kann gewählt werden",
    tile: (names) => (names.length ? `ein Plättchen mit ${lines(names)}` : "ein Plättchen"),
    waits: (names) => `${lines(names)} ${names.length > 1 ? "warten" : "wartet"} hier`,
    centre: "Zentralbahnhof",
  },
};
