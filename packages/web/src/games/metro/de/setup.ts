import { colours } from "../../../parts/words/de/colours.ts";
import { list } from "../../../parts/words/de/plural.ts";
import type { setup as source } from "../en/setup.ts";

type Words = typeof source;

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
  start: {
    label: "Wer beginnt",
    values: {
      "1": { label: "Platz 1" },
      "2": { label: "Platz 2" },
      "3": { label: "Platz 3" },
      "4": { label: "Platz 4" },
      "5": { label: "Platz 5" },
      "6": { label: "Platz 6" },
      lot: { label: "Das Los", about: "Gezogen, wenn die Partie beginnt." },
    },
  },
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

/** How a scored line is marked at a real table, by what the rules call it. */
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
