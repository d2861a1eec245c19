import type * as en from "../../en/metro/learn.ts";
import { count, list, points, tiles } from "../grammar.ts";

export const lesson: typeof en.lesson = {
  steps: {
    leave: ({ line }) => ({
      topic: "Deine Bahnhöfe",
      says: "Du bist Gelb, das Dreieck. Von jedem Bahnhof mit deinem Zeichen geht eine Linie aus.",
      task: `Tippe auf das markierte Feld, dann auf Legen. Linie ${line} verlässt ihren Bahnhof.`,
      done: `Linie ${line} ist unterwegs: ein Plättchen bisher.`,
      knows: "Deine Linien gehen von den Bahnhöfen deiner Farbe aus",
      why: `Linie ${line} beginnt an ihrem Bahnhof, also liegt ihr erstes Plättchen direkt davor.`,
    }),
    grow: ({ line, tiles: after }) => ({
      topic: "Wachsen",
      says: "Eine Linie wächst mit jedem Plättchen, über das sie führt.",
      task: "Setze sie fort. Plättchen liegen am Rand oder neben anderen, der Pfeil zeigt immer nach oben.",
      done: `Jetzt ${tiles(after)}. Lange Linien sind das Ziel.`,
      knows: "Eine Linie wächst mit jedem Plättchen",
      why: `Nur das Feld an ihrem offenen Ende verlängert Linie ${line}.`,
    }),
    station: ({ line, points: paid }) => ({
      topic: "In einen Bahnhof",
      says: "Eine Linie, die einen Bahnhof erreicht, ist zu Ende und wird sofort gewertet.",
      task: `Das darf jeder Bahnhof sein, auch der eigene. Beende Linie ${line}.`,
      done: `${points(paid)}: einer für jedes Mal, wenn sie über ein Plättchen führt. Über eines führt sie zweimal.`,
      knows: "Eine Linie in einen Bahnhof wird gewertet",
      why: `Linie ${line} wartet an einem anderen Feld.`,
    }),
    twice: ({ line, place, before, tiles: after }) => ({
      topic: "Zweimal über eines",
      says: "Ein Plättchen, über das eine Linie zweimal führt, zählt zweimal.",
      task: `Lege Linie ${line} Kurven in den Weg und sieh, wie sie zurückkommt.`,
      done: `Von ${before} auf ${after} mit einem Plättchen: Die Linie führt zweimal über ${place}.`,
      knows: "Zweimal über ein Plättchen zählt zweimal",
      why: `Nur vom markierten Feld kommt Linie ${line} zurück.`,
    }),
    centre: ({ line, tiles: after, points: paid }) => ({
      topic: "Das Zentrum",
      says: `Linie ${line} fehlt ein Feld bis zum Zentrum.`,
      task: "Lege dein Plättchen auf das markierte Feld. Linien, die im Zentrum enden, zählen doppelt.",
      done: `Sie führt ${after}-mal über ein Plättchen, und das zählt doppelt: ${points(paid)}.`,
      knows: "Linien ins Zentrum zählen doppelt",
      why: `Von dort käme Linie ${line} nicht ins Zentrum.`,
    }),
    short: ({ line, place }) => ({
      topic: "Nicht zu kurz",
      says: "Kein Plättchen darf für sich allein eine Abfahrt mit einer Ankunft verbinden.",
      task: `In einer Ecke wie ${place} täte es dieses. Versuche es, oder verlängere gleich Linie ${line}.`,
      done: `Ein verbotenes Feld nennt dir immer seine Regel. Linie ${line} geht weiter.`,
      knows: "Keine Linie führt nur über ein Plättchen",
      why: `Das markierte Feld verlängert Linie ${line}.`,
    }),
    two: ({ line, other }) => ({
      topic: "Zwei auf einmal",
      says: "Jedes Plättchen hat vier Gleise und kann zwei deiner Linien dienen.",
      task: `Sieh dir beide Enden an: Die Linien ${line} und ${other} warten auf dasselbe Feld.`,
      done: `Die Linien ${line} und ${other} sind beide um zwei gewachsen.`,
      knows: "Ein Plättchen kann mehreren Linien dienen",
      why: `Die Linien ${line} und ${other} treffen sich am markierten Feld.`,
    }),
    another: ({ line, points: paid }) => ({
      topic: "Ein anderes",
      says: "Das Plättchen auf deiner Hand musst du nicht legen.",
      task: `Zieh ein anderes. Das musst du jetzt legen: Beende damit Linie ${line}.`,
      done: `${points(paid)}, und dein eigenes bleibt für den nächsten Zug auf der Hand.`,
      knows: "Du darfst ein anderes ziehen und dieses legen",
      why: `Erst das Plättchen, das du ziehst, beendet Linie ${line}, an ihrem offenen Ende.`,
    }),
    block: ({ line, theirs }) => ({
      topic: "Fremde Linien beenden",
      says: "Du darfst an allen Linien bauen, auch um sie früh zu beenden.",
      task: `Führe die blaue Linie ${line} sofort in einen Bahnhof.`,
      done: `Blau bekommt ${points(theirs)} für eine Linie, die lang hätte werden können.`,
      knows: "Früh beendete Linien bringen anderen wenig",
      why: `Linie ${line} verlässt ihren Bahnhof am markierten Feld.`,
    }),
    last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
      topic: "Das Ende",
      says: "Mit dem letzten Plättchen endet die Partie. Die meisten Punkte gewinnen.",
      task: `Du liegst ${points(theirs - mine + paid)} zurück. Lege das letzte und sieh, wohin Linie ${line} führt.`,
      done: `Sie führt ${after}-mal über ein Plättchen: ${points(paid)}, und du gewinnst mit ${mine} zu ${theirs}.`,
      knows: "Ist der Plan voll, gewinnen die meisten Punkte",
      why: "Nur ein Feld ist noch frei.",
    }),
  },
  line: (number) => `Linie ${number}`,
  soFar: (n) => `bisher ${n} wert`,
  scored: (n) => points(n),
};

