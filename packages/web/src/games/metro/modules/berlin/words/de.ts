import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/berlin/data";
import { colours, count, hued, inside, points } from "../../../../../words/de/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "Tickets sammeln",
  pieces: ["8 Sehenswürdigkeiten", "64 Tickets"],
  about: [
    "Auf sechzehn Feldern steht je ein Tourist.",
    "Eine gewertete Linie bringt jedes Mal ein Ticket, wenn sie an einem vorbeiführt.",
    "Am Ende gibt es Preise für die meisten und zweitmeisten Tickets jeder Farbe.",
  ],
  options: {
    "berlin-sides": {
      label: "Preise",
      values: {
        a: { label: "Seite A", about: "Alle Sehenswürdigkeiten sind etwa gleich viel wert." },
        b: { label: "Seite B", about: "Manche Sehenswürdigkeiten sind viel mehr wert als andere." },
        mixed: { label: "Gemischt", about: "Der Zufall entscheidet über die Seite jeder Sehenswürdigkeit." },
      },
      mix: {
        label: "Eigene Mischung",
        about: "Wähle eine Seite für jede Sehenswürdigkeit, in der Reihenfolge, in der sie liegen.",
        each: (landmark, side) => `Sehenswürdigkeit ${landmark}: Seite ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Tickets, die niemand bekommt",
      values: {
        yes: { label: "Zählen mit", about: "Wie die Tickets eines weiteren Spielers, dessen Preise verfallen." },
        no: { label: "Zählen nicht" },
      },
    },
    "berlin-ties": {
      label: "Gleichstand, außer zu zweit an der Spitze",
      values: {
        shared: {
          label: "Geteilt",
          about: "Drei oder mehr Spieler an der Spitze teilen sich beide Preise, mehrere Zweite den niedrigeren.",
        },
        "two-only": { label: "Bringt keine Preise", about: "Nur zwei Spieler an der Spitze teilen sich die Preise." },
      },
    },
  },
  unprinted: {
    prizes: "Die Preise der Sehenswürdigkeiten",
    squares: "Wo die Touristen beginnen",
  },
  box: {
    title: "Berlin: Sehenswürdigkeiten",
    about:
      "Die Preise für die meisten und zweitmeisten Tickets auf beiden Seiten jeder Sehenswürdigkeit und die Felder, auf denen die Touristen beginnen.",
  },
};

export const terms: typeof en.terms = {
  "berlin-sides":
    "Jede Sehenswürdigkeit hat zwei Preise: für die meisten und für die zweitmeisten Tickets ihrer Farbe. Die beiden Seiten haben verschiedene Preise.",
  "berlin-virtual":
    "Auch geschlossene Kreise und Linien ohne Besitzer führen an Touristen vorbei. Diese Option legt fest, ob ihre Tickets trotzdem mit deinen konkurrieren.",
  "berlin-ties":
    "Haben zwei Spieler die meisten Tickets, teilen sie sich beide Preise. Diese Option regelt den Gleichstand von drei oder mehr Spielern und den um die zweitmeisten Tickets.",
};

export const intro: typeof en.intro = {
  tourist: ({ place }) => ({
    topic: "Touristen",
    says: "Legst du ein Plättchen auf einen Touristen, bleibt er für den Rest der Partie auf diesem Plättchen.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: "Der blaue Tourist steht jetzt auf dem Plättchen und zählt für die Linien aller Spieler.",
    knows: "Touristen bleiben auf dem Plättchen unter ihnen",
    why: `Der blaue Tourist steht auf ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "Eine gewertete Linie bringt jedes Mal, wenn sie an einem Touristen vorbeiführt, ein Ticket in seiner Farbe.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)} und ein blaues Ticket. Am Ende gibt es Preise für die meisten und zweitmeisten Tickets jeder Farbe.`,
    knows: "Sammle die meisten Tickets einer Farbe, um einen Preis zu gewinnen",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
};

const tickets = (n: number, colour: Colour): string =>
  count(n, `${hued(colour, "es")} Ticket`, `${hued(colour, "e")} Tickets`);

const LANDMARKS: Readonly<Record<LandmarkName, string>> = {
  Alexanderplatz: "Alexanderplatz",
  "Rotes Rathaus": "Rotes Rathaus",
  "Berlin Cathedral": "Berliner Dom",
  Reichstag: "Reichstag",
  "Museum Island": "Museumsinsel",
  "Victory Column": "Siegessäule",
  "Kaiser Wilhelm Memorial Church": "Gedächtniskirche",
  "Brandenburg Gate": "Brandenburger Tor",
};

export const words: typeof en.words = {
  named: (name) => LANDMARKS[name as LandmarkName],
  landmark: "Meiste / zweite",
  prizes: (higher, lower) => `${higher} / ${lower}`,
  prizesFor: (higher, lower) => `${higher} für die meisten Tickets, ${lower} für die zweitmeisten`,
  side: (side) => `Seite ${side ? "B" : "A"}`,
  left: "Übrig",
  leftFor: "Tickets, die niemand hat",
  colourOf: (colour) => `${colours[colour]},`,
  caption:
    "Die Tickets aller Spieler an jeder Sehenswürdigkeit. Eine Zahl mit + ist der Preis, wenn die Partie jetzt zu Ende wäre.",
  virtual: "Tickets, die niemand hat, zählen wie die eines weiteren Spielers, dessen Preise verfallen.",
  noVirtual: "Tickets, die niemand hat, zählen nicht.",
  cell: (n, prize) =>
    `${n ? count(n, "Ticket", "Tickets") : "keine Tickets"}${prize ? `, würde ${prize} bringen` : ""}`,
  none: "–",
  wins: (prize) => `+${prize}`,
  total: "Bisher",
  note: (points) => `Tickets ${points}`,
  yours: "Deine Preise",
  change: (before, after) => `von ${before} auf ${count(after, "Punkt", "Punkte")}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    tickets: {
      log: (who, colour, n) => `${inside(who)} ${who.isYou ? "bekommst" : "bekommt"} ${tickets(n, colour)}`,
      ledger: (who, colour, n) => `${inside(who)}: ${tickets(n, colour)}`,
    },
    tourist: {
      log: (colour) => `der ${hued(colour, "e")} Tourist steht jetzt auf dem Plättchen`,
      ledger: (colour) => `der ${hued(colour, "e")} Tourist bleibt auf diesem Plättchen`,
    },
  },
  awards: { tickets: (colour) => `${hued(colour, "e")} Tickets` },
  refusals: {
    notNow: "Sehenswürdigkeiten und Touristen werden vor der Partie aufgestellt.",
  },
};
