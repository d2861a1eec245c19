import type * as en from "../en/lobby.ts";
import { count } from "./grammar.ts";

type Words = typeof en.lobby;

const broken = "Auf dem Server ist ein Fehler aufgetreten. Nichts wurde geändert; versuch es noch einmal.";
const misunderstood = "Der Server versteht diese Seite nicht. Lade die Seite neu.";

const problems: Words["problems"] = {
  unreachable: "Der Server ist nicht erreichbar. Versuch es wieder, wenn du verbunden bist.",
  absent: "Unter dieser Adresse gibt es keinen Server für Online-Tische.",
  broken,
  "too-much": "Das war zu oft. Warte ein wenig und versuch es noch einmal.",
  origin: "Diese Seite kam nicht von dem Server, mit dem sie spricht. Öffne sie unter der Adresse des Servers.",
  nobody: "Wähle zuerst einen Namen.",
  unreadable: misunderstood,
  code: "Dieser Code ist unbekannt oder schon verbraucht.",
  "unknown-table": "Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.",
  "not-host": "Das darf nur, wer den Tisch angelegt hat.",
  "not-yours": "Dieser Platz ist nicht deiner.",
  "not-seated": "Um eine weitere Partie bitten darf nur, wer mitgespielt hat.",
  taken: "Jemand war schneller: Der Platz ist vergeben.",
  begun: "Die Partie hat begonnen.",
  running: "Eine laufende Partie wird nicht gelöscht. Sie kann enden, wenn alle Mitspieler einverstanden sind.",
  "free-seats": "Es sind noch Plätze frei. Warte auf jemanden oder lass Bots spielen.",
  "not-over": "Die Partie ist nicht zu Ende.",
  busy: "Ein anderer Rückblick von dir ist noch in Arbeit.",
  over: "Die Partie ist zu Ende.",
  "not-kept": "Der Server konnte das nicht aufheben. Nichts wurde geändert; versuch es noch einmal.",
  fault: broken,
  game: "Der Server kennt dieses Spiel nicht.",
  bot: "Der Server kennt diesen Bot nicht.",
  seats: "Die Zahl der Plätze passt nicht zum Tisch.",
  seat: "Dieser Platz ist nicht für einen Menschen frei.",
  nonce: misunderstood,
  control: "Der Server nimmt diese Uhr nicht an.",
  behind: "Dort ist schon mehr von diesem Tisch aufgehoben. Hol ihn zuerst.",
  "kept-full": "Der Server hebt keine weiteren Tische für dich auf. Lösche einige oder speichere sie als Datei.",
  setup: "Der Server nimmt diesen Tisch so nicht an.",
  "setup/components": "Der Server nimmt dieses Spielmaterial nicht an.",
  "setup/colours": "Der Server nimmt diese Farben nicht an.",
};

const name: Words["name"] = {
  title: "Wie heißt du?",
  about: "Die anderen am Tisch sehen diesen Namen. Es gibt kein Konto: Dieser Browser bist du.",
  label: "Name",
  empty: "Ein Name hat 1 bis 24 Buchstaben.",
  go: "Weiter",
  haveCode: "Ich spiele schon auf einem anderen Gerät",
};

const code: Words["code"] = {
  title: "Von einem anderen Gerät umziehen",
  about:
    "Erzeuge auf dem anderen Gerät in den Einstellungen einen Code. Er gilt einmal; deine Plätze ziehen hierher um, und das andere Gerät wird abgemeldet.",
  label: "Code",
  wrong: "Ein Code hat acht Gruppen aus vier Buchstaben und Ziffern.",
  go: "Hierher umziehen",
};

const me: Words["me"] = {
  title: "Du an Online-Tischen",
  called: (called) => `Du heißt ${called}.`,
  nobody:
    "Dieser Browser hat an Online-Tischen noch keinen Namen. Du wirst danach gefragt, wenn du dich zum ersten Mal setzt.",
  rename: "Namen ändern",
  choose: "Namen wählen",
  makeCode: "Code für ein anderes Gerät",
  aboutCode: "Gib ihn dort unter Einstellungen ein. Er gilt einmal und nur für dich: Wer ihn hat, hat deine Plätze.",
  codeIs: "Dein Code",
  forget: "Dieses Gerät vergessen",
  forgetTitle: "Vergessen, wer dieser Browser ist?",
  forgetBody:
    "Deine Plätze bleiben nur dann deine, wenn du vorher einen Code erzeugt hast: Mit ihm kommst du wieder, hier oder anderswo. Ohne ihn sind sie für dich verloren.",
  forgetYes: "Vergessen",
  forgetNo: "Bleiben",
  forgotten: "Dieser Browser ist jetzt niemand.",
};

