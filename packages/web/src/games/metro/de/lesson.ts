import { count } from "../../../parts/words/de/plural.ts";
import type { lesson as source } from "../en/lesson.ts";

const tiles = (n: number): string => count(n, "Plättchen");
const points = (n: number): string => count(n, "Punkt", "Punkte");

export const lesson: typeof source = {
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
