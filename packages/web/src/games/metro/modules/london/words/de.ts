import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { count, hue, hued, points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "London",
  short: "das Taxi fährt",
  pieces: ["8 Straßen", "ein Taxi", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, fährt das Taxi zum nächsten Platz seiner Farbe: Die Strecke bringt dir Punkte, höchstens vier.",
  options: {
    "london-start": {
      label: "Wo das Taxi beginnt",
      values: {
        random: { label: "Das Los entscheidet", about: "Auf dem Pfeil am einen oder anderen Ende der Reihe." },
        left: { label: "Links" },
        right: { label: "Rechts" },
      },
    },
    "london-failed-drive": {
      label: "Wenn die Farbe zu weit ist",
      values: {
        "4": { label: "Das Taxi fährt vier", about: "Es fährt vier Plätze, und niemand bekommt etwas." },
        "0": { label: "Das Taxi bleibt", about: "Es bleibt stehen, und niemand bekommt etwas." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Straßen",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: {
    title: "London: Sehenswürdigkeiten",
    about:
      "Die Farben der Plätze an jeder Sehenswürdigkeit: die obere Spur von links nach rechts, die untere von rechts nach links.",
  },
};

export const terms: typeof en.terms = {
  "london-start":
    "Das Taxi fährt um die Reihe der Sehenswürdigkeiten: auf der oberen Spur nach rechts, auf der unteren zurück. Sein Start sagt, welche zuerst kommt.",
  "london-failed-drive":
    "Das Taxi sucht die Farbe des Touristen auf den nächsten vier Plätzen. Hier steht, wo es bleibt, wenn keiner sie hat.",
};

export const intro: typeof en.intro = {
  taxi: ({ place, points: paid }) => ({
    topic: "Das Taxi",
    says: "Baust du über einen Touristen, fährt das Taxi zum nächsten Platz seiner Farbe, höchstens vier Plätze weit.",
    task: `Baue auf ${place} und zähle mit.`,
    done: `${points(paid)} sofort: einer für jeden Platz, den es fuhr.`,
    knows: "Das Taxi bringt je Platz einen Punkt",
    why: `Der Tourist auf ${place} lässt das Taxi fahren.`,
  }),
  far: ({ place, points: paid }) => ({
    topic: "Wie weit",
    says: "Vier Plätze sind das Beste. Ist die Farbe nicht unter den nächsten vier, fährt es trotzdem, und du bekommst nichts.",
    task: `Gelb ist genau vier entfernt. Baue auf ${place}.`,
    done: `${points(paid)}. Sieh auf die Straße, bevor du ein Feld wählst.`,
    knows: "Höchstens vier Plätze, sonst nichts",
    why: `Der Tourist auf ${place} ist vier Plätze entfernt.`,
  }),
};

const spacesOf = (n: number): string => count(n, "Platz", "Plätze");

export const words: typeof en.words = {
  told: (sentences) => sentences.join(" "),
  onSpace: (colour, landmark) => `Das Taxi steht auf ${hue(colour)} bei ${landmark}.`,
  onArrow: "Das Taxi steht auf einem Pfeil, vor dem ersten Platz einer Spur.",
  notYet: "Das Taxi hat noch keinen Platz.",
  ahead: (spaces) => `Vor ihm: ${spaces.map((colour, at) => `${at + 1} ${hue(colour)}`).join(", ")}.`,
  wouldReach: (space) => `Es würde ${space} fahren.`,
  wouldStay: "Es würde stehen bleiben.",
  circuitAbout: "Das Taxi fährt im Uhrzeigersinn. Die Zahlen sind die Punkte für einen Touristen dieser Farbe.",
  arrow: (arrow) => (arrow ? "Rechts" : "Links"),
  drive: "Taxi",
  step: (distance, colour, isReached) => `${distance}: ${hue(colour)}${isReached ? ", hier hält es" : ""}`,
  square: (colour) => `ein ${hued(colour, "er")} Tourist`,
  tells: {
    drove: {
      log: (colour, spaces) => `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}`,
      ledger: (colour, spaces) =>
        `das Taxi fährt ${spacesOf(spaces)} bis ${hue(colour)}: ${count(spaces, "Punkt", "Punkte")}`,
    },
    missed: {
      log: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu finden`
          : `das Taxi bleibt stehen: ${hue(colour)} ist zu weit`,
      ledger: (colour, spaces) =>
        spaces
          ? `das Taxi fährt ${spacesOf(spaces)}, ohne ${hue(colour)} zu finden: keine Punkte`
          : `das Taxi bleibt stehen, ${hue(colour)} ist zu weit: keine Punkte`,
    },
  },
  awards: { taxi: "Taxifahrten" },
  refusals: {
    notNow: "Reihe, Taxi und Touristen werden vor der Partie ausgelegt.",
  },
};
