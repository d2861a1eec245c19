import type * as en from "../../en/underground/table.ts";
import type { Paid } from "../../en/underground/table.ts";
import type { Category, Source } from "@interchange/underground";
import { capital, count, does, inside, list, number, points, signed, tokens } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { Who } from "../../types.ts";

const walks = (n: number): string => (n ? count(n, "Strecke zu Fuß", "Strecken zu Fuß") : "kein Fußweg");
const lines = (n: number): string => (n ? count(n, "Linie", "Linien") : "keine Linien");
const blocks = (n: number): string => count(n, "Strecke", "Strecken");
const costs = (n: number): string => (n ? `kostet ${tokens(n)}` : "kostenlos");

const sources: Readonly<Record<Source, string>> = {
  start: "Start",
  nationalRail: "Fernbahnhöfe",
  terminus: "Endstationen",
  connection: "Umsteigestationen",
  loop: "Ringe",
  passenger: "Fahrgast",
};

const kinds: Readonly<Record<Category, string>> = {
  start: "Start",
  express: "Expressziel",
  normal: "normales Ziel",
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

/** One letter each, all different. */
const lineLetters: Readonly<Record<string, string>> = {
  red: "R",
  black: "S",
  yellow: "G",
  blue: "B",
  purple: "V",
  pink: "A",
  orange: "O",
  green: "Ü",
  brown: "N",
  white: "W",
  grey: "U",
};

const pays = (paid: readonly Paid[]): string => paid.map(([{ name }, n]) => `${name} ${signed(n)}`).join(", ");
const by = (names: readonly string[]): string => (names.length ? `mit ${list(names)}` : "zu Fuß");
const stand = (scores: readonly (readonly [who: Who, points: string])[]): string =>
  scores.map(([{ name }, n]) => `${name} ${n}`).join(", ");

/** Lines are named by their colour, as a noun: »Rot«. */
export const table: typeof en.table = {
  title: (edition, seats) => `On the Underground · ${edition} · ${count(seats, "Spieler")}`,
  map: (name) => `Karte von ${name}`,
  tokens,
  signed,
  pieces: (n) => count(n, "Gleis", "Gleise"),
  sources,
  kinds,
  lineNames,
  lineLetters,
  symbols: { dining: "Essen", culture: "Kultur", shopping: "Einkaufen", parks: "Parks" },
  progress: (visited, all) => `${visited} von ${all} Zielen besucht`,
  progressShort: (visited, all) => `${visited} / ${all}`,
  prompts: {
    build: (left) => `noch ${count(left, "Aktion", "Aktionen")}`,
    which: "welches Gleis?",
    trip: "wähle eine Fahrt",
  },
  actions: {
    token: "Marke",
    tokenAbout: "Mit einer Aktion eine Marke nehmen",
    endTurn: "Zug beenden",
    endWithTokens: (left) => `${tokens(left)} nehmen, beenden`,
    send: "Dorthin schicken",
    undo: "Zurücknehmen",
    destinations: "Ziele",
    stations: "Station suchen",
    find: "Suchen",
    lines: "Linien",
    scores: "Punkte",
    legend: "Legende",
  },
  turn: {
    title: "Dieser Zug",
    slot: (n, what, brings) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot) => `${slot} · entfernen`,
    free: "ungenutzt",
    choose: "Wähle eine Strecke auf der Karte",
    built: (line, block) => `${line} ${block}`,
    token: "eine Marke",
    tryIt: "Vorschau",
    brings: (n, gained) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${Math.abs(gained) === 1 ? "Marke" : "Marken"}`] : []),
      ].join(", "),
  },
  legend: {
    title: "Legende",
    express: "Expressziel",
    normal: "Normales Ziel",
    nationalRail: "Fernbahnhof: +1",
    terminus: "Endstation: +2 und eine Marke",
    connection: "Umsteigestation: +3 für ein Paar",
    open: "Offen: Der Fahrgast kann hierher reisen",
    free: "Freie Spuren",
    where: (line) => `Hier kannst du ${line} bauen`,
    start: (line) => `Hier kann ${line} beginnen`,
  },
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Ganze Karte zeigen",
  passenger: "Fahrgast zeigen",
  back: "Zurück zum Zug",
  lastRound: (left) => (left > 1 ? `Letzte Runde: noch ${left} Züge` : "Letzte Runde: Das ist der letzte Zug"),
  recap: {
    title: ({ name }) => `Zug von ${name}`,
    sources: {
      start: "Start",
      nationalRail: "Fernbahnhof",
      terminus: "Endstation",
      connection: "Paar",
      loop: "Ring",
      passenger: "Fahrt",
    },
    replay: "Wiederholen",
    hide: "Ausblenden",
  },
  lineChoice: "Linie zum Bauen wählen",
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
          : `erreicht ${from === "terminus" ? "die Endstation" : "den Fernbahnhof"} ${list(stations)}`,
  },
  oracle: {
    title: "Wohin der Fahrgast reisen würde",
    afterTurn: (scores) => `Nach diesem Zug: ${stand(scores)}`,
    pieceBrings: (changes) => (changes.length ? `Dieses Gleis: ${stand(changes)}` : "Dieses Gleis bringt nichts"),
    rides: "Fährt",
    walksOnly: "Läuft",
    after: "dann",
    or: "oder",
    to: "nach",
    paidOne: ([{ name }, n]) => `${name} ${signed(n)}`,
    nobody: "keine Punkte",
    more: (n) => `oder ${count(n, "weiterer Weg", "weitere Wege")}`,
    change: (station) => `umsteigen in ${station}`,
    gone: "Der Fahrgast hat den Spielplan verlassen. Bis zum Ende der Runde bauen die Spieler nur noch.",
    none: "Es liegen keine Ziele offen.",
    express: "Express",
    normal: "Normal",
    by,
    effort: (walked, ridden) => `${walks(walked)}, ${lines(ridden)}`,
    only: "das einzige offene",
    lessWalking: (mine, other, station) => `${walks(mine)} statt ${mine ? other : walks(other)} nach ${station}`,
    linesBeat: (walked, mine, other, station) =>
      `${walks(walked)}; ${lines(mine)} statt ${lines(other)} nach ${station}`,
    equal: (n, chooser) => `${n} gleich gute Wege: ${inside(chooser)} ${chooser.isYou ? "wählst" : "wählt"}`,
    pays: (paid) => (paid.length ? pays(paid) : "keine Punkte"),
    rule: (number) => `Regel ${number}`,
    range: (least, most) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station) => `Von ${station} weiter`,
  },
  trip: {
    title: { express: "Expressfahrt", normal: "Normale Fahrt" },
    choose: "Gleich gute Wege: Wähle einen",
  },
  which: { title: "Welches Gleis?" },
  whyNot: {
    title: (line, block) => `Hier kannst du ${line} nicht bauen: ${block}.`,
  },
  station: {
    close: "Schließen",
    open: "offen",
    visited: "besucht",
    passenger: "der Fahrgast ist hier",
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
    stop: "Ausblenden",
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
      `der Fahrgast ${names.length ? `fährt ${by(names)}` : "geht zu Fuß"} von ${from} nach ${to}${walked ? `, ${names.length ? walks(walked) : blocks(walked)}` : ""}${paid.length ? `: ${pays(paid)}` : ""}`,
    left: "der Fahrgast verlässt den Spielplan",
    ...ends,
    sentence: (parts) => `${capital(parts.join("; "))}.`,
  },
  history: {
    at: (n, all, decision) => `${n} von ${count(all, "Zug", "Zügen")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "Einen Zug zurück",
    forward: "Einen Zug weiter",
  },
  handOver: ({ name }) => `Nur der Stapel ist verdeckt. Gib den Bildschirm an ${name} weiter.`,
  comesAgain: "Dieselben Ziele werden in derselben Reihenfolge wieder aufgedeckt.",
  firstTurn: "Baue dorthin, wo der Fahrgast hinwill: Jede Linie, die er benutzt, bringt einen Punkt.",
  exportRunning: "Diese Aufzeichnung verrät nichts, denn niemand kennt die Reihenfolge des Stapels.",
  exportWhole:
    "Damit spielst du in einem anderen Browser weiter. Aus der Datei lässt sich die Reihenfolge des Stapels ablesen, also nicht spicken.",
  keys: [
    ["Pfeiltasten", "auf der Karte von Station zu Station gehen"],
    [". und ,", "auf der Karte: die Strecken an einer Station durchgehen"],
    ["+ und -", "auf der Karte: vergrößern, verkleinern"],
    ["Eingabe- oder Leertaste", "auf der Strecke bauen; Fahrgast schicken"],
    ["Escape", "Geöffnetes schließen; Animation überspringen"],
    ["1 2 3 4", "Linie oder Fahrt wählen; A für alle Linien"],
    ["K", "eine Marke nehmen"],
    ["E", "Zug beenden und Marken für ungenutzte Aktionen nehmen"],
    ["U", "letzten Schritt zurücknehmen"],
    ["Y", "wiederholen"],
    ["F", "Station suchen"],
    ["D", "Ziele"],
    ["P", "zum Fahrgast"],
    ["L", "zum zuletzt gebauten Gleis"],
    ["R", "Züge der anderen wiederholen"],
    ["T", "die Linien nacheinander zeigen"],
    ["Pos1  ,  .  Ende", "erste Stellung, zurück, weiter, aktuelle Stellung"],
    ["← →  ↑ ↓", "im Verlauf: ein Schritt, eine Runde"],
    ["?", "diese Liste"],
  ],
  destinations: {
    title: "Ziele",
    open: "Offen",
    firstStop: "erster Halt",
    thenHere: "dann hierher",
    linesOn: (n) => (n ? count(n, "Linie hier", "Linien hier") : "noch keine Linien"),
    visitedOf: (n, all) => `${n} von ${all} besucht`,
    pile: (n) => `Stapel ${n}`,
    left: (n) => `Im Stapel · ${n}`,
    split: (express, normal) => `${express} Express, ${normal} normal`,
    visited: (n) => `Besucht · ${n}`,
    none: "Keine.",
    walk: blocks,
    away: "Zu Fuß",
    list: "Liste zeigen",
    connections: "Umsteigestationen",
  },
  finder: {
    title: "Station suchen",
    search: "Name einer Station",
    none: "Keine Station gefunden.",
    found: (n) => count(n, "Station", "Stationen"),
  },
  linesSheet: {
    title: "Linien",
    about: "Übrige Gleise und wie viele Gleise jede Linie mindestens braucht, um zu erreichen, was noch Punkte bringt.",
    line: "Linie",
    left: "Übrig",
    stations: "Stationen",
    goals: "In Reichweite",
    goal: (what, pieces) => `${what} ${pieces}`,
    connect: (symbol) => `Paar ${symbol}`,
    nothing: "nichts",
    notBegun: "noch keine Gleise",
    show: (line) => `Linie ${line} zeigen`,
    naming: {
      open: "Benennen",
      label: (line) => `Name der Linie ${line}`,
      about: "Lass das Feld leer, dann heißt sie nach ihrer Farbe.",
      save: "Speichern",
      taken: "Eine andere Linie heißt schon so. Wähle einen anderen Namen.",
      notSaved: "Der Name wurde nicht gespeichert. Versuch es noch einmal.",
    },
  },
  tabs: { title: "Mehr zur Partie", destinations: "Ziele", log: "Protokoll", lines: "Linien" },
  scores: {
    title: "Punkte",
    source: "Herkunft",
    total: "Summe",
    tokens: "Marken",
  },
  result: {
    drawn: "Ziele",
    sources: "Punkte nach Herkunft",
    sourcesTable: "Als Tabelle",
    piece: (label, n) => `${label}: ${points(n)}`,
    line: (line) => `Linie ${line}`,
    rides: (n) => (n === 1 ? "Der Fahrgast nahm sie einmal." : `Der Fahrgast nahm sie ${number(n)}-mal.`),
    pieces: (n) => `${count(n, "Gleis", "Gleise")} lang.`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */

export const refusals: typeof en.refusals = {
  ...everyRefusal,
  gameOver: "Die Partie ist zu Ende.",
  drawOwed: "Warte, bis neue Ziele aufgedeckt sind.",
  buildFirst: "Nutze zuerst alle deine Aktionen. Dann reist der Fahrgast.",
  notYourLine: "Das ist nicht deine Linie, und nur ihr Besitzer kann sie bauen. Wähle eine von deinen.",
  noBlock: "Zwischen diesen Stationen gibt es keine Strecke. Wähle zwei benachbarte Stationen.",
  noPieces: "Diese Linie hat keine Gleise mehr, also kann sie nicht mehr wachsen. Wähle eine andere Linie.",
  lineInBlock:
    "Diese Linie führt hier schon entlang. Eine Linie kann nur einmal über dieselbe Strecke führen. Wähle eine andere Strecke.",
  blockFull: "Diese Strecke hat keine freie Spur. Wähle eine andere Strecke.",
  apart:
    "Ein Gleis muss seine eigene Linie berühren. Die Linie führt zu keiner dieser Stationen. Wähle eine Strecke, die sie berührt.",
  noTokens:
    "Dieses Gleis wäre ein Abzweig, weil es nicht an einem Ende der Linie ansetzt. Ein Abzweig kostet zwei Marken. Baue an einem Ende oder nimm zuerst Marken.",
  tripOwed: "Zuerst muss der Fahrgast reisen. Wähle seine Fahrt.",
  notOpen: "Dieses Ziel liegt nicht offen. Wähle eins, das offen liegt.",
  notBestDestination:
    "Zu einem anderen Ziel geht der Fahrgast weniger zu Fuß oder gleich viel, aber mit weniger Linien. Schick ihn dorthin.",
  notBestRoute:
    "Auf einem anderen Weg geht der Fahrgast weniger zu Fuß oder gleich viel, aber mit weniger Linien. Wähle diesen.",
  edition: "Diese Ausgabe gibt es nicht. Wähle eine andere.",
  seats: "On the Underground ist für zwei bis fünf Spieler. Füge Spieler hinzu oder entferne welche.",
  module: "Diese Erweiterung gibt es nicht. Wähle eine andere.",
  option: "Diese Option gibt es nicht. Wähle eine andere.",
  rules:
    "Diese Version von Interchange unterstützt diese Regeln nicht. Lade die Seite neu, um Interchange zu aktualisieren.",
  start: "Der Startspieler muss am Tisch sitzen. Wähle einen anderen.",
};

/** Explains terms to newcomers in a sentence or two. */
export const terms: typeof en.terms = {
  rule: (number) => `Regel ${number}`,
  start: "Spätere Spieler beginnen mit mehr Punkten, um ihren Nachteil auszugleichen.",
  nationalRail: "Eine Station der Eisenbahn. Jede Linie, die sie erreicht, bringt 1 Punkt.",
  terminus:
    "Eine Station am Rand der Karte. Eine Linie, die sie erreicht, bringt 2 Punkte und ihrem Besitzer eine Abzweigmarke.",
  connection:
    "Acht Stationen haben ein Symbol, je zwei dasselbe. Eine Linie, die beide Stationen eines Paares erreicht, bringt 3 Punkte.",
  loop: "Eine Linie, die einen Ring schließt, umschließt Stationen. Jede Station darin bringt einmal 1 Punkt. Stationen auf dem Ring bringen keinen.",
  passenger:
    "Er reist am Ende jedes Zuges zu offenen Zielen. Jede Linie, die er benutzt, bringt ihrem Besitzer 1 Punkt.",
  token:
    "Du bekommst eine Abzweigmarke für eine Aktion, mit der du nicht baust. Für zwei Marken kannst du aus der Mitte einer Linie abzweigen.",
  end: "Eine Linie an einem Ende zu verlängern ist kostenlos. Ein Ende ist eine Station, an der nur ein Gleis der Linie liegt.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Wer zuerst baut. Die anderen folgen reihum. Ein zufälliger Startspieler wird ausgelost, wenn die Partie beginnt.",
    "first-round":
      "Der Startspieler baut zuerst und schickt auch den Fahrgast zuerst. Diese Option legt fest, was die anderen dafür bekommen.",
    "last-round": "Was der Fahrgast tut, wenn der Stapel leer ist.",
    "mornington-crescent":
      "Eine Karte, die die Fahrten des Fahrgasts vorzeitig beenden kann. Sie liegt weit unten im Stapel, also weiß niemand, wann sie kommt.",
    movement:
      "Wie viele Ziele offen liegen. Bei vier Zielen gibt es mehrere Fahrten zur Wahl. Liegt von jeder Art nur eines offen, wissen alle, wohin der Fahrgast reist.",
    markers:
      "Ein Marker zeigt, welche Linien einem Spieler gehören. Bei vier Spielern bleibt einer der fünf in der Schachtel: zufällig, oder weil ihn niemand gewählt hat.",
  },
};
