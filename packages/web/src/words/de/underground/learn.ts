import type * as en from "../../en/underground/learn.ts";
import { points } from "../grammar.ts";

const COLOURS: Readonly<Record<string, string>> = { red: "Rot", black: "Schwarz", green: "Grün", orange: "Orange" };
const line = (colour: string): string => `Linie ${COLOURS[colour] ?? colour}`;

export const lesson: typeof en.lesson = {
  steps: {
    begin: ({ colour, place, other }) => ({
      topic: "Deine Linien",
      says: "Vier Linien sind deine. Ein Zug hat vier Aktionen, meist ist das ein Gleis.",
      task: `Der Fahrgast wartet in ${place}. Beginne dort ${line(colour)}: Tippe auf die Strecke nach ${other}.`,
      done: "Eine neue Linie darf überall beginnen.",
      knows: "Vier Aktionen je Zug, auf eigenen Linien",
      why: `${line(colour)} beginnt in ${place}, wo der Fahrgast wartet, und führt nach ${other}.`,
    }),
    grow: ({ colour, place, other }) => ({
      topic: "Wachsen",
      says: "Danach wächst eine Linie an ihren beiden Enden, ohne Kosten.",
      task: `Zwei Gleise noch, und sie ist in ${place}. Dort will der Fahrgast hin.`,
      done: `${line(colour)} führt vom Fahrgast nach ${place}.`,
      knows: "Linien wachsen an ihren Enden",
      why: `Die markierten Strecken führen über ${other} nach ${place}. Nach ${other} will er auch.`,
    }),
    ride: ({ place, other, points: paid }) => ({
      topic: "Der Fahrgast",
      says: "Am Ende eines Zuges reist der Fahrgast. Jede Linie, die er nutzt, bringt einen Punkt.",
      task: "Beende deinen Zug. Für die übrige Aktion bekommst du eine Abzweigmarke.",
      done: `Er fuhr nach ${place}, dann nach ${other}, beide Male mit dir: ${points(paid)}.`,
      knows: "Jede Linie, die der Fahrgast nutzt, zahlt",
      why: `Deine Linie ist schon in ${place}. Beende den Zug, damit er reisen kann.`,
    }),
    rail: ({ colour, place, points: paid }) => ({
      topic: "Fernbahnhöfe",
      says: "Eine Linie, die einen Fernbahnhof erreicht, bringt einen Punkt.",
      task: `Baue weiter bis ${place}.`,
      done: `${points(paid)} sofort, und wieder für jede andere Linie, die herkommt.`,
      knows: "Fernbahnhöfe: 1 Punkt für jede Linie",
      why: `Die markierte Strecke führt ${line(colour)} nach ${place}, einem Fernbahnhof.`,
    }),
    terminus: ({ colour, place, points: paid }) => ({
      topic: "Endstationen",
      says: "Eine Endstation am Rand der Karte bringt zwei Punkte und eine Marke.",
      task: `Beginne ${line(colour)} in ${place}.`,
      done: `${points(paid)}, und du hast jetzt zwei Abzweigmarken.`,
      knows: "Endstationen: 2 Punkte und eine Marke",
      why: `${line(colour)} beginnt in ${place}, einer Endstation.`,
    }),
    branch: ({ place, other }) => ({
      topic: "Abzweige",
      says: "Anderswo als an den Enden darf eine Linie abzweigen. Das kostet zwei Marken.",
      task: `Zweige an ${place} ab, Richtung ${other}.`,
      done: "Zwei Marken sind ausgegeben, und die Linie hat drei Enden.",
      knows: "Ein Abzweig kostet zwei Marken",
      why: `Die markierte Strecke zweigt in ${place} ab und führt nach ${other}.`,
    }),
    connection: ({ place, other, points: paid }) => ({
      topic: "Paare",
      says: "Zwei Stationen zeigen dasselbe Zeichen. Eine Linie an beiden bringt drei Punkte.",
      task: `${other} liegt an deiner Linie. ${place} zeigt dasselbe Zeichen: Baue dorthin.`,
      done: `${points(paid)} für das Paar.`,
      knows: "Beide Stationen eines Zeichens: 3 Punkte",
      why: `${place} ist die andere Station mit diesem Zeichen.`,
    }),
    wanted: ({ place, other }) => ({
      topic: "Wohin er will",
      says: "Er läuft so wenig wie möglich und nimmt dann so wenige Linien wie möglich.",
      task: `${place} liegt offen, dort will er hin. Baue dorthin und weiter nach ${other}.`,
      done: `Jetzt bringt ihn deine Linie ohne einen Schritt nach ${place}.`,
      knows: "Er läuft wenig, dann nutzt er wenige Linien",
      why: `Die markierten Strecken führen zuerst nach ${place} und dann weiter nach ${other}.`,
    }),
    loop: ({ place, points: paid }) => ({
      topic: "Ringe",
      says: "Eine Linie, die einen Ring schließt, wird für jede Station darin bezahlt.",
      task: `Ein Gleis fehlt. Schließe den Ring an ${place}.`,
      done: `${points(paid)}, einer für jede Station darin.`,
      knows: "Ringe: 1 Punkt für jede Station darin",
      why: `Nur das Gleis nach ${place} schließt ihn.`,
    }),
    choice: ({ colour, place, points: paid }) => ({
      topic: "Deine Wahl",
      says: "Sind Wege gleich gut, entscheidet, wer am Zug ist.",
      task: `Linie Blau und ${line(colour)} führen beide nach ${place}. Schick ihn mit deiner eigenen.`,
      done: `${points(paid)} für dich, keiner für Blau. Sind die Ziele aufgebraucht, gewinnen die meisten Punkte.`,
      knows: "Gleich gute Wege: Du wählst in deinem Zug",
      why: "Dieser Weg bezahlt die andere Seite.",
    }),
  },
};

