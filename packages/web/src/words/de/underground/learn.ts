import type * as en from "../../en/underground/learn.ts";
import { list, points } from "../grammar.ts";

const COLOURS: Readonly<Record<string, string>> = { red: "Rot", black: "Schwarz", green: "Grün", orange: "Orange" };
const line = (colour: string): string => `Linie ${COLOURS[colour] ?? colour}`;

export const lesson: typeof en.lesson = {
  steps: {
    begin: ({ colour, place, other }) => ({
      topic: "Deine Linien",
      says: "Dir gehören vier Linien. Jeder Zug hat vier Aktionen, meist baust du damit Gleise.",
      task: `Beginne deine ${line(colour)}: Tippe auf die markierte Strecke zwischen ${place} und ${other}.`,
      done: "Eine neue Linie kann überall auf der Karte beginnen.",
      knows: "Vier Aktionen pro Zug, für deine eigenen Linien",
      why: `Beginne deine ${line(colour)} zwischen ${place} und ${other}, nahe beim Fahrgast.`,
    }),
    grow: ({ colour, place, other }) => ({
      topic: "Linien verlängern",
      says: "Eine Linie wächst an beiden Enden, und das kostet keine Marken.",
      task: `Der Fahrgast wartet in ${other}: Baue am einen Ende dorthin. Er will nach ${place}: Baue am anderen Ende dorthin.`,
      done: `Deine ${line(colour)} bringt ihn jetzt von ${other} nach ${place}.`,
      knows: "Eine Linie wächst an beiden Enden",
      why: `Baue zuerst nach ${other}, wo er wartet, dann nach ${place}.`,
    }),
    ride: ({ place, other, points: paid }) => ({
      topic: "Zwei Fahrten",
      says: "Nach jedem Zug macht der Fahrgast zwei Fahrten: zu einem Expressziel (Raute), dann zu einem normalen Ziel (Kreis).",
      task: "Jede Linie, die er benutzt, bringt ihrem Besitzer einen Punkt. Beende deinen Zug; für die ungenutzte Aktion bekommst du eine Abzweigmarke.",
      done: `Express nach ${place}, dann normal nach ${other}, beides auf deiner Linie: ${points(paid)}.`,
      knows: "Zwei Fahrten pro Zug: Express, dann normal. Benutzte Linien bringen Punkte",
      why: `Deine Linie reicht schon bis ${place}. Beende deinen Zug, damit er reisen kann.`,
    }),
    rail: ({ colour, place, other, points: paid }) => ({
      topic: "Punkte unterwegs",
      since: `Blau hat von Bank bis ${other} gebaut. Der Fahrgast fuhr auf deiner und der blauen Linie dorthin: je 1 Punkt.`,
      says: "Linien bringen auch Punkte, wo sie hinführen: an einem Fernbahnhof einen Punkt.",
      task: `Verlängere deine Linie bis ${place}.`,
      done: `Sofort ${points(paid)}. Jede andere Linie, die hierherkommt, bringt auch Punkte.`,
      knows: "Fernbahnhöfe: 1 Punkt für jede Linie",
      why: `Die markierte Strecke bringt deine ${line(colour)} nach ${place}, einem Fernbahnhof.`,
    }),
    terminus: ({ colour, place, points: paid }) => ({
      topic: "Endstationen",
      says: "Eine Linie, die eine Endstation am Rand der Karte erreicht, bringt dir zwei Punkte und eine Marke.",
      task: `Beginne deine ${line(colour)} in ${place}.`,
      done: `${points(paid)}, und du hast jetzt zwei Abzweigmarken.`,
      knows: "Endstationen: 2 Punkte und eine Abzweigmarke",
      why: `Beginne deine ${line(colour)} in ${place}, einer Endstation.`,
    }),
    branch: ({ place, other }) => ({
      topic: "Abzweige",
      says: "Du kannst auch aus der Mitte einer Linie bauen. Ein solcher Abzweig kostet zwei Marken.",
      task: `Zweige in ${place} ab, Richtung ${other}.`,
      done: "Du hast zwei Marken ausgegeben, und deine Linie hat jetzt drei Enden.",
      knows: "Ein Abzweig kostet zwei Marken",
      why: `Die markierte Strecke zweigt in ${place} ab und führt nach ${other}.`,
    }),
    connection: ({ place, other, points: paid }) => ({
      topic: "Umsteigestationen",
      says: "Zwei Stationen zeigen dasselbe Symbol. Eine Linie, die beide erreicht, bringt drei Punkte.",
      task: `${other} liegt an deiner Linie. ${place} hat dasselbe Symbol: Baue dorthin.`,
      done: `${points(paid)} für das Paar.`,
      knows: "Beide Stationen mit einem Symbol: 3 Punkte",
      why: `${place} ist die andere Station mit diesem Symbol.`,
    }),
    wanted: ({ place, other }) => ({
      topic: "Wohin der Fahrgast reist",
      since: `Du hast deinen Zug beendet, und Blau hat nach ${place} gebaut.`,
      says: "Der Fahrgast geht so wenig wie möglich zu Fuß. Dann benutzt er so wenige Linien wie möglich.",
      task: `${place} liegt offen, also will er dorthin. Baue bis dort und dann weiter nach ${other}.`,
      done: `Deine Linie kann ihn jetzt ohne Fußweg nach ${place} bringen.`,
      knows: "Zuerst möglichst wenig Fußweg, dann möglichst wenige Linien",
      why: `Die markierten Strecken führen zuerst nach ${place} und dann weiter nach ${other}.`,
    }),
    loop: ({ place, points: paid }) => ({
      topic: "Ringe",
      says: "Eine Linie, die einen Ring schließt, bringt einen Punkt für jede Station darin.",
      task: `Es fehlt noch ein Gleis. Schließe den Ring in ${place}.`,
      done: `${points(paid)}: einer für jede Station darin.`,
      knows: "Ringe: 1 Punkt für jede Station darin",
      why: `Nur das Gleis nach ${place} schließt den Ring.`,
    }),
    choice: ({ colour, place, points: paid }) => ({
      topic: "Deine Wahl",
      says: "Sind mehrere Wege gleich gut, wählt der Spieler, der am Zug ist.",
      task: `Linie Blau und ${line(colour)} führen beide nach ${place}. Schick ihn auf deine eigene Linie.`,
      done: `${points(paid)} für dich, keiner für Blau. Die Partie endet nach der Runde, in der der Stapel leer wird. Wer die meisten Punkte hat, gewinnt.`,
      knows: "Gleich gute Wege: In deinem Zug wählst du",
      why: "Dieser Weg bringt deinem Gegner Punkte.",
    }),
  },
};

