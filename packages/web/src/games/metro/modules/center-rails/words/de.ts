import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Zentrums\u00ADgleise",
  short: "mitten hindurch",
  pieces: ["8 Zentrumsgleise"],
  about:
    "Vier Plättchen bedecken das Zentrum. Keine Linie endet mehr dort: Sie läuft weiter und kommt woanders heraus.",
  excludes: {
    "central-stations": "die Gleise bedecken das ganze Zentrum, für Bahnhöfe bleibt dort kein Platz",
  },
  options: {
    "center-rails-score": {
      label: "Plättchen im Zentrum",
      values: {
        yes: { label: "Zählen wie alle anderen" },
        no: { label: "Zählen nicht", about: "Eine Linie zählt nur die Plättchen, die gelegt wurden." },
      },
    },
  },
  unprinted: {
    faces: "Die Gleise auf den Zentrumsgleisen",
  },
  box: {
    title: "Zentrumsgleise: Plättchen",
    about: "Die Gleise der Plättchen für das Zentrum. Mehrere dürfen gleich aussehen.",
  },
};

export const terms: typeof en.terms = {
  "center-rails-score":
    "Eine Linie, die das Zentrum erreicht, läuft über die Plättchen dort weiter. Hier steht, ob sie dadurch mehr wert wird.",
};

export const intro: typeof en.intro = {
  through: ({ place }) => ({
    topic: "Durch das Zentrum",
    says: "Gleise bedecken das Zentrum. Linien enden dort nicht mehr: Sie führen hindurch und kommen anderswo heraus.",
    task: `Lege dein Plättchen auf ${place} und sieh deiner Linie zu.`,
    done: "Jedes Plättchen des Zentrums zählt, aber nichts doppelt.",
    knows: "Linien führen durch das Zentrum",
    why: `Auf ${place} führt deine Linie ins Zentrum.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Lange Wege",
    says: "Linien werden dadurch länger. Sie enden weiter in Bahnhöfen am Rand.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)}, ganz ohne Verdoppeln.`,
    knows: "Alle Linien enden am Rand",
    why: `Linie ${line} wartet am markierten Feld.`,
  }),
};

/** The texts at the table. */

export const words: typeof en.words = {
  tile: (square, code) => `${square}: ${code}`,
  centre: "Die Plättchen im Zentrum",
  count: "Linien laufen durch das Zentrum. Seine Plättchen zählen wie alle anderen, und nichts wird verdoppelt.",
  countNot: "Linien laufen durch das Zentrum. Seine Plättchen zählen nicht, und nichts wird verdoppelt.",
  award: "Zentrumsgleise",
  refusals: { notNow: "Die Plättchen im Zentrum werden vor der Partie ausgelost." },
};
