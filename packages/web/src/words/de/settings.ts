import type * as en from "../en/settings.ts";
import { colours, count, number } from "./grammar.ts";

export const settings: typeof en.settings = {
  title: "Einstellungen",
  groups: {
    look: "Aussehen",
    table: "Am Tisch",
    colours: "Farben",
    reading: "Textmodus und Ansagen",
    online: "Online",
    device: "Dieses Gerät",
  },
  language: "Sprache",
  languageMissing: "Noch nicht heruntergeladen. Geh online, um sie zu benutzen.",
  theme: "Design",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  motion: "Animationen",
  motions: { off: "Aus", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  motionAbout:
    "Ist in deinem System »Bewegung reduzieren« an, bewegt sich nichts über den Spielplan, egal was du hier wählst.",
  botPace: "Tempo der Bots",
  botPaces: { off: "Sofort", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  doubleTap: "Gewähltes Feld noch einmal antippen, um das Plättchen zu legen",
  doubleTapAbout: "Sonst legst du es nur mit dem Knopf oder der Eingabetaste.",
  saved: "Einstellungen werden in diesem Browser gespeichert.",
};

export const access: typeof en.access = {
  contrast: "Kontrast",
  contrasts: { system: "Wie das System", more: "Hoch" },
  palette: "Farben der Spieler und Linien",
  palettes: { standard: "Standard", redGreen: "Bei Rot-Grün-Schwäche", blueYellow: "Bei Blau-Gelb-Schwäche" },
  paletteAbout:
    "Die anderen Paletten helfen, wenn du Rot und Grün oder Blau und Gelb schlecht unterscheiden kannst. Nur du siehst die Änderung; Formen, Muster und Namen bleiben gleich. Die Spielerfarben wählt ihr beim Aufbau.",
  own: {
    title: "Eigene Farben",
    names: colours,
    alike: (pairs) =>
      `Manche Menschen können diese nicht unterscheiden: ${pairs.map((pair) => pair.join(" und ")).join("; ")}.`,
    back: "Auf Palette zurücksetzen",
    about:
      "Ersetze die Farben der Spieler und Gesellschaften in Metro. Nur du siehst die Änderung; Namen, Formen und Muster bleiben gleich.",
  },
  pattern: "Linienmuster",
  patterns: { fine: "Fein", bold: "Kräftig" },
  textSize: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", huge: "Sehr groß" },
  boardSize: "Größe des Spielplans",
  boardSizes: { fit: "An Fenster anpassen", large: "Groß", huge: "Sehr groß" },
  boardSizeAbout: "Einen größeren Spielplan kannst du scrollen.",
  text: "Textmodus",
  textAbout:
    "Spiele in Worten, mit oder ohne Screenreader: der Spielplan als Tabelle, die Karte als Listen, jede Linie als Satz und eine Befehlszeile. Es fehlt nichts.",
  detail: "Ansagen",
  details: { brief: "Knapp", normal: "Normal", full: "Ausführlich" },
  detailAbout:
    "Wie viel dein Screenreader zu jedem Zug sagt. Knapp: wer und wo. Ausführlich: auch Punkte und Plättchen auf der Hand.",
  keys: "Am Tisch zeigt ? alle Tasten, und / öffnet die Befehlszeile.",
};

/** The sound settings. */
export const sound: typeof en.sound = {
  title: "Töne",
  volumes: { off: "Aus", quiet: "Leise", normal: "Normal", loud: "Laut" },
  about:
    "Für gelegte Plättchen, jedes Plättchen einer beendeten Linie, das Zentrum, deinen Zug, den Fahrgast und das Ende der Partie.",
  offer: "Ton einschalten?",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const tables = (n: number): string => count(n, "Tisch", "Tische");

export const offline: typeof en.offline = {
  update: {
    label: "Neue Version",
    afterTurn: "Nach diesem Zug wird eine neue Version geladen.",
    offered: "Eine neue Version ist da. Deine Partien bleiben erhalten.",
    load: "Aktualisieren",
    notNow: "Nicht jetzt",
  },
  offer: {
    label: "Installieren",
    about: "Interchange auf diesem Gerät installieren? Es öffnet sich wie eine App und läuft auch offline.",
    yes: "Installieren",
    no: "Nein, danke",
  },
  line: {
    ready: "Bereit zum Offlinespielen.",
    filling: (percent) => `Wird zum Offlinespielen heruntergeladen: ${number(percent)} %`,
    interrupted: (percent) =>
      `Noch nicht offline spielbar: Der Download stoppte bei ${number(percent)} %. Geh online, um fortzufahren.`,
    full: (percent) =>
      `Nicht offline spielbar: Der Speicher des Browsers ist voll (${number(percent)} % heruntergeladen). Lösche alte Tische und versuch es noch einmal.`,
    some: (percent) => `Der Datensparmodus ist an: Nur ${number(percent)} % sind zum Offlinespielen heruntergeladen.`,
    download: "Alles herunterladen",
  },
  moving: {
    title: "Auf ein anderes Gerät umziehen",
    about:
      "Speichere alle Tische dieses Browsers samt Karten, Einstellungen, Ergebnissen, Rätseln und Lektionen in einer Datei. Wenn du sie auf einem anderen Gerät einliest, wird dort nichts überschrieben.",
    save: "In Datei speichern",
    saved: "Gespeichert. Wähle auf dem anderen Gerät in den Einstellungen »Aus Datei wiederherstellen«.",
    take: "Aus Datei wiederherstellen",
    reading: "Wird gelesen…",
    restored: (counts) =>
      [
        `${count(counts.new, "neuer Tisch", "neue Tische")}.`,
        counts.maps ? `${count(counts.maps, "neue Karte", "neue Karten")}.` : "",
        counts.further ? `${tables(counts.further)} aktualisiert.` : "",
        counts.known ? `${count(counts.known, "Tisch war", "Tische waren")} schon da.` : "",
        counts.apart
          ? `Bei ${count(counts.apart, "Tisch", "Tischen")} weicht die Datei von diesem Gerät ab; die Version dieses Geräts wurde behalten.`
          : "",
        counts.unreadable
          ? `${count(counts.unreadable, "Tisch ließ sich nicht nachspielen und wurde", "Tische ließen sich nicht nachspielen und wurden")} übersprungen.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged:
        "Diese Datei wurde nicht von Interchange gespeichert, oder sie ist beschädigt. Nichts wurde geändert. Versuch es mit einer anderen.",
      version:
        "Diese Datei stammt von einer anderen Version von Interchange. Nichts wurde geändert. Aktualisiere beide Geräte und speichere die Datei dann noch einmal.",
      full: "Es war nicht genug Speicher für alles da. Die bisher wiederhergestellten Tische sind vollständig. Lösche alte Tische und lies die Datei dann noch einmal ein.",
    },
    needsName: "Um deine Tische und Karten zwischen Geräten zu synchronisieren, wähle oben einen Namen.",
    withName: (name) => `Meine Tische und Karten als ${name} mit diesem Server synchronisieren`,
    withNameAbout:
      "Deine Tische und Karten erscheinen auf all deinen Geräten. Der Betreiber des Servers könnte sie lesen. Wenn du das ausschaltest, löscht der Server seine Kopien.",
    syncing: "Wird synchronisiert…",
    synced: ({ sent, taken, apart }) =>
      [
        `${tables(sent)} hochgeladen, ${tables(taken)} heruntergeladen.`,
        apart
          ? `Bei ${count(apart, "Tisch", "Tischen")} weichen die Geräte voneinander ab; die Version dieses Geräts wurde behalten.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "Der Server hat seine Kopien gelöscht. Auf diesem Gerät sind noch alle Tische und Karten.",
  },
  section: {
    title: "Offline spielen",
    label: "Auf dieses Gerät heruntergeladen",
    looking: "Es wird geprüft, was auf diesem Gerät ist…",
    ready: "Alles ist auf diesem Gerät: Bots, Regeln, Lektionen, Rätsel und Analysen funktionieren auch offline.",
    filling: (here, all) => `Wird zum Offlinespielen heruntergeladen: ${number(here)} von ${number(all)} Dateien.`,
    some: (here, all) =>
      `Der Datensparmodus ist an, deshalb sind nur die Dateien heruntergeladen, die du schon benutzt hast: ${number(here)} von ${number(all)}.`,
    full: (here, all) =>
      `Der Speicher des Browsers ist voll: ${number(here)} von ${number(all)} Dateien heruntergeladen. Lösche alte Tische oder Daten anderer Websites und versuch es noch einmal.`,
    interrupted: (here, all) =>
      `Die Verbindung ist abgebrochen: ${number(here)} von ${number(all)} Dateien heruntergeladen. Der Rest folgt, sobald du wieder online bist.`,
    downloadAll: "Alles herunterladen",
    insecure:
      "Über unverschlüsseltes HTTP können Browser eine Seite weder offline verfügbar machen noch installieren. Öffne sie über HTTPS oder unter localhost auf dem Rechner, auf dem der Server läuft.",
    unsupported:
      "Dieser Browser kann die Seite nicht offline verfügbar machen, vielleicht weil du ein privates Fenster benutzt. Online kannst du wie gewohnt spielen.",
    install: "Auf diesem Gerät installieren",
    installed: "Auf diesem Gerät installiert.",
    byMenu: "Installieren kannst du im Menü des Browsers: »Installieren« oder »Zum Startbildschirm«.",
    notHere: "Zum Installieren öffne die Seite über HTTPS.",
    room: (used, all) => `Belegt ${megabytes(used)} von ${megabytes(all)}, die der Browser erlaubt.`,
    nearlyFull: (used, all) =>
      `Belegt ${megabytes(used)} von ${megabytes(all)}, die der Browser erlaubt. Für neue Tische ist kaum noch Speicher frei: Exportiere und lösche alte.`,
  },
};
