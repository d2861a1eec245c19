import type * as en from "../en/lobby.ts";
import { count } from "./grammar.ts";

type Words = typeof en.lobby;

const broken = "Auf dem Server ist ein Fehler aufgetreten. Nichts wurde geändert. Versuch es noch einmal.";
const misunderstood = "Der Server konnte die Anfrage nicht lesen. Lade die Seite neu.";

const problems: Words["problems"] = {
  unreachable: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.",
  absent:
    "Unter dieser Adresse gibt es keinen Server für Online-Tische. Du kannst trotzdem gegen Bots oder zusammen an einem Bildschirm spielen.",
  broken,
  "too-much": "Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.",
  origin: "Diese Seite kommt von einem anderen Server. Öffne sie unter der Adresse des richtigen Servers.",
  nobody: "Wähle zuerst einen Namen.",
  unreadable: misunderstood,
  code: "Dieser Code ist falsch oder wurde schon benutzt. Prüfe ihn oder erstelle auf deinem anderen Gerät einen neuen.",
  "unknown-table": "Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht. Wähle einen anderen.",
  "not-host": "Das kann nur der Gastgeber. Frag ihn.",
  "not-yours": "Das ist nicht dein Platz. Lade die Seite neu, um zu sehen, welcher deiner ist.",
  "not-seated":
    "Nur die Spieler dieser Partie können um eine Revanche bitten. Du kannst stattdessen einen neuen Tisch anlegen.",
  taken: "Jemand anders hat den Platz gerade genommen. Wähle einen anderen.",
  begun: "Die Partie hat schon begonnen. Du kannst zuschauen.",
  running: "Eine laufende Partie kannst du nicht löschen. Die Spieler können sie gemeinsam beenden.",
  "free-seats": "Es sind noch Plätze frei. Warte auf Mitspieler oder füge Bots hinzu.",
  "not-over": "Die Partie ist noch nicht zu Ende. Versuch es danach noch einmal.",
  busy: "Von dir läuft schon eine Analyse. Versuch es noch einmal, wenn sie fertig ist.",
  over: "Die Partie ist zu Ende.",
  "not-kept": "Der Server konnte das nicht speichern. Nichts wurde geändert. Versuch es noch einmal.",
  fault: broken,
  game: "Der Server unterstützt dieses Spiel nicht. Wähle ein anderes.",
  bot: "Der Server unterstützt diesen Bot nicht. Wähle einen anderen.",
  seats: "Die Zahl der Spieler passt nicht zur Zahl der Plätze. Ändere eine von beiden.",
  seat: "Diesen Platz kannst du nicht nehmen. Wähle einen anderen.",
  nonce: misunderstood,
  control: "Der Server erlaubt diese Uhr nicht. Wähle eine andere.",
  behind: "Auf dem Server ist eine neuere Kopie. Lade sie zuerst herunter.",
  "kept-full": "Der Server speichert keine weiteren Tische für dich. Lösche einige oder speichere sie in einer Datei.",
  setup: "Der Server erlaubt diesen Aufbau nicht. Ändere ihn und versuch es noch einmal.",
  "setup/components": "Der Server erlaubt dieses Spielmaterial nicht. Wähle anderes.",
  "setup/colours": "Der Server erlaubt diese Farben nicht. Wähle andere.",
};

const name: Words["name"] = {
  title: "Wie heißt du?",
  about: "Alle am Tisch sehen diesen Namen. Du brauchst kein Konto: Dieser Browser merkt sich dich.",
  label: "Name",
  empty: "Gib einen Namen mit 1 bis 24 Zeichen ein.",
  go: "Weiter",
  haveCode: "Ich spiele schon auf einem anderen Gerät",
};

const code: Words["code"] = {
  title: "Von einem anderen Gerät umziehen",
  about:
    "Erstelle auf dem anderen Gerät in den Einstellungen einen Code. Er gilt nur einmal: Deine Partien ziehen hierher um, und das andere Gerät wird abgemeldet.",
  label: "Code",
  wrong: "Gib acht Gruppen aus je vier Buchstaben und Ziffern ein.",
  go: "Hierher umziehen",
};

const me: Words["me"] = {
  title: "Dein Name online",
  called: (called) => `Du spielst als ${called}.`,
  nobody: "Du hast noch keinen Namen für Online-Tische. Du wählst einen, wenn du zum ersten Mal Platz nimmst.",
  rename: "Namen ändern",
  choose: "Namen wählen",
  makeCode: "Code für ein anderes Gerät erstellen",
  aboutCode:
    "Gib ihn auf dem anderen Gerät in den Einstellungen ein. Er gilt nur einmal. Halte ihn geheim: Wer ihn hat, kann deine Partien übernehmen.",
  codeIs: "Dein Code",
  forget: "Abmelden",
  forgetTitle: "Auf diesem Gerät abmelden?",
  forgetBody:
    "Deine Partien bekommst du nur mit einem vorher erstellten Code zurück, auf diesem oder einem anderen Gerät. Ohne Code verlierst du sie.",
  forgetYes: "Abmelden",
  forgetNo: "Abbrechen",
  forgotten: "Du bist auf diesem Gerät abgemeldet.",
};

