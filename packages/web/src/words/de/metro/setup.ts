import type * as en from "../../en/metro/setup.ts";
import { colours, list } from "../grammar.ts";
import { startOption } from "../everyGame.ts";

/** The texts about Metro that the page needs before the game is loaded. */

export const about: typeof en.about = {
  name: "Metro",
  shortName: "Metro",
  about: "Lege Plättchen, damit deine Linien lang werden. Für 1 bis 6.",
  tagline: "Ein Legespiel um U-Bahn-Linien, auf einem Plan, der jede Linie verfolgt und für dich zählt.",
  progress: (placed) => `${placed} von 60 Plättchen`,
};

type Words = typeof en.setup;

const optionTexts: Words["optionTexts"] = {
  orientation: {
    label: "Plättchen drehen",
    values: {
      fixed: { label: "Wie der Pfeil zeigt", about: "Plättchen liegen nur in einer Richtung." },
      free: { label: "Frei", about: "Du darfst ein Plättchen drehen, bevor du es legst." },
    },
  },
  "hand-size": {
    label: "Plättchen auf der Hand",
    values: { "1": { label: "Eins" }, "2": { label: "Zwei" }, "3": { label: "Drei" } },
  },
  "open-hands": {
    label: "Hände",
    values: {
      no: { label: "Verdeckt", about: "Nur du siehst deine Plättchen." },
      yes: { label: "Offen", about: "Alle sehen alle Plättchen auf der Hand." },
    },
  },
  start: startOption(6),
  numbering: {
    label: "Bahnhofsnummern",
    values: {
      metro: { label: "Wie auf dem Metro-Plan", about: "Gegen den Uhrzeigersinn von oben rechts." },
      "cable-car": { label: "Wie auf dem Cable-Car-Plan", about: "Im Uhrzeigersinn von oben links." },
    },
  },
  "one-tile-stations": {
    label: "Linien aus einem Plättchen sind verboten",
    values: {
      all: { label: "Von jedem Bahnhof" },
      owned: { label: "Nur von Bahnhöfen mit Besitzer", about: "Herrenlose Bahnhöfe zählen nicht." },
    },
  },
  "one-tile-exception": {
    label: "Wenn ein Plättchen nirgends sonst passt",
    values: {
      always: { label: "Darf es allein eine Linie sein" },
      "no-draw-left": {
        label: "Zuerst ein anderes ziehen",
        about: "Eine Linie aus einem Plättchen nur, wenn der Vorrat leer ist.",
      },
    },
  },
};

/** How a scored line is marked at a real table, by the rules' name for it. */
const marks = {
  "wagon turned sideways": "ein quer gestellter Wagen",
  "wagon turned over": "ein umgedrehter Wagen",
  "wagon put on the station": "ein Wagen auf dem Bahnhof",
};

