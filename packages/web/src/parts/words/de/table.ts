import type { table as source } from "../en/table.ts";
import type { Status, Who } from "../types.ts";
import { capital, count, inside } from "./plural.ts";

const isUp = (who: Who): string => (who.isYou ? "Du bist am Zug" : `${who.name} ist am Zug`);
const turn = (who: Who, prompt: string): Status => ({ title: isUp(who), prompt });

/** What every table says, whatever is played there. */
export const table: typeof source = {
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
