import type * as en from "../../en/underground/text.ts";
import { capital, count, list, signed } from "../grammar.ts";
import type { CommandWords } from "../../../table/text/textFace.ts";

const command = (names: string, usage: string, about: string): CommandWords => ({
  names: names.split(" "),
  usage,
  about,
});
const points = (n: number): string => count(n, "Punkt", "Punkte");
const tokens = (n: number): string => count(n, "Marke", "Marken");

export const text: typeof en.text = {
  lines: "Linien",
  linesOf: ({ name, isYou }) => (isYou ? "Deine Linien" : `Linien von ${name}`),
  line: ({ name, owner, stretches, left, all }) =>
    `${name}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; und ") : "nicht begonnen"
    }. ${left} von ${all} Gleisen übrig.`,
  passenger: (station) => `Der Fahrgast ist in ${station}.`,
  gone: "Der Fahrgast hat die Karte verlassen.",
  open: "Offene Ziele",
  destination: (station, kind, lines) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", noch keine Linie"}`,
  walk: (n) => `${count(n, "Strecke", "Strecken")} zu Fuß`,
  trips: "Wohin er ginge",
  trip: (n, { to, by, pays }) => `${n}: nach ${to} ${by}; ${pays}.`,
  noTrips: "Er geht jetzt nirgends hin.",
  canBuild: "Wo du bauen kannst",
  canBuildLine: (line) => `Linie ${line}`,
  canBuildAt: (line, blocks) => `${line}: ${blocks.join("; ") || "nirgends"}.`,
  build: (block, cost) => `${block}, ${cost}`,
  noBuild: "nirgends",
  stations: "Stationen",
  stationsAbout: "Jede Station mit ihren Linien und den Strecken von ihr, mit den freien Gleisplätzen.",
  station: "Station",
  kind: "Art",
  linesHere: "Linien",
  blocks: "Strecken von hier",
  noLines: "keine",
  space: (station, n) => `${station} ${n ? `${n} frei` : "voll"}`,
  facts: (facts) => `${capital(facts)}.`,
  noStation: (name) => `Keine Station heißt »${name}«.`,
  which: (stations) => `Welche: ${list(stations)}?`,
  noLine: "So eine Linie hast du nicht, oder der Tisch hat keine.",
  noBlock: (one, other) => `Keine Strecke verbindet ${one} und ${other}.`,
  buildHow: "Nenne Linie und zwei Stationen: baue rot euston, kings cross.",
  drafted: (slot, what, brings) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "Noch ist nichts vorgesehen.",
  left: (n) => (n ? `Noch ${count(n, "Aktion", "Aktionen")}.` : "Keine Aktion übrig: Tippe »ende«."),
  noActions: "Keine Aktion übrig: Tippe »ende« oder »zurücknehmen«.",
  chooseTrip: "Tippe »fahrt« und eine Zahl.",
  noTrip: (n) => `Zur Wahl stehen ${n} Fahrten.`,
  score: ({ name }, n, own) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores) => `Punkte: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what) => `In Reichweite: ${list(what)}.`,
  brief: ({ name }, built, to) =>
    `${[built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`er geht nach ${list(to)}`] : [])].join("; ")}.`,
  briefBuilt: (line, n) => `${line} ${signed(n)}`,
  commands: {
    build: command(
      "baue bauen build b",
      "baue rot euston, kings cross; oder wie in Aufzeichnungen",
      "sieht ein Gleis vor",
    ),
    token: command("marke token k", "marke", "sieht eine Marke vor"),
    end: command("ende end e", "ende", "beendet den Zug, mit Marken für den Rest"),
    trip: command("fahrt trip send", "fahrt 2", "schickt den Fahrgast, wo Wege gleich gut sind"),
    draft: command("entwurf draft slots", "entwurf", "was dieser Zug bisher tut"),
    moves: command("züge moves m", "züge, oder züge rot", "wo du bauen kannst"),
    passenger: command("fahrgast passenger p", "fahrgast", "wo er ist und wohin er ginge"),
    destinations: command("ziele destinations d", "ziele", "was offen liegt und was noch kommt"),
    station: command("station s", "station euston", "was dort ist"),
    line: command("linie line", "linie rot", "wo eine Linie verläuft"),
    lines: command("linien lines", "linien", "alle Linien"),
    scores: command("punkte spieler scores score players", "punkte", "wer spielt, Punkte und Marken"),
    undo: command("zurücknehmen undo u", "zurücknehmen", "nimmt den letzten Schritt zurück"),
  },
};
