import type * as en from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, genitive, inside, list, number, points, signed } from "./grammar.ts";

const isUp = (who: Who): string => (who.isYou ? "Du bist am Zug" : `${who.name} ist am Zug`);
const turn = (who: Who, prompt: string): Status => ({ title: isUp(who), prompt });

/** Tables of any game. */
export const table: typeof en.table = {
  you: "Du",
  quoted: (name) => `»${name}«`,
  heading: capital,
  points: (n) => count(n, "Punkt", "Punkte"),
  status: {
    yours: turn,
    thinking: ({ name }) => ({ title: name, prompt: "überlegt…" }),
    passTo: (who) => turn(who, `gib den Bildschirm an ${who.name} weiter`),
    over: { title: "Die Partie ist zu Ende", prompt: "" },
    paused: { title: "Partie pausiert", prompt: "setze sie fort, um weiterzuspielen" },
    pausedTogether: { title: "Partie pausiert", prompt: "sie geht weiter, sobald alle bereit sind" },
    gone: { title: "Tisch gelöscht", prompt: "vielleicht in einem anderen Fenster" },
    connecting: { title: "Verbinden…", prompt: "deine Züge werden gespeichert und dann gesendet" },
    unsent: { title: "Noch nicht gesendet", prompt: "dein Zug wird gesendet, sobald du wieder online bist" },
    waitsFor: (who) => turn(who, `warten auf ${who.isYou ? "dich" : who.name}`),
    away: (who) => turn(who, `${inside(who)} ${who.isYou ? "bist" : "ist"} gerade weg`),
    offline: (who) => turn(who, `${inside(who)} ${who.isYou ? "bist" : "ist"} offline`),
    left: (who) => turn(who, `${inside(who)} ${who.isYou ? "hast" : "hat"} die Partie verlassen`),
    timeUp: (who, isSpectator) =>
      who.isYou
        ? { title: "Deine Zeit ist um", prompt: "warte auf die Entscheidung" }
        : {
            title: `${genitive(who.name)} Zeit ist um`,
            prompt: isSpectator ? "warten auf die Entscheidung" : "du entscheidest",
          },
    botFailed: ({ name }) => ({ title: name, prompt: "antwortet nicht" }),
    history: { title: "Verlauf", prompt: "" },
    historyYours: { title: "Verlauf", prompt: "du bist am Zug" },
  },
  notKept: "nicht gespeichert: nur in diesem Fenster",
  thinking: ({ name }) => `${name} überlegt…`,
  actions: {
    back: "Zurück",
    takeBack: "Zurücknehmen",
    result: "Ergebnis",
    history: "Verlauf",
    live: "Zur aktuellen Stellung",
    end: "Zum Ende",
    rules: "Regeln",
    menu: "Menü",
    log: "Protokoll",
    settings: "Einstellungen",
    shortcuts: "Tastatur",
    textMode: "Textmodus",
    export: "Exportieren",
    home: "Zur Startseite",
    abandon: "Partie abbrechen",
    askAgain: "Noch einmal",
    takeUpAgain: "Fortsetzen",
  },
  panels: {
    players: "Spieler",
    answers: "Meldungen",
    next: "Nächster Schritt",
  },
  whyNot: (rule) => `Regel ${rule} · Regel lesen`,
  log: {
    title: "Protokoll",
    empty: "Noch ist nichts passiert.",
    show: (place) => `${place} auf dem Spielplan zeigen`,
    tookBack: "Der letzte Zug wurde zurückgenommen.",
    yourTurnNow: "Du bist am Zug.",
    told: (sentences) => sentences.join(" "),
  },
  liveYours: "Aktuell · du bist am Zug",
  handOver: {
    title: ({ name }) => `${name}, du bist am Zug`,
    claim: ({ name }) => `Ich bin ${name}`,
  },
  asks: ({ name }, asked) => ({ title: `${name} fragt`, prompt: asked }),
  asked: {
    back: "den letzten Zug zurücknehmen?",
    pause: "die Partie pausieren?",
    resume: "die Partie fortsetzen?",
    end: "die Partie jetzt ohne Sieger beenden?",
    resign: "darf ich aufgeben?",
    replace: "darf jemand anders den Platz übernehmen?",
  },
  yes: "Ja",
  no: "Nein",
  replaying: (move) => `Du spielst Zug ${move} noch einmal. Die echte Partie bleibt erhalten.`,
  stale: "Die Partie ging in einem anderen Fenster weiter. Das ist die aktuelle Stellung.",
};

