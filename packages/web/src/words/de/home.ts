import type * as en from "../en/home.ts";
import { count, list, number } from "./grammar.ts";

const setup: (typeof en.home)["setup"] = {
  you: "Du",
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    trainee: "Azubi",
    drifter: "Bummler",
    tourist: "Tourist",
    collector: "Sammler",
    commuter: "Pendler",
    planner: "Planer",
    inspector: "Kontrolleur",
  },
  full: "Der Tisch konnte nicht gespeichert werden: Der Speicher des Browsers ist voll. Lösche zuerst einen alten Tisch.",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");
const minutes = (time: number): string => (time % MINUTE ? `${number(time / 1000)} s` : `${number(time / MINUTE)} min`);

const clock: (typeof en.home)["clock"] = {
  none: "ohne Uhr",
  live: (initial, increment) =>
    increment ? `${minutes(initial)} + ${number(increment / 1000)} s pro Zug` : minutes(initial),
  days: (perMove) =>
    `${perMove % DAY ? count(perMove / HOUR, "Stunde", "Stunden") : count(perMove / DAY, "Tag", "Tage")} pro Zug`,
  short: {
    none: "Keine",
    live: (initial) => minutes(initial),
    days: (perMove) => count(perMove / DAY, "Tag", "Tage"),
  },
  left(time) {
    if (time >= DAY) return `noch ${count(Math.floor(time / DAY), "Tag", "Tage")} ${Math.floor((time % DAY) / HOUR)} h`;
    if (time >= HOUR) return `noch ${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min`;
    return `noch ${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))}`;
  },
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const tablesWait = (tables: number): string => count(tables, "Tisch wartet", "Tische warten");
const all = (names: readonly string[]): string => list(names);

export const home: typeof en.home = {
  setup,
  title: "Interchange",
  game: "Spiel",
  bots: {
    notDownloaded:
      "Dieses Spiel ist noch nicht vollständig heruntergeladen. Verbinde dich mit dem Internet und versuch es noch einmal.",
    choose: "Wähle deinen Gegner",
    says: {
      trainee: "»Meine erste Woche. Ich verwechsle noch alle Linien.«",
      drifter: "»Nur keine Eile. Ist doch ein schöner Tag.«",
      tourist: "»Oh, schau mal, wo die hinfährt!«",
      collector: "»Eine lange Linie gebe ich nicht her.«",
      commuter: "»Jeden Morgen geradewegs ins Zentrum.«",
      planner: "»Jede Linie hat ein Ende. Ich weiß, wo.«",
      inspector: "»Ich kenne jeden Trick in diesem Netz.«",
    },
    level: (rung) => ` · Stufe ${rung} von 7`,
    fits: "Ein Sieg: eine Stufe höher. Zwei Niederlagen: eine tiefer.",
    alone: "Solo",
    aboutAlone: "Nur du und die Plättchen.",
    play: (opponents) => `Gegen ${list(opponents)}`,
    playAlone: "Solo spielen",
    terms: (seats, modules) =>
      [count(seats, "Spieler"), ...(modules ? [count(modules, "Modul", "Module")] : []), "ohne Uhr"].join(" · "),
  },
  first: {
    learn: "In 3 Minuten lernen",
    learnAbout: "Vier Züge auf einem echten Spielplan.",
    goOn: "Lektion fortsetzen",
    play: "Spielen",
    against: (bot, isEasiest) => (isEasiest ? `Gegen ${bot}, den leichtesten Bot.` : `Gegen ${bot}.`),
    change: "Ändern",
    free: "Kostenlos und Open Source. Funktioniert auch offline.",
  },
  show: {
    label: (game) => `Eine beendete Partie ${game}`,
    real: (what) => `Aus einer echten Partie: ${what}`,
    pause: "Pause",
    resume: "Weiter",
  },
  friends: {
    title: "Mit Freunden",
    about: "Schick einen Link. Ohne Anmeldung.",
    aboutHere: "Teilt euch einen Bildschirm und reicht ihn herum.",
    seats: "Spieler",
    clock: "Uhr",
    open: "Tisch anlegen",
    make: "Tisch anlegen",
    screen: "An einem Bildschirm",
    short: "Freunde",
    all: "Alle Optionen",
  },
  join: {
    title: "Mitspielen",
    waiting: (tables) => `${tablesWait(tables)} auf Mitspieler`,
    none: "Niemand wartet.",
    start: "Tisch anlegen",
    list: "Öffentlichen Tisch anlegen",
    looking: "Tische werden gesucht…",
    offline: "Du bist offline",
    left: (seats) => count(seats, "freier Platz", "freie Plätze"),
    nobody: "Noch niemand",
    plain: "Grundspiel",
    modules: (modules) => count(modules, "Modul", "Module"),
    join: "Mitspielen",
    joinIn: "Mitspielen",
    watch: "Zuschauen",
    live: (games) => `${count(games, "Partie", "Partien")} zum Zuschauen`,
    lobby: "Alle Tische",
  },
  glance: {
    board: "Der Spielplan, wie er jetzt ist",
    tiles: (tiles, isCentre) => `${count(tiles, "Plättchen", "Plättchen")}${isCentre ? " ×2" : ""}`,
    centre: (whose, line) =>
      whose === undefined ? `Deine Linie ${line} erreicht das Zentrum.` : `Linie ${line} von ${whose} im Zentrum.`,
    long: (whose, line, tiles) =>
      whose === undefined
        ? `Deine Linie ${line}: ${tiles} Plättchen.`
        : `Linie ${line} von ${whose}: ${tiles} Plättchen.`,
    ended: (lines) => `${count(lines, "Linie ist", "Linien sind")} zu Ende.`,
    moved: (name) => `${name} hat gezogen.`,
  },
  apart: {
    absent:
      "Hier gibt es keinen Server für Online-Tische. Du kannst trotzdem gegen Bots oder zusammen an einem Bildschirm spielen.",
    unreachable:
      "Der Server für Online-Tische ist nicht erreichbar. Du kannst trotzdem gegen Bots oder zusammen an einem Bildschirm spielen.",
  },
  clock,
  importGame: "Partie importieren",
  yourTables: "Deine Tische",
  allTables: "Alle Partien und Statistik",
  pickUp: "Weiterspielen",
  notUpdated: "Nicht aktualisiert.",
  newGame: "Neue Partie",
  unaffiliated:
    "Interchange steht in keiner Verbindung zu den Autoren und Verlagen der Spiele oder zu Verkehrsbetrieben und wird von ihnen nicht unterstützt.",
  notLasting:
    "Dieser Browser speichert nichts, vielleicht weil du ein privates Fenster benutzt. Du kannst spielen, aber deine Tische gehen verloren, wenn du es schließt. Exportiere, was du behalten willst.",
  table: {
    play: "Spielen",
    continue: "Weiter",
    review: "Analyse",
    resume: "Fortsetzen",
    abandon: "Partie abbrechen",
    abandonThat: (names) => `Partie abbrechen: ${all(names)}`,
    delete: "Löschen",
    deleteThat: (names) => `Löschen: ${all(names)}`,
    export: "Exportieren",
    yourTurn: "Du bist am Zug",
    turnOf: (name) => `${name} ist am Zug`,
    turns: (tables) => `${tablesWait(tables)} auf dich`,
    here: "auf diesem Gerät",
    gathering: "wartet auf Mitspieler",
    paused: "Pausiert",
    open: "Öffnen",
    leave: "Verlassen",
    leaveThat: (leave, names) => (names.length ? `${leave}: ${all(names)}` : leave),
    again: "Noch einmal spielen",
    won: (by) => `Gewonnen mit ${by} Vorsprung`,
    lost: (by) => `Verloren mit ${by} Rückstand`,
    over: "beendet",
    abandoned: "abgebrochen",
    imported: "importiert",
    version: (version) =>
      `Mit einer anderen Version von Interchange gespeichert (Format ${version}). Nichts wurde geändert oder gelöscht. Exportiere den Tisch oder öffne ihn mit der anderen Version.`,
  },
  confirmDelete: {
    title: "Diesen Tisch löschen?",
    body: "Die Partie und ihre Aufzeichnung werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.",
    bodyOnline: "Der Tisch wird für alle gelöscht. Das lässt sich nicht rückgängig machen.",
    yes: "Löschen",
    no: "Abbrechen",
  },
  import: {
    title: "Partie importieren",
    about:
      "Öffne eine Aufzeichnung, die aus Interchange exportiert wurde (Text oder JSON), oder einen ganzen Tisch aus einem anderen Browser.",
    file: "Datei wählen",
    paste: "oder hier einfügen",
    open: "Öffnen",
    empty: "Wähle zuerst eine Datei oder füge eine Aufzeichnung ein.",
    failed: "Das lässt sich nicht öffnen.",
    at: (line, column) =>
      `In Zeile ${line}, Spalte ${column} ist ein Fehler. Behebe ihn oder exportiere die Partie noch einmal.`,
    inEntry: (entry) => `In Eintrag ${entry} ist ein Fehler. Behebe ihn oder exportiere die Partie noch einmal.`,
    unknownGame: (game) => `Interchange unterstützt dieses Spiel nicht: ${game}. Versuch es mit einer anderen Datei.`,
    unreadable: "Die Datei konnte nicht gelesen werden. Versuch es mit einer anderen.",
    tooLarge: (size, most) =>
      `Das sind ${megabytes(size)}, aber Partien sind nie größer als ${megabytes(most)}. Prüfe, ob es die richtige Datei ist.`,
    hidden:
      "Diese Aufzeichnung wurde während der Partie exportiert. Was für den Spieler verdeckt war, der sie exportiert hat, steht darin als Fragezeichen. Exportiere sie nach dem Ende der Partie noch einmal. Um woanders weiterzuspielen, exportiere den ganzen Tisch.",
  },
};
