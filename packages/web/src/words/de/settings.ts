import type * as en from "../en/settings.ts";
import { colours, count, number } from "./grammar.ts";

export const settings: typeof en.settings = {
  title: "Einstellungen",
  language: "Sprache",
  languageMissing: "Noch nicht heruntergeladen. Geh dafür online.",
  theme: "Farben",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  motion: "Bewegung",
  motions: { off: "Aus", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  motionAbout: "Bittet dein System um weniger Bewegung, wandert nichts über den Plan, was immer hier eingestellt ist.",
  botPace: "Bots ziehen",
  botPaces: { off: "Sofort", fast: "Schnell", normal: "Normal", slow: "Langsam" },
  doubleTap: "Gewähltes Feld noch einmal antippen, um zu legen",
  doubleTapAbout: "Sonst legen nur der Knopf und die Eingabetaste.",
  saved: "Einstellungen werden in diesem Browser aufgehoben.",
};

export const access: typeof en.access = {
  contrast: "Kontrast",
  contrasts: { system: "Wie das System", more: "Hoch" },
  palette: "Farben der Plätze und Linien",
  palettes: { standard: "Standard", redGreen: "Bei Rot-Grün-Schwäche", blueYellow: "Bei Blau-Gelb-Schwäche" },
  paletteAbout:
    "Die anderen liegen weiter auseinander, wenn man Rot und Grün oder Blau und Gelb kaum unterscheidet. Form, Muster und Name bleiben; nur du siehst diese Farben. Welche Farbe ein Platz hat, wird beim Aufbau gewählt.",
  own: {
    title: "Eigene Farben",
    names: colours,
    alike: (pairs) => `Manche können diese nicht unterscheiden: ${pairs.map((pair) => pair.join(" und ")).join("; ")}.`,
    back: "Zurück zur Palette",
    about:
      "Jede ersetzt eine Farbe der Plätze und Gesellschaften von Metro; nur du siehst sie. Ihr Name bleibt, Form und Muster auch.",
  },
  pattern: "Muster auf Linien",
  patterns: { fine: "Fein", bold: "Kräftig" },
  textSize: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", huge: "Sehr groß" },
  boardSize: "Größe des Plans",
  boardSizes: { fit: "Wie das Fenster", large: "Groß", huge: "Sehr groß" },
  boardSizeAbout: "Ein größerer Plan wird an seiner Stelle gescrollt.",
  text: "Textmodus",
  textAbout:
    "Tische in Worten, für Screenreader und für alle, die lieber lesen: der Plan als Tabelle, die Karte als Listen, jede Linie als Satz und eine Befehlszeile. Die Rechte sind dieselben.",
  detail: "Ansagen",
  details: { brief: "Knapp", normal: "Normal", full: "Ausführlich" },
  detailAbout:
    "Wie viel ein Screenreader von dem sagt, was geschieht. Knapp: wer und wo. Ausführlich: auch die Punkte und die Plättchen auf der Hand.",
  keys: "Am Tisch zeigt die Taste ? alle Tasten, und / öffnet die Befehlszeile.",
};

/** The sound settings. */
export const sound: typeof en.sound = {
  title: "Töne",
  volumes: { off: "Aus", quiet: "Leise", normal: "Normal", loud: "Laut" },
  about: "Ein gelegtes Plättchen, eine fertige Linie, die Mitte, dein Zug, der Fahrgast, das Ende der Partie.",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const tables = (n: number): string => count(n, "Tisch", "Tische");

export const offline: typeof en.offline = {
  update: {
    label: "Neue Version",
    afterTurn: "Nach diesem Zug kommt eine neue Version.",
    offered: "Eine neue Version der Seite ist da. Deine Partien bleiben.",
    load: "Laden",
    later: "Nicht jetzt",
  },
  offer: {
    label: "Installieren",
    about: "Interchange auf dieses Gerät holen? Es öffnet sich wie eine App, auch ohne Netz.",
    yes: "Installieren",
    no: "Nein, danke",
  },
  line: {
    ready: "Geht sofort los, auch ohne Netz.",
    filling: (percent) => `Lädt für das Spielen ohne Netz: ${number(percent)} %`,
    interrupted: (percent) => `Noch nicht ohne Netz spielbar: Der Download stoppte bei ${number(percent)} %.`,
    full: (percent) => `Nicht ohne Netz spielbar: Im Browser ist kein Platz mehr (${number(percent)} % geladen).`,
    some: (percent) => `Um Daten zu sparen, sind nur ${number(percent)} % für das Spielen ohne Netz geladen.`,
    download: "Alles laden",
  },
  moving: {
    title: "Auf ein anderes Gerät umziehen",
    about:
      "Alle Tische dieses Browsers mit Einstellungen, Ergebnissen, Rätseln und Lektionen in einer Datei. Wo du sie öffnest, ersetzt sie nichts.",
    save: "Alles als Datei sichern",
    saved: "Gesichert. Öffne die Datei auf dem anderen Gerät, dort in den Einstellungen.",
    take: "Eine solche Datei öffnen",
    reading: "Wird gelesen…",
    taken: (tally) =>
      [
        `${count(tally.new, "neuer Tisch", "neue Tische")}.`,
        tally.further ? `${tables(tally.further)}, woanders weitergespielt, auf den neuen Stand gebracht.` : "",
        tally.known ? `${tables(tally.known)} schon da.` : "",
        tally.apart
          ? `${tables(tally.apart)} hier und dort verschieden weitergespielt: Was hier ist, ist geblieben.`
          : "",
        tally.unreadable ? `${tables(tally.unreadable)} nicht nachspielbar und daher nicht übernommen.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged: "Das ist keine solche Datei, oder sie ist beschädigt. Nichts wurde geändert.",
      version: "Diese Datei stammt von einer anderen Version von Interchange. Nichts wurde geändert.",
      full: "Es war nicht genug Platz für alles. Was da ist, ist vollständig; lösche alte Tische und öffne die Datei noch einmal.",
    },
    needsName: "Mit einem Namen an Online-Tischen ziehen sie auch von selbst um: Wähle oben einen.",
    withName: (name) => `Meine Tische auch bei ${name} auf diesem Server aufheben`,
    withNameAbout:
      "Dann sind sie auf dem Gerät, auf das du mit deinem Code umziehst, und gehen dort weiter. Wer den Server betreibt, könnte sie lesen. Ausgeschaltet vergisst sie der Server.",
    carrying: "Wird mit dem Server verglichen…",
    carried: ({ sent, taken, apart }) =>
      [
        `${tables(sent)} hinterlegt, ${tables(taken)} geholt.`,
        apart ? `${tables(apart)} verschieden weitergespielt: Was hier ist, ist geblieben.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "Der Server hebt keinen deiner Tische mehr auf. Hier sind noch alle.",
  },
  section: {
    title: "Mitnehmen",
    label: "Auf diesem Gerät",
    looking: "Was auf diesem Gerät ist, wird nachgesehen…",
    ready: "Alles ist auf diesem Gerät: Bots, Regeln, Lektionen, Rätsel und Rückblicke gehen ohne Netz.",
    filling: (here, all) => `Wird für unterwegs ohne Netz geholt: ${number(here)} von ${number(all)} Dateien.`,
    some: (here, all) =>
      `Dieses Gerät spart Daten, deshalb ist nur da, was du benutzt hast: ${number(here)} von ${number(all)} Dateien.`,
    full: (here, all) =>
      `Der Browser hat keinen Platz mehr: ${number(here)} von ${number(all)} Dateien sind da. Lösche alte Tische oder Daten anderer Seiten und versuch es noch einmal.`,
    interrupted: (here, all) =>
      `Das Netz ging weg: ${number(here)} von ${number(all)} Dateien sind da. Der Rest kommt, sobald es wieder da ist.`,
    downloadAll: "Alles holen",
    insecure:
      "Ohne Verschlüsselung (HTTP) heben Browser keine Seite für unterwegs auf und können sie nicht installieren. Dafür braucht es HTTPS, oder localhost auf dem Rechner, der sie ausliefert.",
    unsupported:
      "Dieser Browser hebt keine Seite für unterwegs auf, vielleicht weil das Fenster privat ist. Mit Netz lässt sich spielen wie immer.",
    install: "Auf diesem Gerät installieren",
    installed: "Auf diesem Gerät installiert.",
    byMenu: "Installieren geht im Menü des Browsers: »Installieren« oder »Zum Startbildschirm«.",
    notHere: "Installieren geht, wo die Seite über HTTPS geöffnet ist.",
    room: (used, all) => `Belegt ${megabytes(used)} von ${megabytes(all)}, die der Browser erlaubt.`,
    nearlyFull: (used, all) =>
      `Belegt ${megabytes(used)} von ${megabytes(all)}, die der Browser erlaubt; für neue Tische ist kaum noch Platz. Exportiere und lösche alte.`,
  },
};
