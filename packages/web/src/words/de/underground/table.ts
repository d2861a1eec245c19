import type * as en from "../../en/underground/table.ts";
import type { Paid } from "../../en/underground/table.ts";
import type { Category, Source } from "@interchange/underground";
import { capital, count, does, inside, list, points, signed, tokens } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { Who } from "../../types.ts";

const walks = (n: number): string => (n ? count(n, "Fußweg", "Fußwege") : "kein Fußweg");
const lines = (n: number): string => (n ? count(n, "Linie", "Linien") : "keine Linie");
const blocks = (n: number): string => count(n, "Strecke", "Strecken");
const costs = (n: number): string => (n ? `kostet ${tokens(n)}` : "frei");
const beat = (n: number): string => (n > 1 ? "schlagen" : "schlägt");

const sources: Readonly<Record<Source, string>> = {
  start: "Start",
  nationalRail: "Fernbahn",
  terminus: "Endstationen",
  connection: "Verbindungen",
  loop: "Ringe",
  passenger: "Fahrgast",
};

const kinds: Readonly<Record<Category, string>> = {
  start: "Start",
  express: "Expressziel",
  normal: "Ziel",
  connection: "Umsteigestation",
  nationalRail: "Fernbahnhof",
  terminus: "Endstation",
};

const lineNames: Readonly<Record<string, string>> = {
  red: "Rot",
  black: "Schwarz",
  yellow: "Gelb",
  blue: "Blau",
  purple: "Violett",
  pink: "Rosa",
  orange: "Orange",
  green: "Grün",
  brown: "Braun",
  white: "Weiß",
  grey: "Grau",
};

const pays = (paid: readonly Paid[]): string => paid.map(([{ name }, n]) => `${name} ${signed(n)}`).join(", ");
const by = (names: readonly string[]): string => (names.length ? `mit ${list(names)}` : "zu Fuß");
const stand = (scores: readonly (readonly [who: Who, points: string])[]): string =>
  scores.map(([{ name }, n]) => `${name} ${n}`).join(", ");

