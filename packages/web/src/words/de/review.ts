import type * as en from "../en/review.ts";
import type { Who } from "../types.ts";
import { capital, count, does, genitive, inside, list, number, points, signed, withPoints } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))} %`;
const looked = (n: number, counted: "endings" | "positions"): string =>
  counted === "endings" ? count(n, "simulierter Ausgang", "simulierte Ausgänge") : count(n, "Stellung", "Stellungen");

const whom = ({ name, isYou }: Who): string => (isYou ? "dir" : name);
const whomCost = ({ name, isYou }: Who): string => (isYou ? "dich" : name);
const than = (who: Who): string => (who.isYou ? "dir" : who.name);

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "Das Glück war ausgeglichen"
    : `Das Glück brachte ${whom(own)} ${points(Math.abs(n))} ${n > 0 ? "mehr" : "weniger"} als ${than(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "und Entscheidungen kosteten beide gleich viel"
    : `und Entscheidungen kosteten ${whomCost(n < 0 ? own : other)} ${points(Math.abs(n))} mehr`;

const played = ([first = "", ...others]: readonly string[]): string =>
  others.length ? `${capital(first)} gegen ${list(others)}` : capital(first);

export const review: typeof en.review = {
  title: "Analyse",
  bot: "Kontrolleur",
  about: (game, players, day) => [game, played(players.map(({ name }) => name)), ...(day ? [day] : [])].join(", "),
  result: "Ergebnis",
  share: "Teilen",
  back: "Zurück zum Ergebnis",
  notReplayed: "Diese Aufzeichnung lässt sich nicht abspielen; es gibt also nichts zu analysieren.",
  progress: {
    label: "Züge werden analysiert",
    running: (done) => `Denkt noch nach, ${percent(done)}`,
    onServer: (done) => `Der Server denkt noch nach, ${percent(done)}`,
    queued: (before) => `Warten auf den Server, vorher noch ${count(before, "Analyse", "Analysen")}`,
    here: "Hier analysieren",
    stopped: (done) => `Bei ${percent(done)} angehalten`,
    failed: "Die Züge konnten nicht analysiert werden. Versuch es noch einmal.",
    done: "Alle Züge sind analysiert.",
    stop: "Anhalten",
    goOn: "Weiter",
  },
  marks: {
    best: "bester",
    good: "gut",
    inaccuracy: "ungenau",
    blunder: "grober Fehler",
    none: "keine Wahl",
    waiting: "wird noch analysiert",
  },
  decided: {
    title: "Was die Partie entschied",
    headline: (who, margin) =>
      margin === 0
        ? "Unentschieden"
        : `${margin > 0 ? does(who, "gewinnst", "gewinnt") : does(who, "verlierst", "verliert")} mit ${withPoints(Math.abs(margin))} ${margin > 0 ? "Vorsprung" : "Rückstand"}`,
    alone: ({ name }, n) => `${name}: ${points(n)}`,
    sentence: (start, luck, decisions, own, other) =>
      `${start === 0 ? "" : `${own.isYou ? "Deine" : genitive(own.name)} Ausgangsstellung war ${signed(start)} wert. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    own: (own, luck, decisions) =>
      `Das Glück brachte ${whom(own)} ${signed(luck)} und ${own.isYou ? "deine" : "die eigenen"} Entscheidungen ${signed(decisions)}.`,
    soFar: "Denkt noch nach. Das erscheint, sobald alle Züge analysiert sind.",
    luck: "Glück",
    decisions: "Entscheidungen",
    points: (n) => signed(n),
  },
  read: {
    title: "So liest du das",
    luck: "ist, was die Ziehungen einem Spieler im Vergleich zu den anderen gebracht haben.",
    mistakes:
      "Ein Zug gilt nur als Fehler, wenn man sehen konnte, was besser war, und wenn der Unterschied größer ist als die Unsicherheit. Ein Urteil erscheint erst, wenn es endgültig ist.",
    depth: (bot, decisions, n, counted, seconds) =>
      `${bot}: ${count(decisions, "Entscheidung", "Entscheidungen")}, für jede etwa ${looked(n, counted)}, so viele, wie in ${count(seconds, "Sekunde", "Sekunden")} möglich sind.`,
    decisions:
      "sind die Punkte, die Züge einen Spieler im Vergleich zum besten Zug gekostet haben, sofern es mehr sind als die Unsicherheit.",
    error: (n) => `Glück und Entscheidungen können um ${number(Math.max(1, Math.round(n)))} danebenliegen.`,
  },
  graph: {
    margin: "Erwarteter Vorsprung am Ende",
    points: "Erwartete Punkte am Ende",
    win: "Siegchance",
    measure: "Was die Kurve zeigt",
    ahead: ({ name, isYou }) => (isYou ? "du vorn" : `${name} vorn`),
    band: "80 % der simulierten Ausgänge",
    table: "Als Tabelle zeigen",
    graph: "Als Kurve zeigen",
    tick: (n) => signed(n),
    percent: (n) => `${number(n)} %`,
    flag: (n, move) => `Zug ${number(n)}, ${move}`,
    cost: (flag, loss, error) => `${flag}: kostete ${rounded(loss)} ± ${rounded(error)}`,
    value: (said, margin, win) =>
      `${said}. Erwarteter Vorsprung am Ende ${signedRound(margin)}, Siegchance ${percent(win)}`,
    columns: {
      move: "Zug",
      who: "Spieler",
      played: "Gespielt",
      margin: "Vorsprung",
      range: "80-%-Bereich",
      win: "Siegchance",
      cost: "Kosten",
      mark: "Bewertung",
    },
    range: (low, high) => `${signedRound(low)} bis ${signedRound(high)}`,
  },
  moves: {
    title: "Züge",
    key: "Schlüsselmomente",
    all: "Alle Züge",
    none: "Kein Zug hat mehr gekostet, als die Unsicherheit ausmacht. Keine Fehler gefunden.",
    waiting: "Denkt noch nach. Sie erscheinen, sobald alle Züge analysiert sind.",
    loss: (n) => signed(-Math.round(n) || 0),
    row: (n, who, move, mark) => `Zug ${number(n)}, ${inside(who)}, ${move}: ${mark}`,
  },
  steps: {
    label: "Schritte",
    first: "Erster Zug",
    back: "Vorheriger Zug",
    forward: "Nächster Zug",
    last: "Letzter Zug",
    mistake: "Nächster Fehler",
    of: (n, all) => `Zug ${number(n)} von ${number(all)}`,
  },
  verdict: {
    heading: (n, who, move) => `Zug ${number(n)}, ${inside(who)}: ${move}`,
    forced: "Es gab keinen anderen Zug.",
    best: "Kein Zug war klar besser.",
    even: (move) => `Vielleicht besser: ${move}. Der Unterschied ist zu klein, um es zu sagen.`,
    unseen: (move) => `Die Analyse bevorzugt ${move}, aber auf dem Spielplan ist kein Grund zu sehen.`,
    waiting: "Dieser Zug wird noch analysiert.",
    figures: "Zahlen",
    played: (move) => (move === undefined ? "gespielt" : `gespielt, ${move}`),
    bestMove: (move) => (move === undefined ? "bester" : `bester, ${move}`),
    compared: "Gespielter und bester Zug",
    fact: "Merkmal",
    win: "Siegchance",
    winShare: percent,
    margin: "Erwarteter Vorsprung am Ende",
    marginIs: (margin) => signedRound(margin),
    within: (margin, error) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Anderen Zug probieren",
    short: "Anderen probieren",
    title: "Anderen Zug probieren",
    prompt: "Wähle einen Zug auf dem Spielplan oder hier:",
    thinking: "Wird analysiert…",
    value: (move, margin, error) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n) => (Math.round(n) === 0 ? "so gut wie der beste Zug" : `${rounded(n)} weniger als der beste Zug`),
    isPlayed: "der gespielte Zug",
    isBest: "der beste Zug",
    stop: "Zurück zum gespielten Zug",
    back: "Zurück",
    tried: (move) => (move === undefined ? "probiert" : `probiert, ${move}`),
    soFar: (n, counted) => `bisher ${looked(n, counted)}`,
  },
  playOn: {
    start: "Von hier weiterspielen",
    short: "Weiterspielen",
    full: "In diesem Browser ist kein Speicherplatz für einen weiteren Tisch. Lösche zuerst einen alten.",
  },
  keys: "← und →: Zug für Zug, ↑ und ↓: eine ganze Runde, V: abspielen, N: zum nächsten Fehler, T: einen anderen Zug probieren.",
};