/** The sheets of any table. */
export const sheets: typeof en.sheets = {
  history: {
    title: "Verlauf",
    first: "Erste Stellung",
    last: "Letzte Stellung",
    slider: "Stellung in der Partie",
    play: "Abspielen",
    stop: "Anhalten",
    speed: "Tempo",
    times: (speed) => `${number(speed)}×`,
  },
  menu: ["Diese Partie", "Hilfe und Einstellungen", "Dieser Tisch"],
  sidePanel: "Seitenleiste",
  terms: {
    title: "Dieser Tisch",
    edition: "Ausgabe",
    help: "Hilfe",
    modules: "Module",
    rules: "Regeln",
  },
  about: (title, help, differences) => [title, `Hilfe: ${help}`, ...differences].join(" · "),
  takeBack: {
    title: "Zug zurücknehmen?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Damit nimmst du ${count(decisions, "Zug", "Züge")} zurück: deinen letzten und alle danach. ${comesAgain}`
        : `Damit nimmst du deinen letzten Zug zurück. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${names.length > 1 ? "müssen" : "muss"} zustimmen, weil die Partie schon weitergegangen ist.`,
    again: "Wiederholen",
    yes: "Ja, zurücknehmen",
    yesAll: "Alle stimmen zu",
    no: "Behalten",
  },
  tapAgain: {
    title: "Durch erneutes Tippen legen?",
    about:
      "Einmal tippen zeigt, was das Plättchen bewirkt. Wenn du willst, legst du es, indem du noch einmal auf dasselbe Feld tippst.",
  },
  flat: "Tischmodus",
  shortcuts: "Tastatur",
  export: {
    title: "Exportieren",
    about: "Die Aufzeichnung dieser Partie, mit allem, was zum Abspielen nötig ist.",
    text: "Als Text",
    json: "Als JSON",
    whole: "Ganzer Tisch",
    copy: "Text kopieren",
    copied: "Kopiert.",
    notCopied: "Dein Browser hat das Kopieren nicht erlaubt. Speichere stattdessen die Datei.",
  },
};

/** News beside a table. */
export const news: typeof en.news = {
  since: "Seit deinem letzten Zug",
  soFar: "Bisher",
  newGame: "Neue Partie",
  none: "Sonst hat niemand gezogen.",
  replay: "Wiederholen",
  earlier: "Frühere Züge",
  estimate: (n) => `${points(n)}, wenn es so zu Ende ginge`,
  gained: signed,
  botFailed: {
    title: ({ name }) => `${name} antwortet nicht`,
    detail: "Dein Browser hat den Bot gestoppt. Versuch es noch einmal oder lade die Seite neu.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat: typeof en.flat = {
  title: "Tischmodus",
  about:
    "Lege das Tablet flach auf den Tisch. In der Mitte ist der Spielplan, und alle haben eine eigene Anzeige vor sich.",
  lay: "Tischmodus starten",
  leave: "Tischmodus beenden",
  phones: "Mit Handys spielen",
  aboutPhones:
    "Lege einen Online-Tisch an; dieser Bildschirm zeigt dann nur den Spielplan. Alle scannen den Code, spielen am Handy mit und halten ihre Plättchen geheim.",
  setUp: "Tisch für Handys anlegen",
  hand: {
    only: "Nur Hand und Knöpfe",
    always: "Spielplan immer zeigen",
    about: "Der Spielplan ist auf dem großen Bildschirm.",
    show: "Spielplan hier zeigen",
  },
};

export const abandon: typeof en.abandon = {
  title: "Diese Partie abbrechen?",
  body: "Sie bleibt in deiner Liste, und du kannst sie später fortsetzen.",
  yes: "Ja, abbrechen",
  no: "Weiterspielen",
};

export const noTable: typeof en.noTable = {
  unknown: "Tisch in diesem Browser nicht gefunden",
  unknownAbout:
    "Jeder Tisch wird in dem Browser gespeichert, in dem du gespielt hast. Vielleicht wurde dieser Tisch gelöscht, oder du hast in einem anderen Browser gespielt.",
  version: "Dieser Tisch wurde mit einer anderen Version von Interchange gespeichert",
  game: "Diese Version der Seite unterstützt dieses Spiel nicht",
  replay: "Diese Partie passt nicht zu den Regeln dieser Version",
  nothingLost:
    "Nichts wurde gelöscht oder geändert. Du kannst die gespeicherten Daten exportieren und woanders öffnen.",
  export: "Daten exportieren",
};

/** Scores of solo games. */
export const alone: typeof en.alone = {
  title: "Deine Solo-Ergebnisse",
  first: "Deine erste Solopartie mit diesem Aufbau.",
  against: (now, best) =>
    now > best
      ? `Neuer Rekord, um ${points(now - best)} besser.`
      : now === best
        ? "Du hast deinen Rekord eingestellt."
        : `${points(best - now)} unter deinem Rekord von ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Zu schlagen: ${points(best)}. Letztes Mal: ${number(last)}.`,
};
