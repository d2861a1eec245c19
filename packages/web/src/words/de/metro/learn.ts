import type * as en from "../../en/metro/learn.ts";
import { count, list, points, tiles } from "../grammar.ts";

export const lesson: typeof en.lesson = {
  steps: {
    leave: ({ line }) => ({
      topic: "Deine Bahnhöfe",
      says: "Du bist Gelb, das Dreieck. An jedem Bahnhof mit deinem Zeichen beginnt eine Linie.",
      task: `Tippe auf das markierte Feld, dann auf »Legen«. Linie ${line} verlässt ihren Bahnhof.`,
      done: `Linie ${line} hat ihren Bahnhof verlassen: bisher ein Plättchen.`,
      knows: "Deine Linien beginnen an den Bahnhöfen deiner Farbe",
      why: `Linie ${line} beginnt an ihrem Bahnhof, also kommt ihr erstes Plättchen direkt davor.`,
    }),
    grow: ({ line, tiles: after }) => ({
      topic: "Wachsen",
      says: "Eine Linie wächst mit jedem Plättchen, über das sie führt.",
      task: `Verlängere Linie ${line}. Plättchen kommen an den Rand oder neben andere, immer mit dem Pfeil nach oben.`,
      done: `Jetzt ${tiles(after)}. Lange Linien sind dein Ziel.`,
      knows: "Eine Linie wächst mit jedem Plättchen, über das sie führt",
      why: `Nur das Feld an ihrem offenen Ende verlängert Linie ${line}.`,
    }),
    station: ({ line, points: paid }) => ({
      topic: "In einen Bahnhof",
      says: "Eine Linie, die einen Bahnhof erreicht, ist zu Ende und wird sofort gewertet.",
      task: `Das kann jeder Bahnhof sein, sogar der eigene. Beende Linie ${line}.`,
      done: `${points(paid)}: einer für jedes Mal, wenn die Linie über ein Plättchen führt. Über eines ihrer Plättchen führt sie zweimal.`,
      knows: "Eine Linie wird gewertet, wenn sie einen Bahnhof erreicht",
      why: `Linie ${line} geht auf einem anderen Feld weiter.`,
    }),
    twice: ({ line, place, before, tiles: after }) => ({
      topic: "Zweimal über ein Plättchen",
      says: "Ein Plättchen, über das eine Linie zweimal führt, zählt zweimal.",
      task: `Lege dein Plättchen mit den Kurven vor Linie ${line} und sieh, wie die Linie zurückkommt.`,
      done: `Von ${before} auf ${after} mit einem einzigen Plättchen: Die Linie führt zweimal über ${place}.`,
      knows: "Ein Plättchen, über das eine Linie zweimal führt, zählt zweimal",
      why: `Nur vom markierten Feld kommt Linie ${line} zurück.`,
    }),
    centre: ({ line, tiles: after, points: paid }) => ({
      topic: "Das Zentrum",
      says: `Linie ${line} fehlt ein Feld bis zum Zentrum.`,
      task: "Lege dein Plättchen auf das markierte Feld. Linien, die im Zentrum enden, zählen doppelt.",
      done: `Sie führt ${after}-mal über ein Plättchen, und das zählt doppelt: ${points(paid)}.`,
      knows: "Linien, die im Zentrum enden, zählen doppelt",
      why: `Von dort würde Linie ${line} das Zentrum nicht erreichen.`,
    }),
    short: ({ line, place }) => ({
      topic: "Nicht zu kurz",
      says: "Jeder Bahnhof hat zwei Gleise: ein Abfahrtsgleis, auf dem seine Linie beginnt, und ein Ankunftsgleis, auf dem Linien enden. Ein einzelnes Plättchen darf kein Abfahrtsgleis mit einem Ankunftsgleis verbinden.",
      task: `In einer Ecke wie ${place} würde dieses Plättchen genau das tun. Probier es aus, oder verlängere gleich Linie ${line}.`,
      done: `Ist ein Feld nicht erlaubt, siehst du immer die Regel. Linie ${line} geht weiter.`,
      knows: "Eine Linie muss über mehr als ein Plättchen führen",
      why: `Das markierte Feld verlängert Linie ${line}.`,
    }),
    two: ({ line, other }) => ({
      topic: "Zwei auf einmal",
      says: "Jedes Plättchen hat vier Gleise und kann deshalb zwei deiner Linien verlängern.",
      task: `Sieh dir beide Enden an: Die Linien ${line} und ${other} gehen auf demselben Feld weiter.`,
      done: `Die Linien ${line} und ${other} sind beide um zwei gewachsen.`,
      knows: "Ein Plättchen kann mehrere Linien verlängern",
      why: `Die Linien ${line} und ${other} treffen sich auf dem markierten Feld.`,
    }),
    another: ({ line, points: paid }) => ({
      topic: "Ein anderes Plättchen",
      says: "Das Plättchen auf deiner Hand musst du nicht legen.",
      task: `Zieh ein anderes. Das musst du jetzt legen: Beende damit Linie ${line}.`,
      done: `${points(paid)}, und dein eigenes Plättchen bleibt für den nächsten Zug auf der Hand.`,
      knows: "Du darfst ein anderes Plättchen ziehen und dieses legen",
      why: `Nur das Plättchen, das du ziehst, beendet Linie ${line}, an ihrem offenen Ende.`,
    }),
    block: ({ line, theirs }) => ({
      topic: "Linien der Gegner",
      says: "Du darfst an allen Linien bauen, sogar um sie früh zu beenden.",
      task: `Führe die blaue Linie ${line} sofort in einen Bahnhof.`,
      done: `Blau bekommt ${points(theirs)} für eine Linie, die lang hätte werden können.`,
      knows: "Beende Linien der Gegner früh, dann bringen sie wenig",
      why: `Linie ${line} verlässt ihren Bahnhof über das markierte Feld.`,
    }),
    last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
      topic: "Das Ende",
      says: "Mit dem letzten Plättchen endet die Partie. Wer die meisten Punkte hat, gewinnt.",
      task: `Du liegst ${points(theirs - mine + paid)} zurück. Lege das letzte Plättchen und sieh, wohin Linie ${line} führt.`,
      done: `Sie führt ${after}-mal über ein Plättchen: ${points(paid)}. Du gewinnst ${mine} zu ${theirs}.`,
      knows: "Ist der Spielplan voll, gewinnt, wer die meisten Punkte hat",
      why: "Nur ein Feld ist noch frei.",
    }),
  },
  line: (number) => `Linie ${number}`,
  soFar: (n) => `bisher ${n} wert`,
  scored: (n) => points(n),
};

