import type * as en from "../../en/metro/text.ts";
import { capital, count, does, list, points, signed, tiles } from "../grammar.ts";
import type { LineName } from "../../types.ts";
import { command } from "../../command.ts";

const SIDES = ["oben", "rechts", "unten", "links"] as const;
const side = (at: number): string => SIDES[at] ?? "";
const lineOf = (name: LineName): string => `Linie ${name}`;
const nobodys = "ohne Besitzer";

export const text: typeof en.text = {
  title: "Der Spielplan, Feld für Feld",
  about:
    "Reihen von oben nach unten, Spalten von links nach rechts, darum herum die Bahnhöfe. Mit der Eingabetaste probierst du dein Plättchen auf einem Feld.",
  columns: "Spalten",
  row: (n) => `Reihe ${n}`,
  rim: ["Bahnhöfe oben", "Bahnhöfe rechts", "Bahnhöfe unten", "Bahnhöfe links"],
  cell: {
    free: "frei",
    empty: "·",
    centre: "Zentrum",
    tile: (names) => (names.length ? names.join(" ") : "Plättchen"),
    waits: (names) => `weiter: ${names.join(" ")}`,
    tried: "dein Plättchen",
  },
  station: (number, owner) => (owner === undefined ? String(number) : `${number} ${owner}`),
  lines: "Linien",
  linesOf: (owner) => (owner?.isYou ? "Deine Linien" : owner ? `Linien von ${owner.name}` : "Linien ohne Besitzer"),
  notLeft: (names, owner) =>
    `Nicht begonnen, ${owner?.name ?? nobodys}: ${names.length > 1 ? "Linien" : "Linie"} ${list(names.map(String))}.`,
  nobody: "niemand",
  line: ({ name, owner, stops, end, length, points: n }) =>
    `${lineOf(name)}, ${owner ?? nobodys}: ${stops.length ? `${stops.join(", ")}; ` : ""}${end}, ${tiles(length)}${n === undefined ? "" : `, ${points(n)}`}.`,
  tile: (code, ways) =>
    `${code}: ${ways
      .map(([from, to]) => (from === to ? `${side(from)} zurück nach ${side(from)}` : `${side(from)} nach ${side(to)}`))
      .join(", ")}`,
  handTile: (n, all, tile, isChosen) =>
    all > 1 ? `Plättchen ${n}, ${tile}${isChosen ? ", gewählt" : ""}.` : `Dein Plättchen, ${tile}.`,
  turned: (turns) => `Um ${count(turns, "Vierteldrehung", "Vierteldrehungen")} gedreht.`,
  holds: ({ name, isYou }, tile) => `${isYou ? "Du hast" : `${name} hat`} auf der Hand: ${tile}.`,
  noHand: "Du hast kein Plättchen auf der Hand.",
  fits: (squares) =>
    squares.length
      ? `Es passt auf ${count(squares.length, "Feld", "Felder")}: ${squares.join(", ")}.`
      : "Es passt nirgends.",
  mayDraw: "Du kannst ein anderes Plättchen ziehen.",
  mayPass: "Du kannst passen.",
  change: ({ name, owner, before, after, end, points: n, isDoubled }) =>
    `${lineOf(name)}, ${owner ?? nobodys}: von ${before} auf ${tiles(after)}, ${
      end === undefined
        ? "bleibt offen"
        : `${end}${owner === undefined ? "" : `, ${points(n)}${isDoubled ? ", verdoppelt" : ""}`}`
    }.`,
  tryAt: (square) => `Wenn du es auf ${square} legst:`,
  noChange: "Das ändert keine Linie.",
  gets: (who, n) => `${does(who, "bekommst", "bekommt")} ${points(n)}.`,
  place: "Gib »legen« ein, um es zu legen.",
  may: (square) => `Du kannst dein Plättchen auf ${square} legen.`,
  square: (facts) => `${capital(facts)}.`,
  noSquare: "Die Felder heißen a1 bis h8: Buchstaben von links nach rechts, Zahlen von oben nach unten.",
  noStation: "Es gibt keinen Bahnhof mit dieser Nummer. Wähle eine von 1 bis 32.",
  noTile: "Dieses Plättchen hast du nicht. Gib »hand« ein, um deine zu sehen.",
  noTurn: "An diesem Tisch kannst du Plättchen nicht drehen. Lege deins, wie es ist.",
  choosePlace: "Nenne ein Feld, zum Beispiel: »legen e5«.",
  noDraw: "Du kannst jetzt kein anderes Plättchen ziehen. Gib »stand« ein, um zu sehen, was zu tun ist.",
  noPass: "Du kannst jetzt nicht passen. Gib »stand« ein, um zu sehen, was zu tun ist.",
  choices: {
    none: "Es gibt gerade nichts zu wählen.",
    one: (n, what, brings) => `${n}: ${what}${brings === undefined ? "" : ` (${brings})`}.`,
    ask: "Gib »wähle« und eine Zahl ein.",
    unknown: (n) => `Wähle eine Zahl von 1 bis ${n}.`,
  },
  score: ({ name }, n, about) => `${name}: ${points(n)}${about ? `, ${about}` : ""}.`,
  unseen: (n) => `${tiles(n)}, die du noch nicht gesehen hast:`,
  unseenTile: (code, n) => `${n} × ${code}`,
  unseenList: (all) => `${list(all)}.`,
  brief: (who, square, closed) =>
    `${who.name}${square === undefined ? "" : ` ${square}`}${closed.length ? `; ${closed.join("; ")}` : ""}.`,
  briefClosed: (name, n) => `${lineOf(name)} ${signed(n)}`,
  scoresNow: (scores) => `Punkte: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  commands: {
    place: command(
      "legen lege place p lay",
      "e5 oder legen e5",
      "legt dein Plättchen. Mit einer 2 dahinter drehst du es zweimal oder nimmst dein zweites Plättchen: e5 2. Die Schreibweise der Aufzeichnungen geht auch",
    ),
    try: command("probe probiere try t", "probe e5", "zeigt, was dein Plättchen dort bewirken würde"),
    hand: command("hand plättchen tile tiles", "hand oder hand 2", "zeigt deine Plättchen oder wählt das zweite"),
    turn: command("drehen rotate r", "drehen", "dreht das Plättchen um eine Vierteldrehung"),
    draw: command("ziehen draw d", "ziehen", "zieht ein anderes Plättchen"),
    pass: command("passen pass", "passen", "passt"),
    moves: command("züge moves m", "züge", "zeigt, wohin dein Plättchen passt"),
    square: command("feld square sq", "feld e5", "zeigt, was dort ist"),
    line: command("linie line", "linie 27", "folgt einer Linie ab ihrem Bahnhof"),
    lines: command("linien lines", "linien oder linien und ein Name", "zeigt deine Linien oder die von jemand anderem"),
    choices: command("auswahl choices", "auswahl", "zeigt, was du in Modulen wählen kannst"),
    choose: command("wähle choose c", "wähle 2", "wählt Nummer 2"),
    scores: command("punkte spieler scores score players", "punkte", "zeigt die Spieler und ihre Punkte"),
    unseen: command("ungesehen rest unseen bag", "ungesehen", "zeigt die Plättchen, die du noch nicht gesehen hast"),
  },
};
