import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Zentrums\u00ADgleise",
  short: "Linien führen hindurch",
  pieces: ["8 Zentrumsgleise"],
  about: [
    "Vier Plättchen bedecken das Zentrum.",
    "Linien enden dort nicht mehr: Sie führen hindurch und kommen woanders heraus.",
  ],
  excludes: {
    "central-stations": "die Gleise bedecken das ganze Zentrum, deshalb passen dort keine Bahnhöfe hin",
  },
  options: {
    "center-rails-score": {
      label: "Plättchen im Zentrum",
      values: {
        yes: { label: "Zählen wie alle anderen" },
        no: { label: "Zählen nicht", about: "Nur Plättchen, die Spieler gelegt haben, zählen." },
      },
    },
    "center-rails-tiles": {
      label: "Welche Plättchen ins Zentrum kommen",
      values: { random: { label: "Zufällig" } },
      mix: {
        label: "Eigene Wahl",
        about: "Wähle vier der acht Plättchen.",
        each: (tile, letter) => `Plättchen ${tile}: ${letter === "y" ? "dabei" : "nicht dabei"}`,
        shown: (_tile, letter) => (letter === "y" ? "✓" : "–"),
      },
    },
  },
  unprinted: {
    faces: "Der Verlauf der Zentrumsgleise",
  },
  box: {
    title: "Zentrumsgleise: Plättchen",
    about: "Der Verlauf der Gleise auf jedem Plättchen für das Zentrum. Mehrere dürfen gleich sein.",
  },
};

export const terms: typeof en.terms = {
  "center-rails-score":
    "Eine Linie, die das Zentrum erreicht, führt über die Plättchen dort weiter. Diese Option legt fest, ob diese Plättchen zählen.",
  "center-rails-tiles":
    "Vier der acht Plättchen bedecken das Zentrum. Der Zufall bestimmt, welche vier es sind, oder du wählst sie selbst. Auf welchem Feld des Zentrums jedes liegt, ist in beiden Fällen zufällig.",
};

export const intro: typeof en.intro = {
  through: ({ place }) => ({
    topic: "Durch das Zentrum",
    says: "Gleise bedecken das Zentrum. Linien enden dort nicht mehr: Sie führen hindurch und kommen woanders heraus.",
    task: `Lege dein Plättchen auf ${place} und sieh deiner Linie zu.`,
    done: "Jedes Plättchen im Zentrum zählt, aber Linien zählen nicht doppelt.",
    knows: "Linien führen durch das Zentrum",
    why: `Von ${place} aus führt deine Linie ins Zentrum.`,
  }),
  out: ({ line, points: paid }) => ({
    topic: "Längere Linien",
    says: "Linien werden dadurch länger. Sie enden alle an Bahnhöfen am Rand.",
    task: `Beende Linie ${line}.`,
    done: `${points(paid)}. Die Linie zählt nicht doppelt.`,
    knows: "Alle Linien enden am Rand",
    why: `Linie ${line} geht auf dem markierten Feld weiter.`,
  }),
};

/** The texts at the table. */

export const words: typeof en.words = {
  tile: (square, code) => `${square}: ${code}`,
  centre: "Plättchen im Zentrum",
  count: "Linien führen durch das Zentrum. Seine Plättchen zählen wie alle anderen, und Linien zählen nicht doppelt.",
  countNot: "Linien führen durch das Zentrum. Seine Plättchen zählen nicht, und Linien zählen nicht doppelt.",
  award: "Zentrumsgleise",
  refusals: { notNow: "Die Plättchen im Zentrum werden vor der Partie zufällig gelegt." },
};