export const commentary: typeof en.commentary = {
  welcome: "Wähle ein Plus auf der Karte, um zu bauen; nach vier Aktionen reist der Fahrgast zu offenen Zielen.",
  built:
    "Eine Linie an ihren Enden zu verlängern ist kostenlos, und eine zweite nahe beim Fahrgast kann auch Punkte bringen.",
  token: "Mit zwei Abzweigmarken kannst du überall an einer Linie abzweigen.",
  ride: "Jede deiner Linien, die der Fahrgast benutzt, bringt Punkte, in jedem Zug.",
  without: "Baue Gleise zwischen dem Fahrgast und den offenen Zielen, damit er deine Linien benutzt.",
  forgot: "Er ist nur mit deinen Linien gefahren, deshalb hast im Zug deines Gegners nur du gepunktet.",
  walked: "Er ging den ganzen Weg zu Fuß, ohne Punkte für jemanden: Baue dort, wohin er als Nächstes will.",
  rail: (station) => `Ein Fernbahnhof wie ${station} bringt 1 Punkt für jede Linie, die ihn erreicht.`,
  terminus: (station) => `Eine Endstation wie ${station} bringt zwei Punkte und eine Abzweigmarke.`,
  connection: "Zwei Stationen mit demselben Symbol an einer Linie bringen drei Punkte.",
  loop: "Ein Ring bringt einen Punkt für jede Station darin, und ein größerer noch einmal für neue Stationen.",
  left: "Der Stapel ist leer und der Fahrgast geht, also baust du bis zum Ende der Runde nur noch.",
  won: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}: Die Analyse zeigt, was den Unterschied gemacht hat.`,
  lost: (mine, theirs) => `Du hast verloren, ${mine} zu ${theirs}: Die Analyse zeigt, wo dir Punkte entgangen sind.`,
  hints: {
    order: "Liegt eine Raute offen, reist der Fahrgast zuerst dorthin und danach zu einem Kreis.",
    forecast: "Die Vorschau zeigt, wohin er jetzt reisen würde, und ändert sich mit jedem Gleis, das du baust.",
    way: "Er geht so wenig wie möglich zu Fuß und nimmt von diesen Wegen den mit den wenigsten Linien.",
    stations: "Eine Endstation bringt 2 Punkte und eine Abzweigmarke, ein Fernbahnhof bringt 1 Punkt.",
    token: "Aktionen, mit denen du nicht baust, werden zu Abzweigmarken: Mit zweien kannst du überall abzweigen.",
  },
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples: typeof en.examples = {
  titles: {
    map: "Die Karte",
    extending: "Eine Linie an ihren Enden verlängern",
    branching: "Für zwei Marken abzweigen",
    terminus: "Eine Endstation erreichen",
    symbols: "Zwei Stationen mit demselben Symbol",
    loop: "Einen Ring schließen",
    "goldhawk-road": "Wohin der Fahrgast zuerst reist",
    onward: "Wohin der Fahrgast danach reist",
  },
  player: (n) => `Spieler ${n}`,
  whose: (player, lines) => `${player}: ${list(lines)}`,
  look: "Wähle eine Station, um ihre Art zu sehen.",
  build: (line) => `Wähle, wo du Linie ${line} baust.`,
  offer: (station, effort, isTaken) =>
    isTaken ? `${station}: ${effort}. Hierhin reist er.` : `${station}: ${effort}.`,
  equal: "Gleich gut: Der Spieler, der am Zug ist, wählt.",
};

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros: typeof en.intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Drei Aktionen",
      says: "Niemand beginnt mit Punkten. In der ersten Runde hat der Startspieler drei Aktionen und der letzte Spieler fünf.",
      task: `Nutze zwei deiner drei Aktionen: Baue Linie Rot über ${place} nach ${other}.`,
      done: "In diesem kurzen Zug hast du noch eine Aktion.",
      knows: "Erste Runde: drei Aktionen für den Startspieler",
      why: `Der Fahrgast will nach ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Zuerst dran",
      says: "Der Startspieler schickt auch den Fahrgast zuerst. Die anderen bauen zum Ausgleich mehr.",
      task: "Beende deinen Zug.",
      done: `Schon ${points(paid)}. Ab der zweiten Runde haben alle vier Aktionen.`,
      knows: "Später haben alle vier Aktionen",
      why: "Zwei Gleise reichen. Lass ihn reisen.",
    }),
  },
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Zwei Aktionen",
      says: "Niemand beginnt mit Punkten. In der ersten Runde hat der Startspieler zwei Aktionen, der letzte Spieler vier, und alle anderen haben drei.",
      task: `Nutze beide, um Linie Rot über ${place} nach ${other} zu bauen.`,
      done: "Mehr baust du in diesem Zug nicht. Spätere Spieler bauen mehr.",
      knows: "Erste Runde: zwei Aktionen für den Startspieler",
      why: `Der Fahrgast will nach ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Ein kurzer Anfang",
      says: "Der Fahrgast reist nach jedem Zug, sogar nach einem kurzen.",
      task: "Schicke ihn auf beide Fahrten.",
      done: `${points(paid)} mit zwei Gleisen. Ab der zweiten Runde haben alle vier Aktionen.`,
      knows: "Später haben alle vier Aktionen",
      why: "Du hast deine Aktionen verbraucht. Lass ihn reisen.",
    }),
  },
  "last-round": {
    build: ({ place }) => ({
      topic: "Der Stapel ist leer",
      says: "Das ist die letzte Runde. Normalerweise wäre der Fahrgast weg. Mit dieser Option bleibt er bis zum Ende der Runde.",
      task: `Baue deine Linie Blau bis ${place}. Der Fahrgast will noch nach Norden.`,
      done: "So lohnt es sich bis zum letzten Zug, für ihn zu bauen.",
      knows: "Er bleibt bis zum Ende der Runde",
      why: `Das Expressziel liegt nahe bei ${place}.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "Bis zum Schluss",
      says: "Er reist weiter, solange Ziele offen liegen. Neue werden nicht aufgedeckt.",
      task: "Beende deinen Zug und sieh ihm beim Reisen zu.",
      done: `${points(paid)}, und du gewinnst ${mine} zu ${theirs} im allerletzten Zug.`,
      knows: "Er reist, solange Ziele offen liegen",
      why: "Du hast genug gebaut. Lass ihn reisen.",
    }),
  },
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "Eine besondere Karte",
      says: `${other} ist immer eine der letzten fünf Karten des Stapels. Jetzt liegt die Karte offen, und du führst.`,
      task: `Verlängere deine Linie Rot bis ${place}, wo er umsteigt, und bis ${other}.`,
      done: "Jetzt ist dieses Ziel am leichtesten zu erreichen.",
      knows: "Die Karte ist eine der letzten fünf",
      why: `Bring ihn auf deiner Linie nach ${other}.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "Ende der Fahrten",
      says: `Kommt er nach ${place}, verlässt er sofort den Spielplan. Bis zum Ende der Runde bauen die Spieler nur noch.`,
      task: "Beende deinen Zug und lass ihn reisen.",
      done: `${points(paid)} für jeden: ${mine} zu ${theirs}, und keine Fahrten mehr. Du hast bestimmt, wann Schluss ist.`,
      knows: "Schickst du ihn dorthin, ist es die letzte Runde",
      why: "Es gibt nichts mehr zu bauen. Lass ihn reisen.",
    }),
  },
  movement: {
    build: ({ place, other }) => ({
      topic: "Zwei Karten",
      says: "Nur ein Expressziel und ein normales Ziel liegen offen, also wissen alle, wohin er reist.",
      task: `Baue deine Linie Rot über ${place} nach ${other}: beide Ziele an einer Linie.`,
      done: "Er reist erst zum Expressziel, dann zum normalen Ziel.",
      knows: "Ein Expressziel und ein normales Ziel",
      why: `Die Karten zeigen ${place} und ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Kein Ziel zur Wahl",
      says: "Nach den Fahrten wird jede Karte durch eine neue derselben Art ersetzt.",
      task: "Beende deinen Zug und sieh ihm beim Reisen zu.",
      done: `Zwei Fahrten, ${points(paid)}. Plane für die nächsten zwei Karten.`,
      knows: "Jede Karte wird durch eine derselben Art ersetzt",
      why: "Es gibt nichts mehr zu bauen. Lass ihn reisen.",
    }),
  },
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute: typeof en.minute = {
  title: "In einer Minute",
  says: {
    goal: "Bau deine Linien dort, wo der Fahrgast sie benutzt.",
    turn: "In deinem Zug hast du vier Aktionen. Mit jeder baust du ein Gleis oder nimmst eine Abzweigmarke.",
    build: "Eine Linie wächst an ihren Enden. Überall sonst verzweigt sie sich, und das kostet zwei Marken.",
    score:
      "Linien bringen Punkte an Fernbahnhöfen und Endstationen, für zwei Stationen mit demselben Symbol und für Ringe.",
    passenger:
      "Dann reist der Fahrgast. Er geht so wenig wie möglich zu Fuß, und jede Linie, die er benutzt, bringt ihrem Besitzer 1 Punkt.",
    end: "Ist der Stapel der Ziele leer, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.",
  },
};
