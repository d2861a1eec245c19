import type * as en from "../../en/metro/setup.ts";
import { colours, list } from "../grammar.ts";
import { startOption } from "../everyGame.ts";

/** The texts about Metro that the page needs before the game is loaded. */

type Words = typeof en.setup;

const optionTexts: Words["optionTexts"] = {
  orientation: {
    label: "Plättchen drehen",
    values: {
      fixed: { label: "Nicht erlaubt", about: "Der Pfeil auf einem Plättchen zeigt immer nach oben." },
      free: { label: "Erlaubt", about: "Du kannst ein Plättchen drehen, bevor du es legst." },
    },
  },
  "hand-size": {
    label: "Plättchen auf der Hand",
    values: { "1": { label: "Eins" }, "2": { label: "Zwei" }, "3": { label: "Drei" } },
  },
  "open-hands": {
    label: "Plättchen der anderen",
    values: {
      no: { label: "Verdeckt", about: "Nur du siehst deine Plättchen." },
      yes: { label: "Offen", about: "Alle sehen die Plättchen aller Spieler." },
    },
  },
  start: startOption(6),
  numbering: {
    label: "Bahnhofsnummern",
    values: {
      metro: { label: "Wie auf dem Metro-Spielplan", about: "Gegen den Uhrzeigersinn von oben rechts." },
      "cable-car": { label: "Wie auf dem Cable-Car-Spielplan", about: "Im Uhrzeigersinn von oben links." },
    },
  },
  "one-tile-stations": {
    label: "Linien aus einem Plättchen sind verboten",
    values: {
      all: { label: "Von jedem Bahnhof aus" },
      owned: {
        label: "Nur von Bahnhöfen mit Besitzer aus",
        about: "Von Bahnhöfen ohne Besitzer aus sind sie erlaubt.",
      },
    },
  },
  "one-tile-exception": {
    label: "Wenn ein Plättchen nirgends sonst passt",
    values: {
      always: { label: "Linie aus einem Plättchen erlaubt" },
      "no-draw-left": {
        label: "Zuerst ein anderes ziehen",
        about: "Eine Linie aus einem Plättchen ist nur erlaubt, wenn der Vorrat leer ist.",
      },
    },
  },
  "centre-squares": {
    label: "Felder neben dem Zentrum",
    values: {
      any: { label: "Alle, die ein Plättchen berühren" },
      line: { label: "Nur, wo eine Linie wartet", about: "Eine Linie von einem Bahnhof muss dorthin führen." },
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
    trainee: "beendet seine Linien zu früh und lässt lange in Ruhe",
    drifter: "beendet seine Linien früh, vergisst das Zentrum und übersieht viel",
    tourist: "genießt die eigene Fahrt und achtet auf niemanden sonst",
    collector: "sammelt lange Linien und spielt nur für sich",
    commuter: "sieht auf einen Blick, was ein Plättchen mit jeder Linie macht",
    planner: "schaut ein paar Plättchen voraus, bevor er sich entscheidet",
    inspector: "denkt an jedes Plättchen, das kommen könnte",
  },
  editions: { first: "Erste", second: "Zweite", bigbox: "BigBox" },
  titled: (modules) => (modules.length ? `Metro mit ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "Erste Partie", about: "Grundspiel, volle Hilfe" },
    family: { title: "Familie", about: "Paris, Zentralbahnhöfe" },
    full: { title: "Die volle Schachtel", about: "Aktien und New York" },
    surprise: { title: "Überrasch mich", about: "was zusammenpasst" },
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
    title: "Eine gewertete Linie bekommt einen Haken an ihrem Bahnhof",
    about: (mark) => `in der Schachtel: ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Module",
    anyThatFit: "wähle beliebige, die zusammenpassen",
    hold: "halte eins gedrückt, um mehr zu erfahren",
    city: "Stadt",
    oneOrNone: "eine oder keine",
    noCity: "Keine Stadt",
    noCityShort: "nur der Spielplan",
    noCityAbout: "Keine Touristen, nur der Spielplan.",
    notWith: (other) => `nicht mit ${other}`,
    clash: (other, reason) => `Nicht mit ${other}: ${reason}.`,
    alone: (module) => `${module} ist ein eigenes Spiel und lässt sich nicht mit anderen Modulen kombinieren`,
    cities: "es gibt nur einen Satz Touristen, deshalb könnt ihr immer nur eine Stadt spielen",
    rules: "Regeln lesen:",
  },
  assists: {
    none: { label: "Keine", about: "Verfolge die Linien selbst und merke dir, welche Plättchen weg sind." },
    trace: {
      label: "Linien",
      about: "Tippe auf eine Linie, um sie zu verfolgen und zu zählen, und sieh, welche Plättchen noch übrig sind.",
    },
    ledger: { label: "Vorschau", about: "Dazu siehst du vor dem Legen, was ein Plättchen bewirkt." },
    hints: { label: "Tipps", about: "Dazu siehst du, was jedes Feld am Ende wert ist und warum." },
  },
  refusals: {
    edition: "Unbekannte Ausgabe. Wähle eine andere.",
    seats: "Metro ist für zwei bis sechs Spieler. Füge Spieler hinzu oder entferne welche.",
    module: "Unbekanntes Modul. Wähle ein anderes.",
    option: "Unbekannte Option. Wähle eine andere.",
    rules:
      "Diese Version von Interchange unterstützt diese Regeln nicht. Lade die Seite neu, um Interchange zu aktualisieren.",
    start: "Der Startspieler muss am Tisch sitzen. Wähle einen anderen.",
  },
};

type boxWords = typeof en.box;

const parts: boxWords["parts"] = {
  numbering: {
    title: "Bahnhofsnummern",
    about: "Die Nummern rund um den Spielplan, im Uhrzeigersinn ab dem linken Bahnhof am oberen Rand.",
  },
  frames: {
    title: "Bahnhöfe der Spieler",
    about:
      "Welche Nummern welchem Spieler gehören, für jede Spielerzahl. Nummern, die du weglässt, gehören niemandem. Das Bild zeigt einen Tisch für vier.",
  },
  companies: {
    title: "Bahnhöfe der Gesellschaften",
    about: "Die Nummern der Bahnhöfe jeder Gesellschaft. Jede Nummer gehört einer Gesellschaft.",
  },
  tiles: { title: "Plättchen", about: "Wie viele Plättchen jeder Art in deiner Schachtel sind, zusammen 60." },
  tourists: {
    title: "Touristen",
    about: "Wie viele Touristen jeder Farbe es gibt, in Städten mit 32 Touristen.",
  },
};

const fields: boxWords["fields"] = {
  metro: "Wie auf dem Metro-Spielplan",
  "cable-car": "Wie auf dem Cable-Car-Spielplan",
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
  seat: (n) => `Spieler ${n}`,
  group: (n) => `Gruppe ${n}`,
  board: (n) => `Tafel ${n}`,
  place: (where, n) => `${where}, ${n}`,
  tile: (code) => `Plättchen ${code}`,
};
