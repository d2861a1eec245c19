import type * as en from "../en/text.ts";
import { list, number } from "./grammar.ts";
import { listed } from "../figures.ts";
import { command } from "../command.ts";

/** Commands have German names; the English ones work too. */

export const text: typeof en.text = {
  leave: "Spielplan zeigen",
  board: "Spielplan",
  turn: "Dein Zug",
  log: "Verlauf",
  more: "Mehr zum Tisch",
  box: {
    title: "Befehl",
    hint: "»hilfe« nennt alle Befehle. Die Taste / führt hierher.",
    go: "Los",
    earlier: "Frühere Antworten",
    typed: (text) => `${text}:`,
    done: "Erledigt.",
    close: "Befehlszeile schließen",
  },
  unknown: (typed) => `»${typed}« ist kein Befehl.`,
  meant: (names) => `Meinst du ${listed(names, "oder")}?`,
  tryHelp: "»hilfe« nennt alle Befehle.",
  refused: (reason, rule) => `${reason} Regel ${rule}.`,
  notNow: "Du bist nicht am Zug.",
  inPast: "Du blickst zurück. Tippe erst »jetzt«.",
  nothingToTakeBack: "Es gibt nichts zurückzunehmen.",
  nothingAgain: "Es gibt nichts zu wiederholen.",
  asked: "Die Seite fragt erst: siehe die Frage.",
  tookBack: "Zurückgenommen.",
  status: (title, prompt) => (prompt ? `${title}: ${prompt}.` : `${title}.`),
  logEmpty: "Noch ist nichts geschehen.",
  helpOf: (usage, about) => `${usage}: ${about}.`,
  at: (where) => `${where}.`,
  live: "Die laufende Partie.",
  playing: (times) =>
    `Wird abgespielt, ${number(times)}-mal so schnell wie ein Schritt je Sekunde. »anhalten« hält es an.`,
  stopped: "Angehalten.",
  speedNow: (times) => `Tempo ${number(times)}.`,
  speeds: (all) => `Es gibt die Tempi ${list(all.map(number))}.`,
  commands: {
    help: command("hilfe help h", "hilfe, oder hilfe und ein Befehl", "was getippt werden kann"),
    status: command("stand status turn", "stand", "wer am Zug ist und was gefragt ist"),
    log: command("verlauf log", "verlauf, oder verlauf 8", "was geschah, das Neueste zuerst"),
    undo: command("zurücknehmen undo u", "zurücknehmen", "nimmt deine letzte Entscheidung zurück"),
    again: command("wiederholen again redo", "wiederholen", "wiederholt Zurückgenommenes"),
    back: command("zurück back", "zurück", "ein Schritt zurück in der Partie"),
    forward: command("weiter forward", "weiter", "ein Schritt weiter"),
    first: command("anfang first", "anfang", "die erste Stellung"),
    live: command("jetzt live", "jetzt", "die Partie, wie sie steht"),
    play: command("abspielen play", "abspielen", "spielt die Partie ab, Schritt für Schritt"),
    pause: command("anhalten pause stop", "anhalten", "hält das Abspielen an"),
    speed: command("tempo speed", "tempo 4", "wie schnell abgespielt wird"),
    rules: command("regeln rules", "regeln", "öffnet die Regeln"),
    keys: command("tasten keys", "tasten", "alle Tasten"),
    board: command("plan board", "plan", "verlässt den Textmodus"),
    last: command("ende last", "ende", "der letzte Zug"),
    mistake: command("fehler mistake", "fehler", "der nächste Fehler"),
    played: command("gespielt played", "gespielt", "der gespielte Zug, und was von ihm bekannt ist"),
  },
  keys: [
    ["/", "Befehlszeile: alles durch Tippen"],
    ["V", "spielt die Partie ab oder hält sie an"],
    ["<  >", "langsamer, schneller"],
  ],
};
