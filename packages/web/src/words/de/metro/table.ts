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
const nobodys = "ohne Besitzer";

/** Names of companies are not inflected. */
const ownedLine = (whose: Who | undefined, line: LineName): string =>
  whose === undefined
    ? `Linie ${line} ohne Besitzer`
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
    placeOrDraw: "lege dein Plättchen oder zieh ein anderes",
    chooseTile: "wähle Plättchen und Feld oder zieh ein anderes",
    placeDrawn: "lege das gezogene Plättchen",
    placeOnly: "lege dein Plättchen",
    drawOnly: "dein Plättchen passt nirgends: zieh ein anderes",
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
    bag: "Ungesehene Plättchen",
  },
  panels: {
    yourTile: "Dein Plättchen",
    yourTiles: "Deine Plättchen",
    drawnTile: "Das gezogene Plättchen",
    unseenAbout: (supply, hands) =>
      hands ? `${tiles(supply)} im Vorrat und ${hands} bei den anderen auf der Hand.` : `${tiles(supply)} im Vorrat.`,
    line: "Die Linie",
  },
  player: {
    open: (n) => (n ? `${count(n, "Linie", "Linien")} offen` : "alle Linien sind zu Ende"),
  },
  ends: {
    at: (number) => `endet an Bahnhof ${number}`,
    centre: "endet im Zentrum",
  },
  doubled: "×2",
  hand: (n, all, code) => (all > 1 ? `Plättchen ${n} von ${all}, ${code}` : `Das Plättchen auf deiner Hand, ${code}`),
  trace: {
    line: (name) => `Linie ${name}`,
    nobody: "Linie ohne Besitzer",
    notLeft: "hat ihren Bahnhof noch nicht verlassen",
    openAt: (square, side) => `geht auf ${square} weiter, ${SIDE_NAMES[side] ?? ""}`,
    arrived: (number) => `endet an Bahnhof ${number}`,
    arrivedCentre: "endet im Zentrum, zählt doppelt",
    arrivedCentreOnce: "endet im Zentrum",
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
    drewAnother: "anderes gezogen",
    ...ends,
    closed: ({ whose, line, station: end, points: n, isDoubled }) => {
      const where = end === undefined ? "im Zentrum" : `an Bahnhof ${end}`;
      const won = whose ? (isDoubled ? `${points(n)}, verdoppelt` : points(n)) : "keine Punkte";
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
  handOver: ({ name }) => `Die Plättchen auf der Hand sind geheim. Gib den Bildschirm an ${name} weiter.`,
  lengths: "Länge der Linien zeigen",
  zoomIn: "Spielplan vergrößern",
  zoomOut: "Ganzen Spielplan zeigen",
  cell: {
    empty: "leer",
    legal: "hierhin kannst du dein Plättchen legen",
    choosable: "das kannst du wählen",
    tile: (names) => (names.length ? `ein Plättchen mit ${lines(names)}` : "ein Plättchen"),
    waits: (names) => `${lines(names)} ${names.length > 1 ? "gehen" : "geht"} hier weiter`,
    centre: "Zentrum",
  },
};

/** The ledger: what a tile would do. */
export const ledger: typeof en.ledger = {
  title: "Wenn du es hierhin legst",
  line: (name) => `Linie ${name}`,
  nobody: nobodys,
  arrow: "→",
  change: (from, to) => `von ${from} auf ${count(to, "Plättchen")}`,
  open: "bleibt offen",
  none: "Das ändert keine Linie.",
  short: "endet früh",
  further: (tiles, all) =>
    all === 1
      ? "das ungesehene Plättchen würde sie verlängern"
      : `${tiles} der ${all} ungesehenen Plättchen ${tiles === 1 ? "würde" : "würden"} sie verlängern`,
  mayEnd: (tiles, all, square) =>
    tiles === 0
      ? `Kein ungesehenes Plättchen würde sie auf ${square} beenden.`
      : all === 1
        ? `Das ungesehene Plättchen würde sie auf ${square} beenden.`
        : `${tiles} der ${all} ungesehenen Plättchen ${tiles === 1 ? "würde" : "würden"} sie auf ${square} beenden.`,
  atOnce: "Sofort",
  gets: (who, n) => `${does(who, "bekommst", "bekommt")} ${count(n, "Punkt", "Punkte")}`,
  ahead: (leaders, n) => `${together(leaders, ["macht", "machst", "machen", "macht"])} ${points(n)} auf dich gut`,
  aheadOf: (who, n, others) =>
    `${does(who, "machst", "macht")} ${points(n)} auf ${others ? list(others.map(({ name }) => name)) : "alle"} gut`,
  noPoints: "keine Punkte",
  even: "die Abstände bleiben gleich",
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
    notLeft: "nicht begonnen",
    station: (number) => `Bahnhof ${number}`,
    centre: "Zentrum ×2",
    centreOnce: "Zentrum",
    total: "Summe",
    estimate: "Wenn es so zu Ende ginge",
    holds: (tiles) => `hat ${tiles} auf der Hand`,
    closed: (n) => `${count(n, "Linie", "Linien")} zu Ende`,
    trace: (name) => `Linie ${name} verfolgen`,
  },
  strips: {
    title: "Alle Linien, entwirrt",
    about:
      "Jede Linie als Streifen, von ihrem Bahnhof bis zu ihrem Ende, mit einem Strich für jedes Plättchen, über das sie führt.",
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
    ["Pfeiltasten", "über den Spielplan gehen"],
    ["Eingabe- oder Leertaste", "Feld wählen, dann Plättchen legen"],
    ["Escape", "vor dem Legen zurück"],
    ["R", "die letzten Züge wiederholen oder, wenn es an diesem Tisch erlaubt ist, das Plättchen drehen"],
    ["D", "anderes Plättchen ziehen"],
    ["1 2 3", "Plättchen von deiner Hand wählen"],
    ["U", "zurücknehmen"],
    ["Y", "wiederholen"],
    ["L", "zum zuletzt gelegten Plättchen"],
    ["T", "die Linien auf diesem Feld verfolgen, eine nach der anderen"],
    ["N", "zeigen oder verbergen, wie lang jede offene Linie ist"],
    ["M", "nur die eigenen Linien zeigen oder alle"],
    ["Pos1  ,  .  Ende", "erste Stellung, zurück, weiter, aktuelle Stellung"],
    ["← →  ↑ ↓", "im Verlauf: ein Schritt, eine Runde"],
    ["?", "diese Liste"],
  ],
  playedHere: (edition, terms) =>
    `An diesem Tisch: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "Wenn du wieder ziehst, bekommst du dieselben Plättchen in derselben Reihenfolge.",
  exportRunning:
    "Solange die Partie läuft, zeigt die Aufzeichnung Fragezeichen für alles, was du noch nicht wissen kannst. Du kannst sie lesen, aber hier nicht wieder öffnen. Um woanders weiterzuspielen, exportiere den ganzen Tisch.",
  exportWhole:
    "Damit spielst du in einem anderen Browser weiter. Die Datei enthält die Plättchen aller Spieler, also nicht spicken.",
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */

export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "Die Partie ist zu Ende: Auf jedem Feld liegt ein Plättchen.",
  drawOwed: "Warte, bis das nächste Plättchen gezogen ist.",
  mustPlaceDrawn:
    "Du hast ein anderes Plättchen gezogen, statt eins von der Hand zu legen. Jetzt musst du das gezogene Plättchen legen.",
  supplyEmpty: "Es gibt keine Plättchen mehr zu ziehen. Lege eins von deiner Hand.",
  notInHand: "Dieses Plättchen hast du nicht. Wähle eins von deiner Hand.",
  offBoard: "Dieses Feld liegt nicht auf dem Spielplan. Wähle ein anderes.",
  centre: "Ins Zentrum kannst du keine Plättchen legen. Wähle ein anderes Feld.",
  occupied: "Auf diesem Feld liegt schon ein Plättchen, und Plättchen bleiben liegen. Wähle ein leeres Feld.",
  notAdjacent:
    "Ein Plättchen muss am Rand des Spielplans oder neben einem anderen liegen. Neben diesem Feld liegt noch keins. Wähle ein anderes Feld.",
  noLineThere:
    "An diesem Tisch kannst du neben dem Zentrum nur legen, wo eine Linie von einem Bahnhof hinführt. Zu diesem Feld führt keine. Wähle ein anderes.",
  turned:
    "An diesem Tisch kannst du Plättchen nicht drehen. Der Pfeil zeigt immer nach oben. Lege das Plättchen, wie es ist.",
  sameTurn: "So gedreht sieht das Plättchen genauso aus wie vorher. Dreh es anders.",
  oneTile:
    "Hier würde das Plättchen allein eine Linie von ihrem Abfahrtsgleis direkt in einen Bahnhof führen: eine Linie aus einem Plättchen. Das ist nur erlaubt, wenn das Plättchen nirgends sonst passt. Wähle ein anderes Feld.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regel ${number}`,
  open: "Eine offene Linie hat ihren Bahnhof verlassen und noch keinen Bahnhof erreicht. Sie ist bisher nichts wert, und jedes Plättchen, über das sie noch führt, zählt.",
  ended:
    "Erreicht eine Linie einen Bahnhof, wird sie sofort gewertet: ein Punkt für jedes Mal, wenn sie über ein Plättchen führt. Die Punkte bekommt ihr Besitzer, egal wer das Plättchen gelegt hat.",
  doubled: "Eine Linie, die im Zentrum endet, zählt doppelt.",
  nobody: "Linien von Bahnhöfen ohne Besitzer und Gleise, die aus dem Zentrum führen, bringen niemandem Punkte.",
  short:
    "Die Linie endet hier, obwohl sie mit einem anderen Plättchen, das du noch nicht gesehen hast, länger werden könnte.",
  unseen:
    "Die Plättchen, die du noch nicht gesehen hast: die im Vorrat und die, die andere Spieler auf der Hand haben.",
  shares:
    "Eine Aktie ist ein Anteil von 10 bis 40 Prozent an einer Gesellschaft. Was sie am Ende wert ist, hängt vom Rang der Gesellschaft ab. Du hast immer eine Aktie von jedem Prozentsatz.",
  profit:
    "Die Punkte der Linien einer Gesellschaft. Kein Spieler bekommt sie: Sie entscheiden nur über die Rangfolge der Gesellschaften.",
  value:
    "Was eine 10-%-Aktie wert wäre, wenn die Partie jetzt zu Ende wäre: 8 bei der Gesellschaft mit dem meisten Gewinn, bis hinab zu 1 bei der letzten.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Wer den ersten Zug hat. Die anderen folgen der Reihe nach. Ein zufälliger Startspieler wird ausgelost, wenn die Partie beginnt.",
    orientation:
      "Jedes Plättchen hat einen Pfeil. Normalerweise zeigt er in dieselbe Richtung wie der Pfeil auf dem Spielplan. Darfst du Plättchen drehen, passt ein Plättchen auf bis zu vier Arten.",
    "hand-size":
      "Wie viele Plättchen du zur Wahl hast. Je mehr Plättchen du hast, desto mehr gibt es zu planen und desto weniger zählt das Glück.",
    "open-hands": "Ob alle die Plättchen aller Spieler sehen. Offene Plättchen sind gut, um gemeinsam zu lernen.",
    numbering:
      "Der Spielplan von 2000 nummeriert die Bahnhöfe in der einen Richtung, eine spätere Ausgabe in der anderen. Die Besitzer richten sich nach den Nummern und sind deshalb gespiegelt.",
    "one-tile-stations":
      "Eine Linie muss über mehr als ein Plättchen führen. Diese Option legt fest, ob Linien von Bahnhöfen ohne Besitzer davon ausgenommen sind.",
    "one-tile-exception":
      "Ein Plättchen, das sonst nirgends passt, darf eine Linie aus nur einem Plättchen bilden. Diese Option legt fest, ob es warten muss, solange du noch ein anderes ziehen kannst.",
    "centre-squares":
      "Die erste Ausgabe sagt, dass ein Plättchen neben dem Zentrum ein Gleis fortsetzen muss. Diese Option legt fest, ob dafür jedes Gleis reicht oder nur eine Linie von einem Bahnhof.",
  },
};

