import type * as en from "../en/text.ts";
import { count, list, number } from "./grammar.ts";
import { listed } from "../figures.ts";
import { command } from "../command.ts";

/** Commands have German names; the English ones work too. */

export const text: typeof en.text = {
  leave: "Spielplan zeigen",
  board: "Spielplan",
  turn: "Dein Zug",
  log: "Protokoll",
  more: "Details zum Tisch",
  box: {
    title: "Befehl",
    hint: "Gib »hilfe« ein, um alle Befehle zu sehen. Mit der Taste / kommst du hierher.",
    go: "Los",
    earlier: "Frühere Antworten",
    typed: (text) => `${text}:`,
    done: "Erledigt.",
    close: "Befehlszeile schließen",
  },
  unknown: (typed) => `»${typed}« ist kein Befehl.`,
  meant: (names) => `Meinst du ${listed(names, "oder")}?`,
  tryHelp: "Gib »hilfe« ein, um alle Befehle zu sehen.",
  refused: (reason, rule) => `${reason} Regel ${rule}.`,
  notNow: "Du bist nicht am Zug.",
  inPast: "Du siehst gerade den Verlauf. Gib »jetzt« ein, um zur Partie zurückzukehren.",
  nothingToTakeBack: "Es gibt nichts zurückzunehmen.",
  nothingAgain: "Es gibt nichts zu wiederholen.",
  asked: "Beantworte zuerst die Frage auf der Seite.",
  tookBack: "Zurückgenommen.",
  status: (title, prompt) => (prompt ? `${title}: ${prompt}.` : `${title}.`),
  logEmpty: "Noch ist nichts passiert.",
  helpOf: (usage, about) => `${usage}: ${about}.`,
  at: (where) => `${where}.`,
  live: "Die aktuelle Stellung.",
  playing: (times) =>
    `Wird mit ${count(times, "Schritt", "Schritten")} pro Sekunde abgespielt. Gib »anhalten« ein, um zu stoppen.`,
  stopped: "Angehalten.",
  speedNow: (times) => `Tempo ${number(times)}.`,
  speeds: (all) => `Mögliche Tempi: ${list(all.map(number))}.`,
  commands: {
    help: command("hilfe help h", "hilfe oder hilfe und ein Befehl", "erklärt die Befehle"),
    status: command("stand status turn", "stand", "wer am Zug ist und was zu tun ist"),
    log: command("protokoll verlauf log", "protokoll oder protokoll 8", "was passiert ist, das Neueste zuerst"),
    undo: command("zurücknehmen undo u", "zurücknehmen", "nimmt deinen letzten Zug zurück"),
    again: command("wiederholen wiederherstellen again redo", "wiederholen", "wiederholt den zurückgenommenen Zug"),
    back: command("zurück back", "zurück", "ein Schritt zurück in der Partie"),
    forward: command("weiter forward", "weiter", "ein Schritt weiter"),
    first: command("anfang first", "anfang", "die erste Stellung"),
    live: command("jetzt live", "jetzt", "die aktuelle Stellung"),
    play: command("abspielen play", "abspielen", "spielt die Partie ab, Schritt für Schritt"),
    pause: command("anhalten pause stop", "anhalten", "hält das Abspielen an"),
    speed: command("tempo speed", "tempo 4", "wie schnell abgespielt wird"),
    rules: command("regeln rules", "regeln", "öffnet die Regeln"),
    keys: command("tasten keys", "tasten", "zeigt alle Tasten"),
    board: command("plan board", "plan", "verlässt den Textmodus"),
    last: command("ende last", "ende", "der letzte Zug"),
    mistake: command("fehler mistake", "fehler", "der nächste Fehler"),
    played: command("gespielt played", "gespielt", "der gespielte Zug mit seiner Analyse"),
  },
  keys: [
    ["/", "öffnet die Befehlszeile"],
    ["V", "spielt die Partie ab oder hält das Abspielen an"],
    ["<  >", "langsamer, schneller"],
  ],
};
