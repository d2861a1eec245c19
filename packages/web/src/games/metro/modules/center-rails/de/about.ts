import type { ModuleAbout } from "../../face.ts";

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
};