export const allModules: typeof en.allModules = {
  first: (titles, goals) =>
    [
      ...goals,
      `Du spielst mit ${list(titles)}. Stand und Regeln dazu stehen neben dem Spielplan, auf kleinen Bildschirmen unter »Module«.`,
    ].join(" "),
  colours,
  company: (colour) => `Gesellschaft ${hue(colour)}`,
  decide: "triff eine Entscheidung",
  choose: "wähle eins",
  chooseFirst: "Zuerst wählen",
  onBoard: "Wähle ein Feld auf dem Spielplan.",
  pass: "Passen",
  passPrompt: "du hast kein Plättchen mehr: passe",
  confirms: (action) => `${action}?`,
  introduction: "Einführung",
  rules: "Regeln",
  ourValues: "Werte von Interchange",
  valuesOf: (set) => `Werte von ${set}`,
  nothingToDo: "Gerade ist nichts zu entscheiden.",
  passed: (who) => does(who, "passt", "passt"),
  sank: (who) => `${does(who, "legst", "legt")} ein Plättchen in den Vorrat zurück`,
  awarded: (who, points, what) => `${inside(who)} ${signed(points)} für ${what}`,
  final: (module, gains) => `${module}: ${list(gains.map(([who, points]) => `${inside(who)} ${signed(points)}`))}`,
  source: (module, what) => `${module}: ${what}`,
  differs: (module, label, value) => `${module}, ${label}: ${value}`,
  refusals: {
    combination: "Diese Module lassen sich nicht kombinieren. Entferne eins davon.",
    decisionOwed: "Triff zuerst deine andere Entscheidung.",
    mustPlace: "Du hast ein Plättchen oder kannst eins ziehen, also kannst du nicht passen. Lege ein Plättchen.",
    noDraw: "An diesem Tisch kannst du kein anderes Plättchen ziehen. Lege eins von deiner Hand.",
    noSuchModule: "An diesem Tisch spielt ihr ohne dieses Modul. Wähle ein anderes.",
  },
};
