import type * as en from "../en/setup.ts";
import { count, list } from "./grammar.ts";

const players = (seats: number): string => count(seats, "Spieler");

export const setup: typeof en.setup = {
  title: "Neuer Tisch",
  shortTitle: "Aufbau",
  game: "Spiel",
  presets: "Schnellauswahl",
  seats: "Spieler",
  seatsFrom: (least, most, solo) => `${least} bis ${most}${solo === undefined ? "" : ` oder 1 mit ${solo}`}`,
  seatsExactly: players,
  seat: (n) => `Spieler ${n}`,
  seatIs: (n) => `Spieler ${n}:`,
  name: "Name",
  nameOf: (n) => `Spieler ${n}: Name`,
  whoPlays: (n) => `Spieler ${n}: Wer spielt`,
  colourOf: (n) => `Spieler ${n}: Farbe`,
  lot: "zufällig",
  person: "Mensch",
  aPerson: "Mensch",
  aboutPerson: "Jemand an diesem Bildschirm. Seid ihr mehrere, reicht ihn herum.",
  bot: (kind, rung, name) => (name.startsWith(kind) ? `Bot, Stufe ${rung}` : `${kind}, Stufe ${rung}`),
  aboutBot: (name, rung, how) => `${name}, Stufe ${rung} von 7, ${how}.`,
  addSeat: "+ Spieler hinzufügen",
  removeSeat: (name) => `${name} entfernen`,
  edition: "Ausgabe",
  compared: (differences) =>
    differences
      ? `${count(differences, "Unterschied", "Unterschiede")} zu deiner Schachtel`
      : "Wie in deiner Schachtel",
  kinds: {
    box: "Wie in der Schachtel:",
    ours: "Von uns:",
    ruling: "Unsere Auslegung:",
    changed: "Geändert:",
    absent: "Nicht in dieser Schachtel:",
    extra: "Extra:",
  },
  remarks: {
    everything: "Alles ist wie in der Schachtel.",
    inBox: (box) => `wie in der Schachtel (${box})`,
    absent: (module, box) => `${module} ist nicht in dieser Schachtel (${box})`,
    homes: (boxes) => `enthalten in ${list(boxes)}`,
    designed: "von uns; die gedruckte Fassung kennen wir nicht",
    ofSet: (set) => `wie ein Besitzer der Schachtel es eingetragen hat (${set})`,
    inferred: "aus der Anleitung erschlossen; die gedruckte Fassung kennen wir nicht",
    ruling: "unsere Auslegung; die Anleitung sagt dazu nichts",
    otherReading: (usual) => `geändert; unsere Auslegung: ${usual}`,
    usually: (usual) => `geändert; in der Anleitung: ${usual}`,
    help: "Hilfe auf dem Bildschirm, für alle gleich",
    ofModule: (module, rule) => `${module} – ${rule}`,
  },
  options: "Weitere Regeln",
  rule: (number) => `Regel ${number}`,
  olderRules: (rules) => `ältere Regeln (Version ${rules})`,
  differs: (label, value) => `${label}: ${value}`,
  assist: "Hilfe für alle",
  yourTable: "Dein Tisch",
  players,
  summary: (table, seats) => `${players(seats)} · ${table}`,
  versusBox: "Vorschau",
  share: "Link zu diesem Aufbau kopieren",
  copied: "Link kopiert.",
  copyYourself: "Dein Browser hat das Kopieren nicht erlaubt. Hier ist der Link:",
  strangers: (parts) =>
    `Teile dieses Links wurden ignoriert, weil sie unbekannt sind oder nicht zusammenpassen: ${list(parts)}.`,
  begin: "Partie starten",
  problems: {
    names: "Jeder Spieler braucht einen Namen. Trag die fehlenden ein.",
    sameNames: "Zwei Spieler haben denselben Namen. Ändere einen davon.",
    longName: "Namen dürfen höchstens 24 Zeichen haben. Kürze die längeren.",
    option: (label, value, about) =>
      `${label}: »${value}« passt nicht zu diesem Tisch.${about === undefined ? "" : ` ${about}`} Wähle etwas anderes.`,
    known: {
      seats: "Dieses Spiel braucht eine andere Spielerzahl. Füge Spieler hinzu oder entferne welche.",
      combination: "Diese Module passen nicht zusammen. Entferne eins davon.",
      colours: "Diese Farben passen nicht zu diesem Tisch. Wähle andere.",
      components: "Dieses Spielmaterial passt nicht zu diesem Tisch. Wähle anderes.",
    },
    rules: "Die Regeln erlauben diesen Tisch nicht. Ändere den Aufbau.",
  },
};

export const box: typeof en.box = {
  title: (game) => `Werte aus deiner Schachtel: ${game}`,
  about:
    "Wir kennen nicht alles, was auf Plättchen, Rahmen und Spielplänen gedruckt ist; einige Werte haben wir deshalb selbst gewählt. Trag die Werte aus deiner Schachtel ein: Deine Tische nutzen sie dann, und ihre Aufzeichnungen enthalten sie.",
  firstName: "meine-schachtel",
  name: "Name dieses Sets",
  version: "Version",
  nameAbout:
    "Je ein Wort aus Buchstaben, Ziffern, Punkten und Bindestrichen. Ändere die Version, wenn du einen Wert änderst.",
  badName:
    "Name und Version müssen je ein Wort aus Buchstaben, Ziffern, Punkten und Bindestrichen sein. Nur das Standardset darf interchange heißen.",
  changed: (values) => (values ? count(values, "geänderter Wert", "geänderte Werte") : "Standardwerte"),
  wrongHere: "enthält einen Fehler",
  wrong: (where, detail) => `${where} ist noch nicht gültig (${detail}). Korrigiere das.`,
  notYet: "Ein Wert ist noch nicht gültig. Korrigiere ihn im markierten Abschnitt.",
  sum: (values, base) =>
    values ? `${count(values, "Wert weicht", "Werte weichen")} von ${base} ab.` : `Alle Werte sind wie in ${base}.`,
  more: (what) => `${what}: eins mehr`,
  fewer: (what) => `${what}: eins weniger`,
  keep: "Im Browser speichern",
  saved: (title) => `${title} ist in diesem Browser gespeichert.`,
  toFile: "Als Datei speichern",
  fromFile: "Datei laden",
  loaded: (title) => `${title} wurde geladen und ist in diesem Browser gespeichert.`,
  refused: (file, reason) => `${file} konnte nicht geladen werden: ${reason}. Versuch es mit einer anderen Datei.`,
  otherGame: "die Datei gehört zu einem anderen Spiel",
  tooLarge: "die Datei ist zu groß für Spielmaterial",
  startOver: "Auf Standard zurücksetzen",
  startedOver: "Alle Werte sind wieder auf Standard.",
  play: "Tisch anlegen",
  choose: "Spielmaterial",
  published: "Standard",
  enter: "Werte aus deiner Schachtel eintragen",
};
