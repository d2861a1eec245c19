import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, points, signed } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Nummerierte Bahnhöfe",
  short: "geheime Nummern",
  pieces: ["32 Nummern"],
  about: "Du hast geheime Nummern von Bahnhöfen. Am Ende bringt jede Linie, die an einem davon endet, auch dir Punkte.",
  options: {
    "numbers-each": {
      label: "Nummern für jeden",
      values: {
        "1": { label: "Eine von jeder Seite" },
        "2": { label: "Zwei von jeder Seite", about: "Für bis zu vier." },
        "3": { label: "Drei von jeder Seite", about: "Zu zweit." },
        "4": { label: "Vier von jeder Seite", about: "Zu zweit." },
      },
    },
    "numbers-ownerless": {
      label: "Herrenlose Linien",
      values: {
        no: { label: "Bringen Nummern nichts" },
        yes: { label: "Bringen Nummern auch etwas" },
        "centre-too": {
          label: "Auch aus dem Zentrum",
          about: "Gleise, die aus dem Zentrum führen, bringen ihre doppelte Länge, obwohl sie niemandem gehören.",
        },
      },
    },
    "numbers-open": {
      label: "Nummern",
      values: {
        no: { label: "Geheim" },
        yes: { label: "Offen", about: "Alle sehen die Nummern aller." },
      },
    },
  },
  unprinted: {
    groups: "Wie die Nummern in Gruppen geteilt sind",
  },
  box: {
    title: "Nummerierte Bahnhöfe: Nummern",
    about: "Die Nummern auf den Plättchen jeder Farbe. Sie werden Farbe für Farbe verteilt.",
  },
};

export const terms: typeof en.terms = {
  "numbers-each":
    "Die Bahnhöfe jeder Seite des Plans werden für sich verteilt. Mit mehr Nummern bringen dir mehr Linien etwas, und es gibt mehr zu planen.",
  "numbers-ownerless":
    "Eine Nummer bringt dir, was die Linie wert war, die dort endete. Hier steht, ob diese Linie jemandem gehören muss.",
  "numbers-open":
    "Ob alle die Nummern aller schon während der Partie sehen. Geheim kannst du einer Linie helfen, die dich scheinbar nichts angeht.",
};

export const intro: typeof en.intro = {
  own: ({ line, points: paid }) => ({
    topic: "Deine Nummern",
    says: "Du hast vier geheime Nummern von Bahnhöfen. Eine Linie, die dort endet, zahlt dir am Ende noch einmal.",
    task: `Du hast die 7. Beende Linie ${line} in ihrem eigenen Bahnhof.`,
    done: `${points(paid)} jetzt, und am Ende noch einmal so viel.`,
    knows: "Linien an deinen Nummern zahlen noch einmal",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
  theirs: ({ line, theirs }) => ({
    topic: "Fremde Linien",
    says: "Wem die Linie gehört, ist gleich.",
    task: `Du hast die 31. Führe die blaue Linie ${line} dorthin.`,
    done: `Blau bekommt ${points(theirs)}, und du am Ende ebenso viel.`,
    knows: "Auch fremde Linien zahlen deinen Nummern",
    why: `Linie ${line} verlässt ihren Bahnhof am markierten Feld.`,
  }),
};

export const words: typeof en.words = {
  number: "Nummer",
  line: "Linie, die dort endete",
  pays: "Bringt",
  none: "noch keine",
  ended: (number, square, owner) =>
    `${number === undefined ? `aus dem Zentrum neben ${square}` : `Linie ${number}`}, ${owner?.name ?? "herrenlos"}`,
  total: "Stand der Linien",
  secret: "Nur du kennst sie. Ihre Bahnhöfe sind auf dem Plan umrandet.",
  others: "Nummern der anderen",
  unknown: "eine Nummer, die du nicht kennst",
  card: (number, points) => `Nummer ${number}, ${count(points, "Punkt", "Punkte")}`,
  ledger: "Deine Nummern",
  signed,
  award: (number) => `Linie in Bahnhof ${number}`,
  refusals: { drawOwed: "Nummern werden vor der Partie ausgelost." },
};