/** Lines are named by their colour, as a noun: »Rot«. */
export const table: typeof en.table = {
  title: (edition, seats) => `On the Underground · ${edition} · ${count(seats, "Spieler")}`,
  map: "Karte von London",
  tokens,
  signed,
  sources,
  kinds,
  lineNames,
  symbols: { dining: "Essen", culture: "Kultur", shopping: "Einkaufen", parks: "Parks" },
  progress: (visited) => `${visited} von 55 Zielen besucht`,
  progressShort: (visited) => `${visited} / 55`,
  prompts: {
    build: (left, all) => `noch ${left} von ${count(all, "Aktion", "Aktionen")}`,
    which: "was ist gemeint?",
    express: "wähle seine Expressfahrt",
    normal: "wähle seine normale Fahrt",
  },
  actions: {
    token: "Marke",
    tokenAbout: "Für eine Aktion eine Marke nehmen",
    endTurn: "Zug beenden",
    endWithTokens: (left) => `${tokens(left)} nehmen, beenden`,
    send: "Dorthin schicken",
    undo: "Zurück",
    destinations: "Ziele",
    stations: "Station suchen",
    find: "Suchen",
    lines: "Linien",
    scores: "Punkte",
    legend: "Was die Zeichen bedeuten",
  },
  turn: {
    title: "Dieser Zug",
    slot: (n, what, brings) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot) => `${slot} · herausnehmen`,
    free: "frei",
    built: (line, block) => `${line} ${block}`,
    token: "eine Marke",
    tryIt: "Versuch",
    brings: (n, gained) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${Math.abs(gained) === 1 ? "Marke" : "Marken"}`] : []),
      ].join(", "),
  },
  legend: {
    title: "Was die Zeichen bedeuten",
    express: "Expressziel",
    normal: "Ziel",
    nationalRail: "Fernbahnhof +1",
    terminus: "Endstation +2 und eine Marke",
    connection: "Umsteigestation, das Paar +3",
    open: "Offen: Er kann hierher",
    free: "Freies Gleis, Platz für Platz",
    where: (line) => `Hier kann ${line} gebaut werden`,
  },
  zoomIn: "Karte vergrößern",
  zoomOut: "Karte verkleinern",
  fit: "Ganze Karte zeigen",
  lineChoice: "Welche Linie gebaut wird",
  lineLeft: (line, left, all) => `Linie ${line}, ${left} von ${all} Gleisen übrig`,
  budget: (line, left, all) => `${line}: ${left} von ${all} Gleisen übrig`,
  block: (one, other) => `${one} – ${other}`,
  tried: {
    cost: costs,
    reward: (from, stations) =>
      from === "loop"
        ? `umschließt ${list(stations)}`
        : from === "connection"
          ? `verbindet ${list(stations)}`
          : `${from === "terminus" ? "Endstation" : "Fernbahnhof"} ${list(stations)}`,
  },
  oracle: {
    title: "Wohin er ginge",
    afterTurn: (scores) => `Nach diesem Zug: ${stand(scores)}`,
    without: (slot, scores) => `Ohne Gleis ${slot}: ${stand(scores)}`,
    rides: "Er führe",
    walksOnly: "Er liefe",
    after: "dann",
    or: "oder",
    to: "nach",
    paidOne: ([{ name }, n]) => `${name} ${signed(n)}`,
    nobody: "keine Punkte",
    more: (n) => `oder ${count(n, "weiterer Weg", "weitere Wege")}`,
    change: (station) => `umsteigen in ${station}`,
    gone: "Der Fahrgast ist gegangen: Der Rest der Runde ist nur Bauen.",
    none: "Kein Ziel liegt offen.",
    express: "Express",
    normal: "Normal",
    by,
    effort: (walked, ridden) => `${walks(walked)}, ${lines(ridden)}`,
    only: "das einzige offene",
    lessWalking: (mine, other, station) =>
      mine
        ? `${walks(mine)} ${beat(mine)} ${walks(other)} nach ${station}`
        : `ohne Fußweg statt mit ${other} nach ${station}`,
    linesBeat: (walked, mine, other, station) =>
      `${walks(walked)}; ${lines(mine)} ${beat(mine)} ${lines(other)} nach ${station}`,
    equal: (n, chooser) => `${n} gleich gute Wege; ${inside(chooser)} ${chooser.isYou ? "wählst" : "wählt"}`,
    pays: (paid) => (paid.length ? pays(paid) : "keine Punkte"),
    rule: (number) => `Regel ${number}`,
    range: (least, most) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station) => `Nach ${station}`,
  },
  trip: {
    title: { express: "Die Expressfahrt", normal: "Die normale Fahrt" },
    choose: "Gleich gute Wege: Wähle einen",
  },
  which: { title: "Was ist gemeint?" },
  whyNot: {
    title: (line, block) => `Warum nicht ${line} hier: ${block}?`,
  },
  station: {
    close: "Schließen",
    open: "offen",
    visited: "besucht",
    passenger: "hier ist der Fahrgast",
    partner: (symbol, partner) => `${symbol}, ein Paar mit ${partner}`,
    walk: (n) => `${blocks(n)} zu Fuß vom Fahrgast`,
    linesHere: (names) => (names.length ? `Linien: ${list(names)}` : "noch keine Linien"),
    blocks: "Strecken von hier",
    toBuild: (line, cost) => `${line}: ${costs(cost)}`,
    block: (line, station, cost) => `${line} → ${station} · ${cost === undefined ? "?" : costs(cost)}`,
  },
  traced: {
    title: (line) => `Linie ${line}`,
    about: (owner, stations, left) =>
      `${owner?.name ?? ""} · ${count(stations, "Station", "Stationen")} · ${count(left, "Gleis", "Gleise")} übrig`,
    stop: "Nicht mehr zeigen",
  },
  log: {
    turn: ({ who, built, awards, tokens: taken }) => {
      if (!built.length) return taken ? `${does(who, "nimmst", "nimmt")} ${tokens(taken)}` : undefined;
      return [
        `${does(who, "baust", "baut")} ${list(built.map(({ line, blocks: laid }) => `${line} ${list(laid)}`))}`,
        ...(awards.length ? [`für ${list(awards.map(([from, n]) => `${points(n)} (${sources[from]})`))}`] : []),
        ...(taken ? [`und ${who.isYou ? "nimmst" : "nimmt"} ${tokens(taken)}`] : []),
      ].join(" ");
    },
    travelled: ({ from, to, lines: names, walks: walked, paid }) =>
      `der Fahrgast ${names.length ? "fährt" : "geht"} von ${from} nach ${to} ${by(names)}${walked ? `, ${names.length ? walks(walked) : blocks(walked)}` : ""}${paid.length ? `: ${pays(paid)}` : ""}`,
    left: "der Fahrgast verlässt die Karte",
    ...ends,
    sentence: (parts) => `${capital(parts.join("; "))}.`,
  },
  history: {
    at: (n, all, decision) =>
      `${n} von ${count(all, "Entscheidung", "Entscheidungen")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "Eine Entscheidung zurück",
    forward: "Eine Entscheidung weiter",
  },
  handOver: ({ name }) => `Verdeckt ist hier nur der Stapel. Gebt den Bildschirm an ${name}.`,
  comesAgain: "Aufgedeckte Ziele kommen in derselben Reihenfolge wieder.",
  firstTurn: "Baue, wo der Fahrgast fahren will: Er bringt einen Punkt für jede Linie, die er benutzt.",
  exportRunning: "In dieser Aufzeichnung ist nichts verdeckt: Die Reihenfolge des Stapels kennt niemand.",
  exportWhole: "Um in einem anderen Browser weiterzuspielen. Sie enthält den Startwert des Stapels: nicht spicken.",
  keys: [
    ["Pfeiltasten", "über die Karte gehen, von Station zu Station"],
    [". und ,", "auf der Karte: die Strecken um eine Station"],
    ["+ und -", "auf der Karte: vergrößern, verkleinern"],
    ["Eingabe oder Leertaste", "auf der Strecke bauen; Fahrgast schicken"],
    ["Escape", "schließen, was offen ist; überspringen, was sich bewegt"],
    ["1 2 3 4", "Linie oder Fahrt wählen; A für alle Linien"],
    ["K", "eine Marke nehmen"],
    ["E", "Zug beenden, mit Marken für den Rest"],
    ["U", "letzten Schritt zurücknehmen"],
    ["Y", "Zurückgenommenes wiederholen"],
    ["F", "Station suchen"],
    ["D", "Ziele"],
    ["P", "zum Fahrgast"],
    ["L", "zum zuletzt gebauten Gleis"],
    ["T", "die Linien zeigen, eine nach der anderen"],
    ["Pos1  ,  .  Ende", "erste Stellung, zurück, weiter, zum Spiel"],
    ["← →  ↑ ↓", "beim Zurückschauen: ein Schritt, eine Runde"],
    ["?", "diese Liste"],
  ],
  destinations: {
    title: "Ziele",
    open: "Offen",
    firstStop: "erster Halt",
    thenHere: "dann hierher",
    linesOn: (n) => (n ? count(n, "Linie", "Linien") : "noch keine Linie"),
    visitedOf: (n) => `${n} von 55 besucht`,
    pile: (n) => `Stapel ${n}`,
    left: (n) => `Im Stapel · ${n}`,
    split: (express, normal) => `${express} Express, ${normal} normal`,
    visited: (n) => `Besucht · ${n}`,
    none: "Keine.",
    walk: blocks,
    away: "Zu Fuß",
    list: "Welche es sind",
    connections: "Verbindungen",
  },
  finder: {
    title: "Station suchen",
    search: "Name einer Station",
    none: "Keine Station heißt so.",
    found: (n) => count(n, "Station", "Stationen"),
  },
  linesSheet: {
    title: "Linien",
    about: "Übrige Gleise, und wie viele es mindestens noch bis zu dem braucht, was noch Punkte bringt.",
    line: "Linie",
    left: "Übrig",
    stations: "Stationen",
    goals: "In Reichweite",
    goal: (what, pieces) => `${what} ${pieces}`,
    connect: (symbol) => `Paar ${symbol}`,
    nothing: "nichts",
    notBegun: "nicht begonnen",
    show: (line) => `Linie ${line} zeigen`,
  },
  tabs: { title: "Mehr zur Partie", destinations: "Ziele", log: "Verlauf", lines: "Linien" },
  scores: {
    title: "Punkte",
    source: "Woher",
    total: "Summe",
    tokens: "Marken",
  },
  result: {
    tokens: "Marken",
    sources: "Punkte nach Herkunft",
    sourcesTable: "Dasselbe in Zahlen",
    piece: (label, n) => `${label}: ${points(n)}`,
    moment: "Schlüsselmoment",
    best: (who, n) => `Am meisten brachte der Fahrgast ${who.isYou ? "dir" : who.name}: ${points(n)}`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */

export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "Die Partie ist zu Ende.",
  drawOwed: "Zuerst müssen Ziele aufgedeckt werden.",
  buildFirst: "Der Fahrgast fährt, wenn alle Aktionen des Zuges verbraucht sind.",
  notYourLine: "Diese Linie ist nicht deine: Nur ihr Besitzer baut sie.",
  noBlock: "Zwischen diesen Stationen gibt es keine Strecke.",
  noPieces: "Alle Gleise dieser Linie sind gebaut. Sie kann nicht mehr wachsen.",
  lineInBlock: "Diese Linie läuft hier schon, und eine Linie läuft nur einmal durch eine Strecke.",
  blockFull: "Auf dieser Strecke ist kein Gleis mehr frei.",
  apart: "Ein Gleis muss die eigene Linie berühren. Sie ist an keiner dieser Stationen.",
  noTokens: "Hier wäre das Gleis ein Abzweig, nicht am Ende der Linie. Ein Abzweig kostet zwei Marken.",
  tripOwed: "Zuerst muss der Fahrgast fahren.",
  notOpen: "Dieses Ziel liegt nicht offen.",
  notBestDestination:
    "Zu einem anderen Ziel muss er weniger laufen, oder ebenso viel mit weniger Linien. Dorthin geht er.",
  notBestRoute: "Es gibt einen Weg mit weniger Laufen, oder mit ebenso viel und weniger Linien. Den nimmt er.",
  edition: "Diese Ausgabe ist nicht bekannt.",
  seats: "On the Underground ist für zwei bis fünf.",
  module: "Diese Erweiterung ist nicht bekannt.",
  option: "Diese Wahl ist nicht bekannt.",
  rules: "Diese Version kennt diese Regeln nicht.",
  start: "Wer beginnt, muss am Tisch sitzen.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
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
  /** Explains options on the setup page. */
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