export const commentary: typeof en.commentary = {
  welcome: "Vier Aktionen, dann reist der Fahrgast. Baue zu den Zielen, die offen liegen.",
  built: "An ihren Enden wachsen Linien ohne Kosten. Eine zweite nah beim Fahrgast gibt ihm eine Wahl, die dir zahlt.",
  token: "Eine Abzweigmarke. Mit zweien darf eine Linie überall abzweigen.",
  ride: (n) => `Der Fahrgast nutzte deine Gleise: ${points(n)}. Er zahlt jede Linie, die er nimmt, in jedem Zug.`,
  without: "Er reiste ohne dich. Gleise zwischen ihm und den offenen Zielen ändern das.",
  rail: (station) => `${station} ist ein Fernbahnhof: ein Punkt für jede Linie, die ihn erreicht.`,
  terminus: (station) => `${station} ist eine Endstation: zwei Punkte und eine Abzweigmarke.`,
  connection: "Beide Stationen eines Zeichens liegen jetzt an einer Linie: drei Punkte.",
  loop: (n) =>
    `Deine Linie hat einen Ring geschlossen: ${points(n)}, einer für jede Station darin. Größere zahlen wieder.`,
  left: "Der Stapel ist leer, der Fahrgast geht. Der Rest der Runde ist nur noch Bauen.",
  won: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}. Der Rückblick zeigt, was gezählt hat.`,
  lost: (mine, theirs) => `${mine} zu ${theirs}. Der Rückblick zeigt, wo Punkte liegen geblieben sind.`,
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples: typeof en.examples = {
  titles: {
    map: "Die Karte",
    extending: "Eine Linie wächst an ihren Enden",
    branching: "Mit zwei Marken zweigt sie überall ab",
    terminus: "Eine Linie erreicht eine Endstation",
    symbols: "Zwei Stationen mit einem Symbol",
    loop: "Ein Ring wird geschlossen",
    "goldhawk-road": "Wohin der Fahrgast zuerst geht",
    onward: "Und wohin er weitergeht",
  },
  player: (n) => `Spieler ${n}`,
  look: "Wähle eine Station, um zu sehen, was sie ist.",
  build: (line) => `Wähle, wo Linie ${line} gebaut wird.`,
  offer: (station, effort, isTaken) => (isTaken ? `${station}: ${effort}. Dorthin geht er.` : `${station}: ${effort}.`),
  equal: "Gleich gut: Es wählt, wer ihn schickt.",
};

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros: typeof en.intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Drei Aktionen",
      says: "Niemand beginnt mit Punkten. In der ersten Runde hat der erste Platz drei Aktionen, der letzte fünf.",
      task: `Nutze zwei deiner drei: Linie Rot über ${place} nach ${other}.`,
      done: "Eine Aktion bleibt in diesem kurzen Zug.",
      knows: "In der ersten Runde hat der erste Platz drei Aktionen",
      why: `Der Fahrgast will nach ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Anfangen",
      says: "Wer beginnt, schickt den Fahrgast zuerst. Die anderen gleichen das mit mehr Gleisen aus.",
      task: "Beende deinen Zug.",
      done: `Schon ${points(paid)}. Ab der zweiten Runde haben alle vier Aktionen.`,
      knows: "Später haben alle vier Aktionen",
      why: "Zwei Gleise reichen: Lass ihn reisen.",
    }),
  },
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Zwei Aktionen",
      says: "Niemand beginnt mit Punkten. In der ersten Runde hat der erste Platz zwei Aktionen, der letzte vier, alle anderen drei.",
      task: `Nutze beide für Linie Rot über ${place} nach ${other}.`,
      done: "Das war schon alles. Wer später kommt, baut mehr.",
      knows: "In der ersten Runde hat der erste Platz zwei Aktionen",
      why: `Der Fahrgast will nach ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Ein kurzer Anfang",
      says: "Der Fahrgast reist nach jedem Zug, wie kurz er auch war.",
      task: "Schicke ihn auf beide Fahrten.",
      done: `${points(paid)} mit zwei Gleisen. Ab der zweiten Runde haben alle vier Aktionen.`,
      knows: "Später haben alle vier Aktionen",
      why: "Deine Aktionen sind verbraucht: Lass ihn reisen.",
    }),
  },
  "last-round": {
    build: ({ place }) => ({
      topic: "Der Stapel ist leer",
      says: "Die letzte Runde. Sonst wäre der Fahrgast nun fort; hier bleibt er bis zu ihrem Ende.",
      task: `Baue Linie Blau bis ${place}: Er will noch in den Norden.`,
      done: "So lohnt es sich auch in den letzten Zügen, für ihn zu bauen.",
      knows: "Ist der Stapel leer, bleibt er bis zum Ende der Runde",
      why: `Von ${place} ist es nicht weit zum Expressziel.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "Bis zum Schluss",
      says: "Er reist weiter, solange Ziele offen liegen. Neue kommen nicht.",
      task: "Beende deinen Zug und sieh zu.",
      done: `${points(paid)}, und ${mine} zu ${theirs} im allerletzten Zug.`,
      knows: "Er reist, solange Ziele offen liegen",
      why: "Genug gebaut: Lass ihn reisen.",
    }),
  },
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "Eine besondere Karte",
      says: `${other} liegt unter den letzten fünf Karten des Stapels. Jetzt ist sie offen, und du führst.`,
      task: `Baue Linie Rot bis ${place}, wo er umsteigt, und bis ${other}.`,
      done: "Jetzt ist es das bequemste Ziel von allen.",
      knows: "Diese Karte ist eine der letzten fünf",
      why: `Er soll nach ${other}, mit deiner Linie.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "Endstation",
      says: `Kommt er nach ${place}, verlässt er sofort den Plan. Im Rest der Runde wird nur noch gebaut.`,
      task: "Beende deinen Zug und lass ihn gehen.",
      done: `${points(paid)} für beide, ${mine} zu ${theirs}, und keine Fahrten mehr: Du hast bestimmt, wann Schluss ist.`,
      knows: "Wer ihn dorthin schickt, beendet die Partie",
      why: "Mehr ist nicht zu bauen: Lass ihn reisen.",
    }),
  },
  movement: {
    build: ({ place, other }) => ({
      topic: "Zwei Karten",
      says: "Nur ein Expressziel und ein normales Ziel liegen offen. So ist allen klar, wohin er fährt.",
      task: `Baue Linie Rot über ${place} nach ${other}: beide Karten an einer Linie.`,
      done: "Er fährt erst zum Expressziel, dann zum normalen.",
      knows: "Ein Expressziel und ein normales liegen offen",
      why: `Die Karten zeigen ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Keine Wahl der Karte",
      says: "Nach jeder Fahrt kommt eine Karte derselben Art an die Stelle der alten.",
      task: "Beende deinen Zug und sieh zu.",
      done: `Zwei Fahrten, ${points(paid)}. Plane für die zwei Karten, die folgen.`,
      knows: "Jede Fahrt deckt eine Karte ihrer Art auf",
      why: "Mehr ist nicht zu bauen: Lass ihn reisen.",
    }),
  },
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "In einer Minute",
  says: {
    goal: "Bau deine Linien dort, wo der Fahrgast sie benutzt.",
    turn: "In deinem Zug hast du vier Aktionen. Jede baut ein Gleis oder bringt eine Abzweigmarke.",
    build: "Eine Linie wächst an ihren Enden. Überall sonst verzweigt sie sich, und das kostet zwei Marken.",
    score:
      "Linien bringen Punkte an Fernbahnhöfen und Endstationen, für zwei Stationen mit demselben Symbol und für Ringe.",
    passenger:
      "Dann reist der Fahrgast. Er geht so wenig wie möglich zu Fuß, und jede Linie, die er benutzt, bringt ihrem Besitzer 1 Punkt.",
    end: "Ist der Stapel der Ziele leer, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.",
  },
};