export const commentary: typeof en.commentary = {
  welcome: "Auf gestrichelte Felder passt dein Plättchen, und ein Tipp auf einen Bahnhof zeigt seine Linie.",
  placed: "Frag dich bei jedem Feld: Hilft es einer deiner Linien, oder schadet es einer deines Gegners?",
  line: "Eine Linie bringt am Ende einen Punkt für jedes Mal, wenn sie über ein Plättchen führt.",
  centre: "Eine Linie, die im Zentrum endet, zählt doppelt: Führ lange Linien dorthin.",
  ended: "Auch dein Gegner kann deine Linien beenden: Offene nah an einem Bahnhof sind in Gefahr.",
  cut: "Du hast die Linie deines Gegners früh beendet, sie kann also nicht mehr wachsen.",
  theirCentre: "Behalte die Felder neben dem Zentrum im Auge: Was dort ankommt, zählt doppelt.",
  danger: (line) => `Linie ${line} ist lang und kann jederzeit enden: Verlängere sie oder führ sie ins Zentrum.`,
  exception:
    "Dein Plättchen würde auf jedem Feld eine Linie mit nur einem Plättchen beenden, also darf es das diesmal.",
  exceptionUsed:
    "Dieses Plättchen hätte auf jedem Feld eine Linie mit nur einem Plättchen beendet, also war es erlaubt.",
  half: "Die Hälfte des Spielplans ist voll: Mach das Beste aus den Linien, die noch offen sind.",
  won: (mine, theirs) => `Du hast ${mine} zu ${theirs} gewonnen: Die Analyse zeigt, welche Züge wichtig waren.`,
  lost: (mine, theirs) => `${mine} zu ${theirs}: Die Analyse zeigt, wo du mehr Punkte hättest holen können.`,
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples: typeof en.examples = {
  titles: {
    stations: "Wem welcher Bahnhof gehört",
    tiles: "Arten von Plättchen",
    "drawing-another": "Ein anderes Plättchen als das auf der Hand",
    where: "Wohin du ein Plättchen legen darfst",
    "one-tile": "Eine Linie muss über mehr als ein Plättchen führen",
    exception: "Die Ausnahme: ein Plättchen, das nirgends sonst passt",
    "three-lines": "Drei Linien enden, eine davon im Zentrum",
    "twice-over": "Eine Linie führt zweimal über ein Plättchen und endet im Zentrum",
    several: "Ein Plättchen beendet zwei Linien",
    "eighty-two": "Das letzte Plättchen einer Partie",
    exchange: "Die offene Aktie nehmen",
    "third-place": "Zwei Gesellschaften teilen sich den dritten Rang",
    shares: "Was Aktien wert sind, und der größte Anteil",
    "centre-to-centre": "Vom Zentrum zurück ins Zentrum",
    "no-neighbour": "Ein Zentralbahnhof ist kein Nachbar",
    "shown-share": "Eine Aktie zeigen, um den Bahnhof der Gesellschaft zu setzen",
    "through-the-centre": "Durch das Zentrum und wieder hinaus",
    "two-scores": "Wertung: die schwächste Gesellschaft, und mit Herausforderung",
    "number-28": "Eine Linie endet an jemandes Nummer",
    "paris-row": "Eine Reihe von Touristen am Ende",
    "stockholm-row": "Zwei Touristen am Ende",
    "taxi-arrives": "Das Taxi kommt an",
    "taxi-passes": "Das Taxi kommt nicht an",
    "waiting-tourist": "Eine Linie holt einen Touristen ab",
    "new-york-board": "Fünf Touristen am Ende",
    "three-tiles": "Dreimal an einem Touristen vorbei",
    tickets: "Tickets, wenn Linien an Touristen vorbeiführen",
  },
  names: {
    yellow: "Gelb",
    blue: "Blau",
    orange: "Orange",
    green: "Grün",
    purple: "Violett",
    black: "Schwarz",
    gray: "Grau",
    red: "Rot",
    white: "Weiß",
    brown: "Braun",
  },
  player: (n) => `Spieler ${n}`,
  trace: "Wähle einen Bahnhof oder eine Linie, um der Linie zu folgen.",
  try: "Wähle ein Feld für dieses Plättchen und sieh, was die Regeln sagen.",
  may: (square) => `Du darfst das Plättchen auf ${square} legen.`,
  mayNot: (square) => `Du darfst das Plättchen nicht auf ${square} legen.`,
  seats: "Spieler",
  hand: "Auf der Hand",
  drawn: "Gezogenes Plättchen",
  pieces: (n) => count(n, "Stück"),
  tile: (code, pieces) => `Plättchen ${code}, ${pieces}`,
  count: "Zählen",
  sum: (name, points) => `${name}: ${count(points, "Punkt", "Punkte")}`,
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "In einer Minute",
  says: {
    goal: "Mach die Linien deiner Bahnhöfe so lang wie möglich.",
    turn: "In deinem Zug legst du das Plättchen von deiner Hand, oder du ziehst ein anderes und legst dieses.",
    place: "Plättchen kommen an den Rand oder neben ein anderes Plättchen, mit dem Pfeil nach oben.",
    score:
      "Eine Linie, die einen Bahnhof erreicht, bringt jedes Mal 1 Punkt, wenn sie über ein Plättchen führt, egal wer es gelegt hat.",
    centre: "Eine Linie, die im Zentrum endet, zählt doppelt.",
    end: "Wenn alle 60 Plättchen auf dem Spielplan liegen, gewinnt der Spieler mit den meisten Punkten.",
  },
};

/** Whose lines an example shows: the names of their owners, and how many lines there are. */
export const whoseLines: typeof en.whoseLines = (names, lines) =>
  `${names.length > 1 || lines > 1 ? "Linien" : "Linie"} von ${list(names)}`;
