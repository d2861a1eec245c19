import type * as en from "../../en/underground/setup.ts";
import { startOption } from "../everyGame.ts";

/** The texts about On the Underground that the page needs before the game is loaded. */

const designer = "Wunsch des Autors";

export const setup: typeof en.setup = {
  editions: { "2006": "Ausgabe von 2006" },
  titled: "On the Underground",
  presets: {
    first: { title: "Erste Partie", about: "ein Ziel jeder Art" },
    family: { title: "Familie", about: "Regeln von 2006" },
    full: { title: "Die volle Schachtel", about: "Runden des Autors, Mornington" },
    surprise: { title: "Überrasch mich", about: "ein zufälliger Mix der Regeln" },
  },
  inBox: (destinations) => `Die Regeln und ${destinations} Ziele`,
  unprinted: {
    map: {
      title: "Karte von 2019, Regeln von 2006",
      about: "wir wissen nicht, was auf der Karte von 2006 anders war",
    },
    symbols: {
      title: "Symbole der Umsteigestationen",
      about: "vier Symbole, jedes zweimal; sie unterscheiden sich je nach Auflage",
    },
    markers: {
      title: "Welche Linien auf einem Marker stehen",
      about: "unsere Wahl; auch in der Schachtel hat jeder Marker lange und kurze Linien",
    },
  },
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "Erste Runde",
      values: {
        "2006": {
          label: "Regeln von 2006",
          about: "Alle haben vier Aktionen. Spätere Spieler beginnen mit 1, 2, 3 und 4 Punkten.",
        },
        "2019": {
          label: "Regeln von 2019",
          about:
            "Niemand beginnt mit Punkten. Der Startspieler hat drei Aktionen, der letzte Spieler fünf, und alle anderen haben vier.",
        },
        designer: {
          label: designer,
          about:
            "Niemand beginnt mit Punkten. Der Startspieler hat zwei Aktionen, der letzte Spieler vier, und alle anderen haben drei.",
        },
      },
    },
    "last-round": {
      label: "Letzte Runde",
      values: {
        building: { label: "Nur bauen", about: "Der Fahrgast verlässt den Spielplan, wenn der Stapel leer ist." },
        designer: {
          label: designer,
          about: "Der Fahrgast reist weiter, solange Ziele offen liegen, bis zum Ende der Runde.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "Normale Karte" },
        yes: {
          label: "Ende der Fahrten",
          about: "Sie ist eine der letzten fünf Karten. Kommt der Fahrgast dort an, verlässt er sofort den Spielplan.",
        },
      },
    },
    movement: {
      label: "Ziele",
      values: {
        full: { label: "Vier offen", about: "Express oder normal, wie gezogen." },
        basic: { label: "Eins jeder Art", about: "Ein Expressziel und ein normales Ziel, aus zwei Stapeln." },
      },
    },
    markers: {
      label: "Marker für vier Spieler",
      values: {
        dealt: { label: "Zufällig verteilt", about: "Vier der fünf." },
        chosen: { label: "Selbst gewählt", about: "Jeder Spieler wählt einen der fünf." },
      },
    },
  },
  assists: {
    none: { label: "Keine", about: "Finde selbst heraus, wohin der Fahrgast reist." },
    trace: { label: "Linien", about: "Tippe auf eine Linie, um sie hervorzuheben." },
    ledger: {
      label: "Linien und Fahrgast",
      about: "Dazu siehst du, wohin der Fahrgast reisen würde und was ein Gleis ändern würde, bevor du es baust.",
    },
    hints: {
      label: "Tipps",
      about: "Dazu siehst du, was jedes Gleis bis zum Ende der Partie wert ist, und einen Plan für deinen Zug.",
    },
  },
  botAbout: {
    trainee: "baut eine Linie nach der anderen und vergisst oft den Fahrgast",
    drifter: "baut zur nächsten Endstation und vergisst den Fahrgast",
    tourist: "nimmt den Fahrgast mit, wenn er in der Nähe ist",
    collector: "baut lange Linien und achtet auf niemanden sonst",
    commuter: "achtet auf Fahrgast und Gegner, Gleis für Gleis",
    planner: "plant seinen ganzen Zug und den Weg des Fahrgasts",
    inspector: "plant Ringe, Endstationen und Fahrten über mehrere Züge",
  },
};

/** The form for the player's own box. */

export const box: typeof en.box = {
  parts: {
    lines: { title: "Gleise pro Linie", about: "Wie viele Gleise jede Linie hat." },
    markers: {
      title: "Marker",
      about:
        "Welche Linien auf einem Marker stehen, für jede Spielerzahl. Gibt es mehr Marker als Spieler, werden sie zufällig verteilt.",
    },
    stations: {
      title: "Stationen und Symbole",
      about:
        "Die Art jeder Station und die Symbole der Umsteigestationen. Jedes Symbol kommt zweimal vor, also gibt es doppelt so viele Umsteigestationen wie Symbole.",
    },
  },
  kinds: "Arten von Stationen",
  symbols: "Symbole",
  players: (seats) => `${seats} Spieler`,
  marker: (n) => `Marker ${n}`,
  place: (where, n) => `${where}, ${n}`,
};
