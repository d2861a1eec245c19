import type * as en from "../../en/underground/setup.ts";
import { startOption } from "../everyGame.ts";

/** The texts about On the Underground that the page needs before the game is loaded. */

export const about: typeof en.about = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Baue Linien durch London und lass den Fahrgast damit fahren. Für 2 bis 5.",
  tagline: "Baue Linien durch London, auf einer Karte, die immer weiß, wohin der Fahrgast führe.",
  progress: (placed) => `${placed} von 55 Zielen`,
};

const designer = "Wie der Autor es mag";

export const setup: typeof en.setup = {
  editions: { "2006": "Ausgabe von 2006" },
  titled: "On the Underground",
  presets: {
    first: { title: "Erste Partie", about: "ein Ziel jeder Art" },
    family: { title: "Familie", about: "die Regeln von 2006" },
    full: { title: "Die volle Schachtel", about: "Runden des Autors, Mornington" },
    surprise: { title: "Zufall", about: "ein Mix der Regeln" },
  },
  inBox: "Die Spielregeln und 55 Ziele",
  unprinted: {
    map: {
      title: "Die Karte ist die von 2019, die Regeln sind die von 2006",
      about: "was auf der Karte von 2006 anders war, ist nicht bekannt",
    },
    symbols: {
      title: "Die Symbole der Umsteigestationen",
      about: "vier, je zweimal; welche es sind, unterscheidet sich je nach Auflage",
    },
    markers: {
      title: "Welche Linien auf einem Marker sind",
      about: "von uns; dass auf jedem lange und kurze sind, ist aus der Schachtel",
    },
  },
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "Erste Runde",
      values: {
        "2006": { label: "Wie 2006", about: "Je vier Aktionen; spätere Plätze beginnen mit 1, 2, 3 und 4 Punkten." },
        "2019": {
          label: "Wie 2019",
          about: "Keine Punkte zu Beginn; der erste Platz hat drei Aktionen, der letzte fünf.",
        },
        designer: {
          label: designer,
          about: "Keine Punkte zu Beginn; zwei Aktionen für den ersten, vier für den letzten, drei für die anderen.",
        },
      },
    },
    "last-round": {
      label: "Letzte Runde",
      values: {
        building: { label: "Nur bauen", about: "Der Fahrgast geht, wenn der Stapel leer ist." },
        designer: {
          label: designer,
          about: "Der Fahrgast fährt weiter, solange Ziele offen liegen, bis zum Ende der Runde.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "Eine Karte wie jede andere" },
        yes: {
          label: "Das Ende der Fahrt",
          about: "Sie ist unter den letzten fünf Karten, und kommt der Fahrgast dort an, geht er sofort.",
        },
      },
    },
    movement: {
      label: "Ziele",
      values: {
        full: { label: "Vier offen", about: "Von welcher Art auch immer." },
        basic: { label: "Eins jeder Art", about: "Ein Expressziel und ein normales, aus zwei Stapeln." },
      },
    },
  },
  assists: {
    none: { label: "Keine", about: "Finde selbst heraus, wohin der Fahrgast geht." },
    trace: { label: "Linien", about: "Tippe eine Linie an, um sie ganz zu sehen." },
    ledger: {
      label: "Linien und Fahrgast",
      about: "Dazu siehst du, wohin der Fahrgast ginge und was ein Gleis daran ändert, bevor du es baust.",
    },
    hints: { label: "Rat", about: "Dazu siehst du, was jede Strecke am Ende wert ist, und einen Plan für den Zug." },
  },
  botAbout: {
    drifter: "baut zur nächsten Endstation und vergisst den Fahrgast",
    tourist: "nimmt den Fahrgast mit, solange er da ist",
    collector: "hortet lange Linien und spielt nur für sich",
    commuter: "achtet auf Fahrgast und Gegner, Gleis für Gleis",
    planner: "plant den ganzen Zug und den Weg des Fahrgasts",
    inspector: "plant Ringe, Endstationen und Fahrten über mehrere Züge",
  },
};

/** The form for the player's own box. */

export const box: typeof en.box = {
  parts: {
    lines: { title: "Gleise der Linien", about: "Wie viele Gleise jede Linie hat." },
    markers: {
      title: "Marker",
      about:
        "Welche Linien zusammen auf einem Marker sind, für jede Zahl von Spielern. Gibt es mehr Marker als Spieler, verteilt sie das Los.",
    },
    stations: {
      title: "Stationen und Symbole",
      about:
        "Welcher Art jede Station ist, und die Symbole der Umsteigestationen: zwei von jedem, also doppelt so viele Stationen wie Symbole.",
    },
  },
  kinds: "Arten der Stationen",
  symbols: "Symbole",
  players: (seats) => `${seats} Spieler`,
  marker: (n) => `Marker ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
