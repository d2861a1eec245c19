import type * as en from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, inside, list, number, points } from "./grammar.ts";

const isUp = (who: Who): string => (who.isYou ? "Du bist am Zug" : `${who.name} ist am Zug`);
const turn = (who: Who, prompt: string): Status => ({ title: isUp(who), prompt });

/** Tables of any game. */
export const table: typeof en.table = {
  you: "Du",
  quoted: (name) => `»${name}«`,
  heading: capital,
  points: (n) => count(n, "Punkt", "Punkte"),
  status: {
    yours: turn,
    thinking: ({ name }) => ({ title: name, prompt: "überlegt…" }),
    passTo: (who) => turn(who, `gebt den Bildschirm an ${who.name}`),
    over: { title: "Die Partie ist zu Ende", prompt: "" },
    abandoned: { title: "Diese Partie ruht", prompt: "Sie wurde liegen gelassen. Alles ist, wie es war." },
    gone: {
      title: "Diesen Tisch gibt es nicht mehr",
      prompt: "er wurde gelöscht, vielleicht in einem anderen Fenster",
    },
    connecting: { title: "Verbindet…", prompt: "was du entscheidest, wird aufgehoben und gesendet" },
    unsent: { title: "Noch nicht gesendet", prompt: "deine Entscheidung geht mit der Verbindung hinaus" },
    waitsFor: (who) => turn(who, `alle warten auf ${who.isYou ? "dich" : who.name}`),
    away: (who) => turn(who, `${inside(who)} ist kurz weg`),
    left: (who) => turn(who, `${inside(who)} ist gegangen; der Platz bleibt frei`),
    botFailed: ({ name }) => ({ title: name, prompt: "gab keine Antwort" }),
    history: { title: "Rückschau", prompt: "" },
    historyYours: { title: "Rückschau", prompt: "du bist am Zug" },
  },
  notKept: "nur in diesem Fenster aufgehoben",
  thinking: ({ name }) => `${name} überlegt…`,
  actions: {
    back: "Schritt zurück",
    takeBack: "Zurücknehmen",
    result: "Ergebnis",
    history: "Rückschau",
    live: "Zum Spiel",
    end: "Zum Ende",
    rules: "Regeln",
    menu: "Menü",
    log: "Verlauf",
    settings: "Einstellungen",
    shortcuts: "Tastatur",
    textMode: "Textmodus",
    export: "Exportieren",
    home: "Tisch verlassen",
    abandon: "Partie liegen lassen",
    askAgain: "Noch einmal fragen",
    takeUpAgain: "Wieder aufnehmen",
  },
  panels: {
    players: "Spieler",
    answers: "Antworten",
    next: "Wie weiter",
  },
  whyNot: (rule) => `Regel ${rule} · Regel lesen`,
  log: {
    title: "Verlauf",
    empty: "Noch ist nichts geschehen.",
    show: (place) => `${place} auf dem Plan zeigen`,
    tookBack: "Die letzte Entscheidung wurde zurückgenommen.",
    yourTurnNow: "Du bist am Zug.",
    told: (sentences) => sentences.join(" "),
  },
  liveYours: "Jetzt · du bist am Zug",
  handOver: {
    title: ({ name }) => `${name}, du bist am Zug`,
    claim: ({ name }) => `Ich bin ${name}`,
  },
  asks: ({ name }, asked) => ({ title: `${name} fragt`, prompt: asked }),
  asked: {
    back: "darf die letzte Entscheidung zurückgenommen werden?",
    pause: "soll die Partie eine Weile ruhen?",
    resume: "soll es weitergehen?",
    end: "soll die Partie hier enden, ohne Sieger?",
    resign: "darf die Partie aufgegeben werden?",
    replace: "darf jemand anders den Platz übernehmen?",
  },
  yes: "Ja",
  no: "Nein",
  stale: "Die Partie ging in einem anderen Fenster weiter. So steht sie jetzt.",
};