export const setup: Words = {
  botAbout: {
    drifter: "bringt Linien früh nach Hause, vergisst das Zentrum und übersieht einiges",
    tourist: "freut sich an der eigenen Fahrt und achtet auf niemanden",
    collector: "hortet lange Linien und spielt nur für sich",
    commuter: "sieht auf einen Blick, was ein Plättchen mit jeder Linie macht",
    planner: "schaut ein paar Plättchen voraus, bevor er sich entscheidet",
    inspector: "denkt an jedes Plättchen, das kommen kann",
  },
  editions: { first: "Erste", second: "Zweite", bigbox: "BigBox" },
  titled: (modules) => (modules.length ? `Metro mit ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "Erste Partie", about: "Grundspiel, volle Hilfe" },
    family: { title: "Familie", about: "Paris, Zentralbahnhöfe" },
    full: { title: "Die volle Schachtel", about: "Aktien und New York" },
    surprise: { title: "Zufall", about: "was zusammenpasst" },
  },
  colours,
  inBox: (pieces) => list(["60 Plättchen", ...pieces]),
  unprinted: {
    numbering: "Wie die Bahnhöfe nummeriert sind",
    frames: "Wem welcher Bahnhof gehört",
    tiles: "Wie viele Plättchen es von jeder Art gibt",
    "sixth-colour": "Grau als sechste Farbe",
  },
  scored: {
    title: "Eine gewertete Linie hat einen Haken an ihrem Bahnhof",
    about: (mark) => `in der Schachtel: ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Module",
    anyThatFit: "alle, die zusammenpassen",
    hold: "gedrückt halten, um darüber zu lesen",
    city: "Stadt",
    oneOrNone: "eine oder keine",
    noCity: "Keine Stadt",
    noCityShort: "nur der Plan",
    noCityAbout: "Keine Touristen, nur der Spielplan.",
    notWith: (other) => `nicht mit ${other}`,
    clash: (other, reason) => `Nicht mit ${other}: ${reason}.`,
    alone: (module) => `${module} ist ein Spiel für sich und verträgt kein anderes Modul`,
    cities: "es gibt einen Satz Touristen, deshalb besucht ein Tisch eine Stadt auf einmal",
    rules: "Regeln lesen:",
  },
  assists: {
    none: { label: "Keine", about: "Verfolge die Linien mit eigenen Augen und merke dir, welche Plättchen weg sind." },
    trace: {
      label: "Linien",
      about: "Tippe eine Linie an, um sie zu verfolgen und zu zählen; sieh, welche Plättchen noch kommen.",
    },
    ledger: { label: "Linien und Vorschau", about: "Dazu siehst du vor dem Legen, was ein Plättchen bewirkt." },
    hints: { label: "Rat", about: "Dazu siehst du, was jedes Feld am Ende wert ist, und warum." },
  },
  refusals: {
    edition: "Diese Ausgabe ist nicht bekannt.",
    seats: "Metro ist für zwei bis sechs.",
    module: "Dieses Modul ist nicht bekannt.",
    option: "Diese Wahl ist nicht bekannt.",
    rules: "Diese Version kennt diese Regeln nicht.",
    start: "Wer beginnt, muss am Tisch sitzen.",
  },
};

type boxWords = typeof en.box;

const parts: boxWords["parts"] = {
  numbering: {
    title: "Nummern der Bahnhöfe",
    about: "Die Nummern rund um den Plan, im Uhrzeigersinn, beginnend mit dem linken Bahnhof am oberen Rand.",
  },
  frames: {
    title: "Bahnhöfe der Plätze",
    about:
      "Welche Nummern wem gehören, für jede Zahl von Spielern. Nummern, die nirgends stehen, gehören niemandem. Das Bild zeigt den Tisch für vier.",
  },
  companies: {
    title: "Bahnhöfe der Gesellschaften",
    about: "Die Nummern der Bahnhöfe jeder Gesellschaft. Jede Nummer gehört einer von ihnen.",
  },
  tiles: { title: "Plättchen", about: "Wie viele Plättchen jeder Art in deiner Schachtel sind, zusammen 60." },
  tourists: {
    title: "Touristen",
    about: "Wie viele Touristen es von jeder Farbe gibt, in den Städten, die je einen auf 32 Stellen setzen.",
  },
};

const fields: boxWords["fields"] = {
  metro: "Wie auf dem Plan von 2000",
  "cable-car": "Wie in Cable Car",
  upper: "Obere Spur",
  lower: "Untere Spur",
  a: "Seite A: meiste, zweitmeiste",
  b: "Seite B: meiste, zweitmeiste",
  landmarks: "Sehenswürdigkeiten",
  groups: "Gruppen",
  tiles: "Plättchen",
  squares: "Felder der Sehenswürdigkeiten",
  shares: "Prozente",
  rejectable: "Art des Plättchens",
  boards: "Tafeln",
};

export const box: boxWords = {
  parts,
  fields,
  colours,
  players: (seats) => `${seats} Spieler`,
  seat: (n) => `Platz ${n}`,
  group: (n) => `Gruppe ${n}`,
  board: (n) => `Tafel ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `Plättchen ${code}`,
};
