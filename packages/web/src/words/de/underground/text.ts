import type * as en from "../../en/underground/text.ts";
import { capital, count, list, points, signed, tokens } from "../grammar.ts";
import { command } from "../../command.ts";
import { listed } from "../../figures.ts";

export const text: typeof en.text = {
  lines: "Linien",
  linesOf: ({ name, isYou }) => (isYou ? "Deine Linien" : `Linien von ${name}`),
  line: ({ name, owner, stretches, left, all }) =>
    `${name}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; und ") : "noch keine Gleise"
    }. ${left} von ${all} Gleisen übrig.`,
  passenger: (station) => `Der Fahrgast ist in ${station}.`,
  gone: "Der Fahrgast hat den Spielplan verlassen.",
  open: "Offene Ziele",
  destination: (station, kind, lines) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", noch keine Linien"}`,
  walk: (n) => `${count(n, "Strecke", "Strecken")} zu Fuß`,
  trips: "Wohin der Fahrgast reisen würde",
  trip: (n, { to, by, pays }) => `${n}: nach ${to} ${by}; ${pays}.`,
  noTrips: "Der Fahrgast reist jetzt nirgendwohin.",
  canBuild: "Wo du bauen kannst",
  canBuildLine: (line) => `Linie ${line}`,
  canBuildAt: (line, blocks) => `${line}: ${blocks.join("; ") || "nirgends"}.`,
  build: (block, cost) => `${block}, ${cost}`,
  noBuild: "nirgends",
  stations: "Stationen",
  stationsAbout: "Jede Station mit ihren Linien, ihren Strecken und deren freien Spuren.",
  station: "Station",
  kind: "Art",
  linesHere: "Linien",
  blocks: "Strecken von hier",
  noLines: "keine",
  space: (station, n) => `${station} ${n ? `${n} frei` : "voll"}`,
  facts: (facts) => `${capital(facts)}.`,
  noStation: (name) => `Es gibt keine Station namens »${name}«. Prüfe die Schreibweise.`,
  which: (stations) => `Welche meinst du: ${listed(stations, "oder")}? Gib den ganzen Namen ein.`,
  noLine: "Diese Linie gehört dir nicht, oder sie ist nicht im Spiel. Wähle eine von deinen.",
  noBlock: (one, other) => `Zwischen ${one} und ${other} gibt es keine Strecke. Wähle zwei benachbarte Stationen.`,
  buildHow: "Gib eine Linie und zwei Stationen ein, zum Beispiel: »baue rot euston, kings cross«.",
  drafted: (slot, what, brings) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "Du hast noch nichts geplant. Gib »züge« ein, um zu sehen, wo du bauen kannst.",
  left: (n) => (n ? `Noch ${count(n, "Aktion", "Aktionen")}.` : "Keine Aktionen übrig. Gib »ende« ein."),
  noActions: "Keine Aktionen übrig. Gib »ende« oder »zurücknehmen« ein.",
  chooseTrip: "Gib »fahrt« und eine Zahl ein.",
  noTrip: (n) =>
    `Zur Wahl ${n === 1 ? "steht" : "stehen"} ${count(n, "Fahrt", "Fahrten")}. Gib »fahrt« und eine Zahl ein.`,
  score: ({ name }, n, own) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores) => `Punkte: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what) => `In Reichweite: ${list(what)}.`,
  brief: ({ name }, built, to) =>
    `${[built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`der Fahrgast reist nach ${list(to)}`] : [])].join("; ")}.`,
  briefBuilt: (line, n) => `${line} ${signed(n)}`,
  commands: {
    build: command(
      "baue bauen build b",
      "baue rot euston, kings cross",
      "plant ein Gleis. Die Schreibweise der Aufzeichnungen geht auch",
    ),
    token: command("marke token k", "marke", "plant, eine Marke zu nehmen"),
    end: command("ende end e", "ende", "beendet deinen Zug und nimmt Marken für ungenutzte Aktionen"),
    trip: command("fahrt trip send", "fahrt 2", "schickt den Fahrgast, wenn Wege gleich gut sind"),
    draft: command("entwurf draft slots", "entwurf", "zeigt deinen bisherigen Zug"),
    moves: command("züge moves m", "züge oder züge rot", "zeigt, wo du bauen kannst"),
    passenger: command("fahrgast passenger p", "fahrgast", "zeigt, wo der Fahrgast ist und wohin er reisen würde"),
    destinations: command("ziele destinations d", "ziele", "zeigt die offenen Ziele und die im Stapel"),
    station: command("station s", "station euston", "beschreibt eine Station"),
    line: command("linie line", "linie rot", "zeigt, wo eine Linie verläuft"),
    lines: command("linien lines", "linien", "nennt alle Linien"),
    scores: command("punkte spieler scores score players", "punkte", "nennt Spieler, Punkte und Marken"),
    undo: command("zurücknehmen undo u", "zurücknehmen", "nimmt den letzten Schritt zurück"),
  },
};
