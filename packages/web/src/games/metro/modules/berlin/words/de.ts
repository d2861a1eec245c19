import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, hued, inside, points } from "../../../../../words/de/grammar.ts";
import type { Colour } from "@interchange/boards/palette";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "die meisten Tickets",
  pieces: ["8 Sehenswürdigkeiten", "64 Tickets"],
  about:
    "Auf sechzehn Feldern stehen Touristen. Eine gewertete Linie bringt ein Ticket für jedes Mal, das sie an einem vorbeifährt; am Ende gewinnen die meisten und zweitmeisten Tickets einer Farbe Preise.",
  options: {
    "berlin-sides": {
      label: "Preise",
      values: {
        a: { label: "Seite A", about: "Alle Sehenswürdigkeiten sind etwa gleich viel wert." },
        b: { label: "Seite B", about: "Manche Sehenswürdigkeiten sind viel mehr wert als andere." },
        mixed: { label: "Gemischt", about: "Das Los dreht jede Sehenswürdigkeit auf eine der Seiten." },
      },
      mix: {
        label: "Eigene Mischung",
        about: "Eine Seite für jede Sehenswürdigkeit, in der Reihenfolge, in der sie stehen.",
        each: (landmark, side) => `Sehenswürdigkeit ${landmark}: Seite ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Tickets, die niemand bekommt",
      values: {
        yes: { label: "Zählen mit", about: "Wie die eines weiteren Spielers, dessen Preise verfallen." },
        no: { label: "Zählen nicht" },
      },
    },
    "berlin-ties": {
      label: "Gleichstand, außer zu zweit an der Spitze",
      values: {
        shared: {
          label: "Geteilt",
          about: "Drei Gleiche an der Spitze teilen beide Preise, Gleiche auf dem zweiten Platz den kleineren.",
        },
        "two-only": { label: "Bringt nichts", about: "Nur zwei Gleiche an der Spitze teilen sich die Preise." },
      },
    },
  },
  unprinted: {
    prizes: "Die Preise der Sehenswürdigkeiten",
    squares: "Wo die Touristen stehen",
  },
  box: {
    title: "Berlin: Sehenswürdigkeiten",
    about:
      "Auf beiden Seiten jeder Sehenswürdigkeit, was die meisten und was die zweitmeisten Tickets gewinnen, und die Felder der Gruppen.",
  },
};

export const terms: typeof en.terms = {
  "berlin-sides":
    "Jede Sehenswürdigkeit hat zwei Preise, für die meisten und für die zweitmeisten Tickets ihrer Farbe. Wie hoch sie sind, hängt von der Seite ab.",
  "berlin-virtual":
    "Auch Kreise und herrenlose Linien fahren an Touristen vorbei. Hier steht, ob Tickets, die so verfallen, mit deinen noch um die Preise streiten.",
  "berlin-ties":
    "Zwei, die gleich viele und die meisten Tickets haben, teilen sich beide Preise. Hier steht, was bei mehr als zweien gilt und bei Gleichstand auf dem zweiten Platz.",
};

export const intro: typeof en.intro = {
  tourist: ({ place }) => ({
    topic: "Touristen",
    says: "Ein Tourist, über den du baust, bleibt den Rest der Partie auf dem Plättchen.",
    task: `Baue auf ${place}.`,
    done: "Dort steht jetzt der blaue Tourist, für alle Linien.",
    knows: "Touristen bleiben auf dem Plättchen",
    why: `Der Tourist, um den es geht, steht auf ${place}.`,
  }),
  ticket: ({ line, points: paid }) => ({
    topic: "Tickets",
    says: "Eine gewertete Linie bringt ein Ticket in der Farbe jedes Touristen, an dem sie vorbeikommt.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)} und ein blaues Ticket. Die meisten und zweitmeisten einer Farbe gewinnen am Ende Preise.`,
    knows: "Die meisten Tickets einer Farbe gewinnen",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};

const tickets = (n: number, colour: Colour): string =>
  count(n, `${hued(colour, "es")} Ticket`, `${hued(colour, "e")} Tickets`);

const NAMES: Readonly<Record<string, string>> = {
  "Berlin Cathedral": "Berliner Dom",
  "Museum Island": "Museumsinsel",
  "Victory Column": "Siegessäule",
  "Kaiser Wilhelm Memorial Church": "Gedächtniskirche",
  "Brandenburg Gate": "Brandenburger Tor",
};

export const words: typeof en.words = {
  named: (name) => NAMES[name] ?? name,
  landmark: "Meiste / zweite",
  prizes: (higher, lower) => `${higher} / ${lower}`,
  prizesFor: (higher, lower) => `${higher} für die meisten, ${lower} für die zweitmeisten`,
  side: (side) => `Seite ${side ? "B" : "A"}`,
  left: "Frei",
  leftFor: "Tickets, die niemand hat",
  colourOf: (colour) => `${colours[colour]},`,
  caption: "Die Tickets aller an jeder Sehenswürdigkeit; mit +, was sie gewännen, wenn die Partie jetzt endete.",
  virtual: "Übrige Tickets zählen wie die eines weiteren Spielers, dessen Preise verfallen.",
  noVirtual: "Übrige Tickets zählen nicht.",
  cell: (n, prize) => `${n ? count(n, "Ticket", "Tickets") : "keine Tickets"}${prize ? `, brächte ${prize}` : ""}`,
  none: "–",
  wins: (prize) => `+${prize}`,
  total: "Stand jetzt",
  note: (points) => `Tickets ${points}`,
  yours: "Deine Preise",
  change: (before, after) => `${before} auf ${count(after, "Punkt", "Punkte")}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    tickets: {
      log: (who, colour, n) => `${inside(who)} ${who.isYou ? "bekommst" : "bekommt"} ${tickets(n, colour)}`,
      ledger: (who, colour, n) => `${inside(who)}: ${tickets(n, colour)}`,
    },
    tourist: {
      log: (colour) => `der ${hued(colour, "e")} Tourist steht auf dem Plättchen`,
      ledger: (colour) => `der ${hued(colour, "e")} Tourist steht dann auf diesem Plättchen`,
    },
  },
  awards: { tickets: (colour) => `${hued(colour, "e")} Tickets` },
  refusals: {
    notNow: "Sehenswürdigkeiten und Touristen werden vor der Partie ausgelegt.",
  },
};
