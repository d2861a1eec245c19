import type * as en from "../../en/metro/table.ts";
import type { LineName, Who } from "../../types.ts";
import {
  capital,
  colours,
  count,
  does,
  genitive,
  hue,
  inside,
  list,
  points,
  signed,
  tiles,
  together,
  withPoints,
} from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";

const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "Linien" : "Linie"} ${list(names.map(String))}`;
const SIDE_NAMES = ["oben", "rechts", "unten", "links"] as const;
const station = (number: number): string => `Bahnhof ${number}`;
const nobodys = "herrenlos";

/** Names of companies are not inflected. */
const ownedLine = (whose: Who | undefined, line: LineName): string =>
  whose === undefined
    ? `die herrenlose Linie ${line}`
    : whose.company
      ? `Linie ${line} von ${whose.name}`
      : `${whose.isYou ? "deine" : genitive(whose.name)} Linie ${line}`;

/** Texts that a table of Metro needs from the start. */
export const table: typeof en.table = {
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
    ...ends,
    closed: ({ whose, line, station: end, points: n, isDoubled }) => {
      const where = end === undefined ? "im Zentrum" : `in Bahnhof ${end}`;
      const won = whose ? (isDoubled ? `${points(n)}, verdoppelt` : points(n)) : "für niemanden";
      return `${ownedLine(whose, line)} endet ${where}, ${won}`;
    },
    overAlone: (most) => `die Partie ist zu Ende mit ${withPoints(most)}`,
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

/** The ledger: what a tile would do. */
export const ledger: typeof en.ledger = {
  title: "Wenn du es hierhin legst",
  line: (name) => `Linie ${name}`,
  nobody: "herrenlos",
  arrow: "→",
  change: (from, to) => `${from} auf ${count(to, "Plättchen")}`,
  open: "bleibt offen",
  none: "Hier ändert sich keine Linie.",
  short: "abgeschnitten",
  further: (tiles, all) =>
    all === 1
      ? "das letzte Plättchen brächte sie weiter"
      : `${tiles} von ${all} restlichen Plättchen brächten sie weiter`,
  mayEnd: (tiles, all, square) =>
    tiles === 0
      ? `Kein restliches Plättchen würde sie auf ${square} beenden.`
      : tiles === 1
        ? `1 von ${all} restlichen Plättchen würde sie auf ${square} beenden.`
        : `${tiles} von ${all} restlichen Plättchen würden sie auf ${square} beenden.`,
  atOnce: "Sofort",
  gets: (who, n) => `${does(who, "bekommst", "bekommt")} ${count(n, "Punkt", "Punkte")}`,
  ahead: (leaders, n) => `${together(leaders, ["macht", "machst", "machen", "macht"])} ${n} auf dich gut`,
  aheadOf: (who, n, others) =>
    `${does(who, "machst", "macht")} ${n} auf ${others ? list(others.map(({ name }) => name)) : "alle"} gut`,
  even: "niemand holt auf",
  more: (n) => count(n, "weitere Linie", "weitere Linien"),
};

/** The sheets of a table of Metro. */
export const sheets: typeof en.sheets = {
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

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */

export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "Die Partie ist zu Ende: Jedes Feld ist belegt.",
  drawOwed: "Zuerst muss ein Plättchen gezogen werden.",
  mustPlaceDrawn:
    "Du hast ein anderes Plättchen gezogen, statt eins von der Hand zu legen. Jetzt muss dieses gelegt werden.",
  supplyEmpty: "Der Vorrat ist leer.",
  notInHand: "Dieses Plättchen hast du nicht auf der Hand.",
  offBoard: "Das liegt außerhalb des Plans.",
  centre: "Diese Felder gehören dem Zentralbahnhof; dort liegt kein Plättchen.",
  occupied: "Hier liegt schon ein Plättchen, und Plättchen bleiben liegen.",
  notAdjacent: "Ein Plättchen muss am Rand liegen oder an ein anderes grenzen. Dieses Feld berührt noch nichts.",
  turned: "Plättchen liegen, wie ihr Pfeil zeigt; an diesem Tisch werden sie nicht gedreht.",
  sameTurn: "So gedreht sieht das Plättchen aus wie zuvor.",
  oneTile:
    "Hier würde das Plättchen allein eine Abfahrt mit einem Bahnhof verbinden: eine Linie aus einem Plättchen. Das geht nur, wenn es nirgends sonst passt.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
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
  /** Explains options on the setup page. */
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

export const allModules: typeof en.allModules = {
  first: (titles, goals) =>
    [...goals, `Mit dabei: ${list(titles)}. Stand und Regeln dazu stehen unter Module.`].join(" "),
  colours,
  company: (colour) => `Gesellschaft ${hue(colour)}`,
  decide: "entscheide, wie es weitergeht",
  choose: "wähle eins",
  chooseFirst: "Zuerst wählen",
  onBoard: "Wähle ein Feld auf dem Plan.",
  pass: "Passen",
  passPrompt: "für dich ist kein Plättchen mehr da: passe",
  confirm: "Bestätigen",
  confirms: (action) => `${action}?`,
  rules: "Regeln",
  ourValues: "unsere Werte",
  valuesOf: (set) => `Werte von ${set}`,
  nothingToDo: "Hier ist jetzt nichts zu entscheiden.",
  passed: (who) => does(who, "passt", "passt"),
  sank: (who) => `${does(who, "legst", "legt")} ein Plättchen in den Vorrat zurück`,
  awarded: (who, points, what) => `${inside(who)} ${signed(points)} für ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([who, points]) => `${inside(who)} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label}: ${value}`,
  refusals: {
    combination: "Diese Module passen nicht zusammen.",
    decisionOwed: "Zuerst ist eine Entscheidung fällig.",
    mustPlace: "Du hast ein Plättchen oder kannst eins ziehen: Passen darf nur, wer keins hat.",
    noDraw: "An diesem Tisch wird kein anderes Plättchen gezogen, statt eins zu legen.",
    noSuchModule: "Dieses Modul wird hier nicht gespielt.",
  },
};
