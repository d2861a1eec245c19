import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import type { LandmarkName } from "@interchange/metro/modules/london/data";
import { count, hue, hued, landmark, points } from "../../../../../words/de/grammar.ts";
import type { Landmark } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "London",
  short: "das Taxi fährt",
  pieces: ["8 Sehenswürdigkeiten", "ein Taxi", "32 Touristen"],
  about: [
    "Auf jedem inneren Feld wartet ein Tourist.",
    "Legst du ein Plättchen auf ihn, fährt das Taxi zum nächsten Taxifeld in der Farbe des Touristen.",
    "Jedes Taxifeld bringt dir einen Punkt, höchstens vier.",
  ],
  options: {
    "london-start": {
      label: "Wo das Taxi startet",
      values: {
        random: { label: "Zufällig", about: "Auf dem Pfeil am einen oder anderen Ende der Reihe." },
        left: { label: "Links" },
        right: { label: "Rechts" },
      },
    },
    "london-failed-drive": {
      label: "Wenn die Farbe zu weit weg ist",
      values: {
        "4": { label: "Das Taxi fährt vier", about: "Es fährt vier Taxifelder, und niemand bekommt Punkte." },
        "0": { label: "Das Taxi bleibt", about: "Es bleibt stehen, und niemand bekommt Punkte." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: {
    title: "London: Sehenswürdigkeiten",
    about:
      "Die Farben der Taxifelder auf jeder Sehenswürdigkeit: die obere Spur von links nach rechts, die untere von rechts nach links.",
  },
};

export const terms: typeof en.terms = {
  "london-start":
    "Das Taxi fährt um die Reihe der Sehenswürdigkeiten: auf der oberen Spur nach rechts, auf der unteren zurück. Sein Start entscheidet, welche Spur es zuerst nimmt.",
  "london-failed-drive":
    "Das Taxi sucht die Farbe des Touristen auf den nächsten vier Taxifeldern. Diese Option legt fest, wohin es fährt, wenn keines davon sie hat.",
};

export const intro: typeof en.intro = {
  taxi: ({ place, points: paid }) => ({
    topic: "Das Taxi",
    says: "Legst du ein Plättchen auf einen Touristen, fährt das Taxi zum nächsten Taxifeld in der Farbe des Touristen, höchstens vier Taxifelder weit.",
    task: `Lege dein Plättchen auf ${place} und zähle die Taxifelder mit.`,
    done: `Du bekommst sofort ${points(paid)}: einen für jedes Taxifeld, das es gefahren ist.`,
    knows: "Jedes Taxifeld, das das Taxi fährt, bringt dir einen Punkt",
    why: `Der Tourist auf ${place} lässt das Taxi fahren.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Wie weit",
    says: "Mehr als vier Punkte gibt es nicht. Hat keines der nächsten vier Taxifelder die Farbe, fährt das Taxi trotzdem vier, und du bekommst keine Punkte.",
    task: `Gelb ist genau vier Taxifelder entfernt. Lege dein Plättchen auf ${place}.`,
    done: `${points(paid)}. Sieh dir die Strecke des Taxis an, bevor du ein Feld wählst.`,
    knows: "Höchstens vier Taxifelder oder gar nichts",
    why: `Für den Touristen auf ${place} fährt das Taxi vier Taxifelder.`,
  }),
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Tower Bridge": landmark("Tower Bridge", "die"),
  "Tower of London": landmark("Tower of London", "der"),
  "Trafalgar Square": landmark("Trafalgar Square", "der"),
  "Palace of Westminster": landmark("Westminster-Palast", "der"),
  "Big Ben": landmark("Big Ben", "der"),
  "Buckingham Palace": landmark("Buckingham-Palast", "der"),
  "London Eye": landmark("London Eye", "das"),
  "St. Paul's Cathedral": landmark("St.-Pauls-Kathedrale", "die"),
};

const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];
const spacesOf = (n: number): string => count(n, "Taxifeld", "Taxifelder");

export const words: typeof en.words = {
  named: (name) => called(name).name,
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, name) => `Das Taxi steht auf einem ${hued(colour, "en")} Taxifeld ${called(name).at}.`,
  onArrow: "Das Taxi steht auf einem Pfeil, vor dem ersten Taxifeld einer Spur.",
  notYet: "Wo das Taxi startet, steht noch nicht fest.",
  ahead: (spaces) => `Vor ihm: ${spaces.map((colour, at) => `${at + 1} ${hue(colour)}`).join(", ")}.`,
  wouldReach: (spaces) => `Es würde ${spacesOf(spaces)} fahren.`,
  wouldStay: "Es würde stehen bleiben.",
  circuitAbout: "Das Taxi fährt im Uhrzeigersinn. Die Zahlen sind die Punkte für einen Touristen dieser Farbe.",
  arrow: (arrow) => (arrow ? "Rechts" : "Links"),
  drive: "Taxi",
  step: (distance, colour, isReached) => `${distance}: ${hue(colour)}${isReached ? ", hier hält das Taxi" : ""}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    drove: {
      log: (colour, spaces) => `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}`,
      ledger: (colour, spaces) => `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}: ${points(spaces)}`,
    },
    missed: {
      log: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu erreichen`
          : `das Taxi bleibt stehen: ${hue(colour)} ist zu weit weg`,
      ledger: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu erreichen: keine Punkte`
          : `das Taxi bleibt stehen, ${hue(colour)} ist zu weit weg: keine Punkte`,
    },
  },
  awards: { taxi: "Taxifahrten" },
  refusals: {
    notNow: "Reihe, Taxi und Touristen werden vor der Partie aufgestellt.",
  },
};