export const commentary: typeof en.commentary = {
  welcome:
    "Lege Plättchen so, dass deine Linien lang werden. Der Plan verfolgt jede für dich: Tippe auf einen Bahnhof, um eine zu sehen.",
  placed: "Jedes Feld stellt zwei Fragen: Hilft es einer Linie von dir, und stört es eine der anderen?",
  line: (line, n) => `Linie ${line} ist zu Ende: ${points(n)}, einer für jedes Überqueren. Deine anderen gehen weiter.`,
  centre: (line, n) => `Linie ${line} hat das Zentrum erreicht und zählt doppelt: ${points(n)}.`,
  ended: (line, n) =>
    `Deine Linie ${line} wurde für dich beendet, mit ${count(n, "Punkt", "Punkten")}. Linien, die nah an einem Bahnhof warten, sind in Gefahr.`,
  cut: (line, n) => `Du hast ihre Linie ${line} früh beendet: nur ${points(n)} für sie.`,
  theirCentre: (line, n) =>
    `Ihre Linie ${line} kam ins Zentrum: ${points(n)}. Auf die Felder neben dem Zentrum lohnt es sich zu achten.`,
  danger: (line, tiles) =>
    `Linie ${line} hat schon ${tiles} Plättchen. Sie kann jederzeit enden: Führe sie weiter, oder ins Zentrum, solange es geht.`,
  half: "Die Hälfte des Plans ist voll. Was jetzt noch offen ist, verdient ein gutes Ende.",
  won: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}. Der Rückblick zeigt, was gezählt hat.`,
  lost: (mine, theirs) => `${mine} zu ${theirs}. Der Rückblick zeigt, wo Punkte liegen geblieben sind.`,
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples: typeof en.examples = {
  titles: {
    stations: "Wem welcher Bahnhof gehört",
    tiles: "Die Arten der Plättchen",
    "drawing-another": "Ein anderes Plättchen statt dem auf der Hand",
    where: "Wohin ein Plättchen darf",
    "one-tile": "Keine Linie aus nur einem Plättchen",
    exception: "Außer es passt nirgends sonst",
    "three-lines": "Drei Linien enden, eine davon im Zentrum",
    "twice-over": "Zweimal über ein Plättchen und ins Zentrum",
    several: "Ein Plättchen beendet zwei Linien",
    "eighty-two": "Das letzte Plättchen einer Partie",
    exchange: "Die offene Aktie nehmen",
    "third-place": "Zwei Gesellschaften teilen den dritten Platz",
    shares: "Was Aktien bringen und die Mehrheit",
    "centre-to-centre": "Vom Zentrum zurück ins Zentrum",
    "no-neighbour": "Ein Zentralbahnhof ist kein Nachbar",
    "shown-share": "Eine Aktie wird gezeigt, und ihre Gesellschaft setzt",
    "through-the-centre": "Durch das Zentrum und wieder hinaus",
    "two-scores": "Die ärmste Gesellschaft und die Herausforderung",
    "number-28": "Eine Linie endet an jemandes Nummer",
    "paris-row": "Eine Reihe von Touristen am Ende",
    "stockholm-row": "Zwei Touristen am Ende",
    "taxi-arrives": "Das Taxi kommt an",
    "taxi-passes": "Das Taxi kommt nicht an",
    "waiting-tourist": "Ein Tourist wird abgeholt",
    "new-york-board": "Fünf Touristen am Ende",
    "three-tiles": "Dreimal an einem Touristen vorbei",
    tickets: "Tickets fürs Vorbeifahren",
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
  trace: "Wähle einen Bahnhof oder eine Linie, um ihr zu folgen.",
  try: "Wähle ein Feld für dieses Plättchen und sieh, was die Regeln sagen.",
  may: (square) => `Auf ${square} darf das Plättchen liegen.`,
  mayNot: (square) => `Auf ${square} darf das Plättchen nicht liegen.`,
  seats: "Plätze",
  hand: "Auf der Hand",
  drawn: "Gezogen",
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
      "Eine Linie, die einen Bahnhof erreicht, bringt jedes Mal 1 Punkt, wenn sie über ein Plättchen läuft, egal wer es gelegt hat.",
    centre: "Eine Linie, die im Zentrum endet, zählt doppelt.",
    end: "Wenn alle 60 Plättchen auf dem Spielplan liegen, gewinnt der Spieler mit den meisten Punkten.",
  },
};

/** Whose lines an example shows: the names of their owners, and how many lines there are. */
export const whoseLines: typeof en.whoseLines = (names, lines) =>
  `${lines > 1 ? "Linien" : "Linie"} von ${list(names)}`;