const invite: Words["invite"] = {
  title: "Einladen",
  send: "Senden",
  copy: "Link kopieren",
  copied: "Der Link ist kopiert.",
  select: "Link markieren",
  insecure:
    "Diese Seite kam ohne Verschlüsselung (HTTP), und dann lassen Browser keine Seite kopieren oder teilen. Markiere den Link und kopiere ihn von Hand.",
  refused: "Der Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn von Hand.",
  scan: "oder lass sie das hier scannen",
  qr: (link) => `QR-Code von ${link}`,
  link: "Link zu diesem Tisch",
  isPublic: "Der Tisch steht für alle in der Liste.",
  isByLink: "Den Tisch findet nur, wer den Link hat.",
  addresses: "Adresse dieses Rechners",
  closed: "Noch erreicht niemand sonst diesen Server: Er hört nur auf diesen Rechner.",
  howToOpen: "Halte ihn an und starte ihn für dein Netz mit",
  command: "npm start -- --lan",
  here: "Ein anderes Fenster auf diesem Rechner kann die Adresse dieser Seite öffnen.",
};

/** »zu zweit« */
const NUMBERS = ["null", "eins", "zweit", "dritt", "viert", "fünft", "sechst"];

const gathering: Words["gathering"] = {
  title: "Warten auf Mitspieler",
  ready: "Alle sind da",
  aboutScreen: "Alle kommen mit ihren Handys dazu. Wenn die Partie beginnt, steht hier der Plan.",
  makeScreen: "Dieser Bildschirm zeigt nur den Plan",
  seats: "Plätze",
  you: "du",
  free: "Frei",
  whoever: "wer den Link öffnet",
  bot: (rung) => `Bot, Stufe ${rung} von 6`,
  botAt: (bot, rung) => `${rung} · ${bot}`,
  sit: "Hier sitzen",
  sitAt: (seat) => `Hier sitzen: Platz ${seat}`,
  addBot: "Bot setzen",
  addBotAt: (seat) => `Bot setzen: Platz ${seat}`,
  botOf: (seat) => `Bot auf Platz ${seat}`,
  freeAgain: "Niemand: frei",
  sat: (who) => `${who} setzt sich.`,
  leave: "Platz verlassen",
  start: (seats) => `Zu ${NUMBERS[seats] ?? seats} beginnen`,
  waiting: (free) => `${count(free, "Platz ist", "Plätze sind")} frei`,
  waitForHost: "Wer den Tisch angelegt hat, beginnt die Partie.",
  joinFirst: "Setz dich, um mitzuspielen, oder schau zu.",
  full: "Alle Plätze sind besetzt. Bleib, um zuzuschauen, sobald die Partie beginnt.",
  delete: "Tisch löschen",
  lots: "Farben nach Los",
  reconnecting: "Verbindet wieder…",
  restarting: "Der Server startet neu…",
};

const help: Words["help"] = {
  none: "keine Hilfe",
  trace: "Hilfe: Linien",
  ledger: "Hilfe: Linien und Vorschau",
  hints: "Hilfe: Rat",
};

const moved: Words["moved"] = {
  title: "Deine Plätze sind auf einem anderen Gerät",
  body: "Du bist auf ein anderes Gerät umgezogen, oder dieses wurde vergessen. Die Partie geht dort weiter. Hier kannst du zuschauen oder mit einem Code zurückkommen: Mach ihn auf dem anderen Gerät in den Einstellungen.",
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
  playBot: (game) => `Gegen einen Bot: ${game}`,
  copy: "Link zu dieser Seite kopieren",
  link: "Link zu dieser Seite",
  live: "Laufende Partien",
  noLive: "Gerade läuft keine öffentliche Partie.",
};

const where: Words["where"] = {
  title: "Wo",
  here: "An diesem Bildschirm",
  online: "Online",
  aboutHere: "Alle geben diesen Bildschirm reihum.",
  aboutOnline: "Alle spielen auf ihrem eigenen Gerät, über einen Link von dir.",
  person: "wer kommt",
  aboutPerson: "Wer den Link öffnet, setzt sich hierher, unter eigenem Namen.",
  clock: "Uhr",
  minutes: "Minuten für jeden",
  seconds: "Sekunden mehr pro Zug",
  days: "Tage für jeden Zug",
  kinds: { none: "Keine", live: "Minuten", days: "Tage" },
  who: "Wer kommen darf",
  everybody: "Alle",
  byLink: "Mit Link",
  aboutEverybody: "Der Tisch steht in der Liste: Fremde dürfen sich setzen und zuschauen.",
  aboutLink: "Nur wer den Link hat, findet ihn.",
  watching: "Zuschauer sehen es",
  delay: (seconds) => (seconds === 0 ? "Sofort" : seconds < 60 ? `${seconds} s später` : `${seconds / 60} min später`),
  device: "Dieses Gerät",
  plays: "Ich spiele mit",
  shows: "Zeigt nur den Plan",
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
  problem: (problem, reason) => (reason === undefined ? `Das ging nicht (${problem}).` : `Das ging nicht: ${reason}`),
};