/** The sheets of any table. */
export const sheets: typeof en.sheets = {
  history: {
    title: "Rückschau",
    first: "Erste Stellung",
    last: "Letzte Stellung",
    slider: "Stelle in der Partie",
    play: "Abspielen",
    stop: "Anhalten",
    speed: "Tempo",
    times: (speed) => `${number(speed)}×`,
  },
  menu: ["Diese Partie", "Hilfe und Einstellungen", "Dieser Tisch"],
  beside: "Neben dem Plan",
  terms: {
    title: "Dieser Tisch",
    edition: "Ausgabe",
    help: "Hilfe",
    modules: "Module",
    rules: "Regeln",
  },
  about: (title, help, differences) => [title, `Hilfe: ${help}`, ...differences].join(" · "),
  takeBack: {
    title: "Zurücknehmen?",
    body: (decisions, comesAgain) =>
      decisions > 1
        ? `Das nimmt ${count(decisions, "Entscheidung", "Entscheidungen")} zurück, bis vor deine letzte. ${comesAgain}`
        : `Das nimmt deine letzte Entscheidung zurück. ${comesAgain}`,
    consent: (names) =>
      `${list(names)} ${names.length > 1 ? "müssen" : "muss"} einverstanden sein, denn seitdem ist etwas geschehen.`,
    again: "Wiederholen",
    yes: "Zurücknehmen",
    yesAll: "Alle sind einverstanden",
    no: "So lassen",
  },
  tapAgain: {
    title: "Mit einem zweiten Tipp legen?",
    about: "Ein Tipp zeigt, was das Plättchen bewirkt; ein zweiter auf dasselbe Feld würde es legen.",
    yes: "Ja, dann legen",
    no: "Nein, nur mit dem Knopf",
  },
  flat: "Tischmodus",
  shortcuts: "Tastatur",
  export: {
    title: "Exportieren",
    about: "Die Aufzeichnung dieser Partie: alles, um sie noch einmal ablaufen zu lassen.",
    text: "Als Text",
    json: "Als JSON",
    whole: "Der ganze Tisch",
    copy: "Text kopieren",
    copied: "Kopiert.",
    notCopied: "Der Browser erlaubt das Kopieren nicht. Speichere stattdessen die Datei.",
  },
};

/** News beside a table. */
export const news: typeof en.news = {
  since: "Seit deinem letzten Zug",
  soFar: "Bisher",
  newGame: "Eine neue Partie",
  none: "Niemand sonst hat gezogen.",
  replay: "Noch einmal zeigen",
  botFailed: {
    title: ({ name }) => `${name} gab keine Antwort`,
    detail: (reason) =>
      reason
        ? `Was schiefging: ${reason}`
        : "Der Browser ließ ihn nicht nachdenken. Frag noch einmal oder lade die Seite neu.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat: typeof en.flat = {
  title: "Tischmodus",
  about: "Lege das Tablet flach auf den Tisch: Der Plan liegt in der Mitte, und jeder hat ein Feld vor sich.",
  lay: "Flach hinlegen",
  leave: "Tischmodus verlassen",
  phones: "Mit Handys als Plätzen",
  aboutPhones:
    "Stelle den Tisch online auf und wähle, dass dieser Bildschirm nur den Plan zeigt. Alle kommen über den Code auf dem Bildschirm mit ihrem Handy dazu und behalten ihre Plättchen für sich.",
  setUp: "Einen Tisch für Handys aufstellen",
};

export const abandon: typeof en.abandon = {
  title: "Diese Partie liegen lassen?",
  body: "Sie bleibt in deiner Liste, so wie sie steht, und kann wieder aufgenommen werden.",
  yes: "Liegen lassen",
  no: "Weiterspielen",
};

export const noTable: typeof en.noTable = {
  unknown: "Diesen Tisch gibt es in diesem Browser nicht",
  unknownAbout:
    "Tische bleiben in dem Browser, in dem sie gespielt wurden. Vielleicht wurde er gelöscht oder woanders gespielt.",
  version: "Dieser Tisch stammt von einer anderen Version",
  game: "Diese Version kennt das Spiel nicht, das hier gespielt wurde",
  replay: "Diese Partie folgt nicht den Regeln, die diese Version kennt",
  nothingLost: "Nichts wurde gelöscht oder geändert. Du kannst exportieren, was da ist, und es woanders öffnen.",
  detail: (detail) => `Was schiefging: ${detail}`,
  export: "Exportieren, was da ist",
};

/** Scores of solo games. */
export const alone: typeof en.alone = {
  title: "Deine Ergebnisse allein",
  first: "Deine erste Partie dieser Art.",
  against: (now, best) =>
    now > best
      ? `Dein bisher bestes, um ${points(now - best)}.`
      : now === best
        ? "So viel wie dein bisher bestes."
        : `${points(best - now)} unter deinem besten, ${number(best)}.`,
  score: (n, day) => `${points(n)}, ${day}`,
  toBeat: (best, last) => `Zu schlagen: ${points(best)}. Letztes Mal: ${number(last)}.`,
};
