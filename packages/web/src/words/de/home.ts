import type * as en from "../en/home.ts";
import { count, list, number } from "./grammar.ts";

const setup: (typeof en.home)["setup"] = {
  you: "Du",
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    drifter: "Bummler",
    tourist: "Tourist",
    collector: "Sammler",
    commuter: "Pendler",
    planner: "Planer",
    inspector: "Kontrolleur",
  },
  full: "Der Tisch konnte nicht aufgehoben werden: Der Speicher des Browsers ist voll. Lösche zuerst einen alten Tisch.",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");
const minutes = (time: number): string => (time % MINUTE ? `${number(time / 1000)} s` : `${number(time / MINUTE)} min`);

const clock: (typeof en.home)["clock"] = {
  none: "ohne Uhr",
  live: (initial, increment) => (increment ? `${minutes(initial)} + ${number(increment / 1000)} s` : minutes(initial)),
  days: (perMove) =>
    `${perMove % DAY ? count(perMove / HOUR, "Stunde", "Stunden") : count(perMove / DAY, "Tag", "Tage")} pro Zug`,
  short: {
    none: "ohne",
    live: (initial, increment) => `${number(initial / MINUTE)} + ${number(increment / 1000)}`,
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
    title: "Gegen Bots",
    about: "Geht sofort los.",
    notDownloaded: "Dieses Spiel ist noch nicht ganz geladen. Stell eine Verbindung her und versuch es noch einmal.",
    choose: "Wer gegen dich spielt",
    says: {
      drifter: "»Keine Eile. Ist doch ein schöner Tag.«",
      tourist: "»Oh, schau mal, wo die hinfährt!«",
      collector: "»Eine lange Linie gebe ich nicht her.«",
      commuter: "»Jeden Morgen geradewegs ins Zentrum.«",
      planner: "»Jede Linie hat ein Ende. Ich weiß, wo.«",
      inspector: "»Ich kenne jeden Trick in diesem Netz.«",
    },
    level: (rung) => ` · Stufe ${rung} von 6`,
    fits: "Sieg: eine Stufe höher. Zweimal verloren: eine tiefer.",
    alone: "Allein",
    aboutAlone: "Nur du und die Plättchen.",
    play: (opponents) => `Gegen ${list(opponents)}`,
    playAlone: "Allein spielen",
    terms: (seats, modules) =>
      [count(seats, "Platz", "Plätze"), ...(modules ? [count(modules, "Modul", "Module")] : []), "ohne Uhr"].join(
        " · ",
      ),
    change: "Ändern",
  },
  friends: {
    title: "Mit Freunden",
    about: "Tisch anlegen, Link schicken. Ohne Konto.",
    aboutHere: "Gebt einen Bildschirm reihum.",
    seats: "Plätze",
    clock: "Uhr",
    make: "Tisch anlegen",
    screen: "An einem Bildschirm",
    short: "Mit Freunden",
    shortAbout: "Link schicken",
    all: "Alle Optionen",
  },
  join: {
    title: "Mitspielen",
    waiting: (tables) =>
      tables
        ? `${tablesWait(tables)} auf Mitspieler.`
        : "Gerade wartet kein Tisch auf Mitspieler. Mach einen von dir öffentlich, dann finden ihn andere.",
    list: "Öffentlicher Tisch",
    looking: "Tische werden gesucht…",
    left: (seats) => `${count(seats, "Platz", "Plätze")} frei`,
    nobody: "Noch niemand",
    plain: "Grundspiel",
    modules: (modules) => count(modules, "Modul", "Module"),
    tile: (tables) => (tables ? tablesWait(tables) : "wer gerade spielt"),
    join: "Mitspielen",
    joinThat: (name) => `Mitspielen: ${name}`,
    anywhere: "Irgendwo dazusetzen",
    watch: "Zuschauen",
    live: (games) => (games ? `${count(games, "Partie", "Partien")} zum Zuschauen` : ""),
    lobby: "Alle Tische",
  },
  apart: {
    absent: "Diese Seite hat keinen Server für Online-Tische. Bots und ein Bildschirm für alle gehen wie immer.",
    unreachable: "Der Server für Online-Tische ist nicht erreichbar. Bots und ein Bildschirm für alle gehen wie immer.",
  },
  clock,
  importGame: "Partie importieren",
  yourTables: "Deine Tische",
  allTables: "Alle meine Partien und Statistik",
  noTables:
    "Noch keine Tische. Eine Partie gegen einen Bot ist einen Tipp entfernt; sie wird nach jedem Zug in diesem Browser aufgehoben.",
  unaffiliated:
    "Weder verbunden mit den Autoren und Verlagen der Spiele oder einem Verkehrsbetrieb noch von ihnen unterstützt.",
  notLasting:
    "Dieser Browser hebt nichts auf, vielleicht weil das Fenster privat ist. Du kannst spielen, aber mit dem Fenster sind die Tische weg. Exportiere, was du behalten willst.",
  table: {
    continue: "Weiter",
    review: "Rückblick",
    resume: "Wieder aufnehmen",
    abandon: "Liegen lassen",
    abandonThat: (names) => `Liegen lassen: ${all(names)}`,
    delete: "Löschen",
    deleteThat: (names) => `Löschen: ${all(names)}`,
    export: "Exportieren",
    yourTurn: "Du bist am Zug",
    turnOf: (name) => `${name} ist am Zug`,
    turns: (tables) => `${tablesWait(tables)} auf dich`,
    here: "auf diesem Gerät",
    gathering: "wartet auf Mitspieler",
    paused: "ruht",
    open: "Öffnen",
    leave: "Verlassen",
    leaveThat: (names) => (names.length ? `Verlassen: ${all(names)}` : "Verlassen"),
    again: "Noch einmal",
    over: "beendet",
    abandoned: "liegen gelassen",
    imported: "importiert",
    version: (version) =>
      `Von einer anderen Version von Interchange gespeichert (Format ${version}). Nichts wurde geändert oder gelöscht: Exportiere es oder öffne es mit jener Version.`,
  },
  confirmDelete: {
    title: "Diesen Tisch löschen?",
    body: "Die Partie und ihre Aufzeichnung werden aus diesem Browser entfernt. Das lässt sich nicht rückgängig machen.",
    bodyOnline: "Der Tisch wird für alle entfernt. Das lässt sich nicht rückgängig machen.",
    yes: "Löschen",
    no: "Behalten",
  },
  import: {
    title: "Partie importieren",
    about:
      "Öffne eine Aufzeichnung von Interchange, als Text oder JSON, oder einen ganzen Tisch aus einem anderen Browser.",
    file: "Datei wählen",
    paste: "oder hier einfügen",
    open: "Öffnen",
    empty: "Noch ist hier nichts zu lesen.",
    failed: "Das lässt sich nicht öffnen.",
    at: (line, column, reason) => `In Zeile ${line}, Spalte ${column} stimmt etwas nicht (auf Englisch: ${reason}).`,
    inEntry: (entry, reason) => `Eintrag ${entry} stimmt nicht (auf Englisch: ${reason}).`,
    unknownGame: (game) => `Das ist die Aufzeichnung eines Spiels, das Interchange nicht kennt: ${game}.`,
    unreadable: "Die Datei konnte nicht gelesen werden.",
    tooLarge: (size, most) =>
      `Sie hat ${megabytes(size)}, und keine Partie hat mehr als ${megabytes(most)}. Ist es die richtige Datei?`,
    hidden:
      "Diese Aufzeichnung stammt aus einer laufenden Partie und hat Fragezeichen, wo etwas verdeckt war. Exportiere sie nach dem Ende noch einmal; um woanders weiterzuspielen, exportiere den ganzen Tisch.",
  },
};