const invite: Words["invite"] = {
  title: "Einladen",
  send: "Teilen",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  select: "Link markieren",
  insecure:
    "Über unverschlüsseltes HTTP erlauben Browser das Kopieren und Teilen nicht. Markiere den Link und kopiere ihn selbst.",
  refused: "Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.",
  scan: "oder lass andere den Code scannen",
  qr: (link) => `QR-Code für ${link}`,
  link: "Link zu diesem Tisch",
  isPublic: "Dieser Tisch ist öffentlich: Alle können ihn finden.",
  isByLink: "Nur wer den Link hat, findet diesen Tisch.",
  addresses: "Adresse dieses Rechners",
  closed: "Andere Geräte erreichen diesen Server noch nicht: Er nimmt nur Verbindungen von diesem Rechner an.",
  howToOpen: "Um ihn in deinem Netzwerk erreichbar zu machen, beende ihn und starte ihn mit",
  command: "npm start -- --lan",
  here: "In einem anderen Fenster auf diesem Rechner kannst du die Adresse dieser Seite öffnen.",
};

/** »zu zweit« */
const NUMBERS = ["null", "eins", "zweit", "dritt", "viert", "fünft", "sechst"];

const gathering: Words["gathering"] = {
  title: "Warten auf Mitspieler",
  ready: "Alle sind da",
  aboutScreen: "Alle spielen auf ihren Handys mit. Wenn die Partie beginnt, erscheint hier der Spielplan.",
  makeScreen: "Diesen Bildschirm nur für den Spielplan nutzen",
  seats: "Plätze",
  you: "du",
  free: "Frei",
  whoever: "für alle mit dem Link",
  bot: (rung) => `Bot, Stufe ${rung} von 7`,
  botAt: (bot, rung) => `${rung} · ${bot}`,
  sit: "Platz nehmen",
  sitAt: (seat) => `Platz nehmen: Platz ${seat}`,
  addBot: "Bot hinzufügen",
  addBotAt: (seat) => `Bot hinzufügen: Platz ${seat}`,
  botOf: (seat) => `Bot auf Platz ${seat}`,
  freeAgain: "Bot entfernen",
  sat: (who) => `${who} ist jetzt dabei.`,
  leave: "Platz verlassen",
  start: (seats) => `Zu ${NUMBERS[seats] ?? seats} starten`,
  waiting: (free) => count(free, "freier Platz", "freie Plätze"),
  waitForHost: "Warten, bis der Gastgeber startet.",
  joinFirst: "Nimm Platz, um mitzuspielen, oder schau zu.",
  full: "Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.",
  delete: "Tisch löschen",
  lots: "Farben zufällig",
  reconnecting: "Verbindet neu…",
  restarting: "Der Server startet neu…",
};

const help: Words["help"] = {
  none: "keine Hilfe",
  trace: "Hilfe: Linien",
  ledger: "Hilfe: Linien und Zugvorschau",
  hints: "Hilfe: Tipps",
};

const moved: Words["moved"] = {
  title: "Du spielst auf einem anderen Gerät",
  body: "Du bist auf ein anderes Gerät umgezogen oder hast dich auf diesem abgemeldet. Hier kannst du zuschauen. Um wieder hier zu spielen, erstelle auf dem anderen Gerät in den Einstellungen einen Code.",
  watch: "Hier zuschauen",
  takeOver: "Wieder hier spielen",
};

const leaving: Words["leaving"] = {
  title: "Diese Partie verlassen?",
  body: "Die anderen entscheiden, wie es weitergeht: Sie warten, ein Bot übernimmt deinen Platz, oder die Partie endet.",
  yes: "Verlassen",
  no: "Bleiben",
};

const tables: Words["tables"] = {
  title: "Tische",
  open: "Warten auf Mitspieler",
  noOpen: "Gerade wartet kein Tisch. Leg einen an oder spiel gegen einen Bot.",
  playBot: (game) => `Gegen einen Bot spielen: ${game}`,
  copy: "Link zu dieser Seite kopieren",
  link: "Link zu dieser Seite",
  live: "Laufende Partien",
  noLive: "Gerade läuft keine öffentliche Partie.",
};

const where: Words["where"] = {
  title: "Wo spielen?",
  here: "An diesem Bildschirm",
  online: "Online",
  aboutHere: "Alle teilen sich diesen Bildschirm und reichen ihn herum.",
  aboutOnline: "Alle spielen auf ihrem eigenen Gerät. Du schickst ihnen einen Link.",
  person: "frei für alle",
  aboutPerson: "Alle mit dem Link können diesen Platz nehmen und einen Namen wählen.",
  clock: "Uhr",
  minutes: "Minuten pro Spieler",
  seconds: "Zuschlag pro Zug (s)",
  days: "Tage pro Zug",
  kinds: { none: "Keine", live: "Minuten", days: "Tage" },
  who: "Wer mitspielen kann",
  everybody: "Alle",
  byLink: "Alle mit dem Link",
  aboutEverybody: "Der Tisch ist öffentlich: Alle können mitspielen oder zuschauen.",
  aboutLink: "Nur wer den Link hat, findet den Tisch.",
  watching: "Verzögerung für Zuschauer",
  delay: (seconds) => (seconds === 0 ? "Keine" : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  device: "Dieses Gerät",
  plays: "Ich spiele darauf",
  shows: "Nur der Spielplan",
  make: "Tisch anlegen",
};

export const lobby: Words = {
  name,
  code,
  me,
  invite,
  gathering,
  help,
  moved,
  leaving,
  tables,
  where,
  problems,
  problem: (problem) => `Das hat nicht geklappt (Fehler »${problem}«). Versuch es noch einmal oder lade die Seite neu.`,
};
