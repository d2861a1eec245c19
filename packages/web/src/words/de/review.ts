import type * as en from "../en/review.ts";
import type { Who } from "../types.ts";
import { capital, count, does, genitive, inside, list, number, points, signed, withPoints } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))} %`;
const looked = (n: number, counted: "endings" | "positions"): string =>
  counted === "endings" ? count(n, "Ausgang", "Ausgänge") : count(n, "Stellung", "Stellungen");

const whom = ({ name, isYou }: Who): string => (isYou ? "dir" : name);
const whomCost = ({ name, isYou }: Who): string => (isYou ? "dich" : name);
const than = (who: Who): string => (who.isYou ? "dir" : who.name);

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "Das Los war ausgeglichen"
    : `Das Los gab ${whom(own)} ${number(Math.abs(n))} ${n > 0 ? "mehr" : "weniger"} als ${than(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "Entscheidungen kosteten beide gleich viel"
    : `Entscheidungen kosteten ${whomCost(n < 0 ? own : other)} ${number(Math.abs(n))} mehr`;

const played = ([first = "", ...others]: readonly string[]): string =>
  others.length ? `${capital(first)} gegen ${list(others)}` : capital(first);

export const review: typeof en.review = {
  title: "Rückblick",
  bot: "Kontrolleur",
  about: (game, players, day) => [game, played(players.map(({ name }) => name)), ...(day ? [day] : [])].join(", "),
  result: "Ergebnis",
  share: "Teilen",
  back: "Zurück zum Ergebnis",
  notReplayed: "Diese Aufzeichnung lässt sich nicht durchspielen; es gibt also nichts zu sehen.",
  valued: (bot, n, counted) => `bewertet vom ${bot}, ${looked(n, counted)} pro Zug`,
  unvalued: (bot) => `${bot} beginnt, die Züge zu bewerten`,
  progress: {
    label: "Die Züge werden bewertet",
    running: (done) => `Die Züge werden bewertet, ${percent(done)}`,
    onServer: (done) => `Der Server bewertet die Züge, ${percent(done)}`,
    queued: (before) => `In der Schlange des Servers, ${count(before, "Rückblick", "Rückblicke")} zuvor`,
    here: "Hier bewerten",
    stopped: (done) => `Angehalten bei ${percent(done)}`,
    failed: (reason) => `Die Züge konnten nicht bewertet werden: ${reason}`,
    done: "Alle Züge sind bewertet.",
    stop: "Anhalten",
    goOn: "Weiter",
  },
  marks: {
    best: "bester",
    good: "gut",
    inaccuracy: "ungenau",
    blunder: "Fehler",
    none: "keine Wahl",
    waiting: "noch nicht bewertet",
  },
  decided: {
    title: "Wo es sich entschied",
    headline: (who, margin) =>
      margin === 0
        ? "Niemand lag vorn"
        : `${margin > 0 ? does(who, "gewinnst", "gewinnt") : does(who, "verlierst", "verliert")} mit ${withPoints(Math.abs(margin))} ${margin > 0 ? "Vorsprung" : "Rückstand"}`,
    alone: ({ name }, n) => `${name}: ${points(n)}`,
    sentence: (start, luck, decisions, own, other) =>
      `${start === 0 ? "" : `${own.isYou ? "Dein" : genitive(own.name)} Platz war von Anfang an ${signed(start)} wert. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    own: (own, luck, decisions) =>
      `Das Los gab ${whom(own)} ${signed(luck)}, die ${own.isYou ? "eigenen " : ""}Entscheidungen ${signed(decisions)}.`,
    soFar: "Soweit schon bewertet.",
    luck: "Glück",
    decisions: "Entscheidungen",
    points: (n) => signed(n),
  },
  read: {
    title: "Wie man es liest",
    luck: "ist, was das Los gab, verglichen mit dem, was es den anderen gab.",
    depth: (decisions, n, counted, seconds) =>
      `${count(decisions, "Entscheidung", "Entscheidungen")}, für jede etwa ${looked(n, counted)}: so tief, wie es in ${count(seconds, "Sekunde", "Sekunden")} geht.`,
    decisions: "sind, was Züge gegenüber dem besten verloren, wo es mehr ist als der Fehler.",
    error: (n) => `Alles kann um ${number(Math.max(1, Math.round(n)))} danebenliegen.`,
  },
  graph: {
    margin: "Erwarteter Vorsprung am Ende",
    points: "Erwartete Punkte am Ende",
    win: "Siegchance",
    measure: "Was die Kurve zeigt",
    ahead: ({ name, isYou }) => (isYou ? "du vorn" : `${name} vorn`),
    over: "erwarteter Vorsprung im Lauf der Partie",
    band: "hier liegen acht von zehn Ausgängen",
    table: "Als Tabelle",
    graph: "Als Kurve",
    tick: (n) => signed(n),
    percent: (n) => `${number(n)} %`,
    flag: (n, move) => `Zug ${number(n)}, ${move}`,
    cost: (flag, loss, error) => `${flag}: kostete ${rounded(loss)} ± ${rounded(error)}`,
    value: (said, margin, win) => `${said}. Erwarteter Vorsprung ${signedRound(margin)}, Siegchance ${percent(win)}`,
    columns: {
      move: "Zug",
      who: "Spieler",
      played: "Gespielt",
      margin: "Vorsprung",
      range: "Acht von zehn",
      win: "Siege",
      cost: "Kosten",
      mark: "Note",
    },
    range: (low, high) => `${signedRound(low)} bis ${signedRound(high)}`,
  },
  moves: {
    title: "Züge",
    key: "Schlüsselmomente",
    all: "Alle Züge",
    none: "Kein Zug verlor mehr als den Fehler. Nichts auszusetzen.",
    waiting: "Sie kommen, während die Züge bewertet werden.",
    loss: (n) => signed(-Math.round(n) || 0),
    row: (n, who, move, mark) => `Zug ${number(n)}, ${inside(who)}, ${move}: ${mark}`,
  },
  steps: {
    label: "Schritte",
    first: "Erster Zug",
    back: "Zug davor",
    forward: "Nächster Zug",
    last: "Letzter Zug",
    mistake: "Nächster Fehler",
    of: (n, all) => `Zug ${number(n)} von ${number(all)}`,
  },
  verdict: {
    heading: (n, who, move) => `Zug ${number(n)}, ${inside(who)}: ${move}`,
    forced: "Etwas anderes ging nicht.",
    best: "Nichts versprach mehr.",
    even: (loss, error) =>
      `Der beste versprach ${number(Math.round(loss * 10) / 10)} mehr; das ist weniger als die Unsicherheit von ${number(Math.round(error * 10) / 10)}.`,
    waiting: "Dieser Zug ist noch nicht bewertet.",
    both: (best, played) => `bester ${signedRound(best)} · gespielt ${signedRound(played)}`,
    played: (move) => (move === undefined ? "gespielt" : `gespielt, ${move}`),
    bestMove: (move) => (move === undefined ? "bester" : `bester, ${move}`),
    compared: "Gespielt neben bestem",
    fact: "Was zählt",
    win: "Siegchance",
    winShare: percent,
    margin: "Erwarteter Vorsprung",
    marginIs: (margin) => signedRound(margin),
    within: (margin, error) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Anderen Zug testen",
    short: "Anderen probieren",
    title: "Anderen Zug probieren",
    prompt: "Wähle auf dem Plan oder hier:",
    thinking: "Wird abgewogen…",
    value: (move, margin, error) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n) => (Math.round(n) === 0 ? "so gut wie der beste" : `${rounded(n)} weniger als der beste`),
    isPlayed: "das wurde gespielt",
    isBest: "der beste",
    stop: "Zurück zum gespielten",
    back: "Zurück",
    tried: (move) => (move === undefined ? "probiert" : `probiert, ${move}`),
    soFar: (n, counted) => `bisher ${looked(n, counted)}`,
  },
  playOn: {
    start: "Weiterspielen",
    short: "Weiterspielen",
    full: "In diesem Browser ist kein Platz für einen weiteren Tisch.",
  },
  keys: "← und → blättern, ↑ und ↓ gehen eine ganze Runde, V spielt ab, N geht zum nächsten Fehler, T probiert einen anderen Zug.",
};
