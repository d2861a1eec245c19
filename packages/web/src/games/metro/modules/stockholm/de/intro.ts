import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  own: ({ place }) => ({
    topic: "Zu den Sehenswürdigkeiten",
    says: "Du hast geheime Farben. Touristen dieser Farben bringen dir am Ende Punkte.",
    task: `Baue über den Touristen auf ${place}: Orange gehört dir.`,
    done: "Er nimmt den freien Platz ganz links in der Reihe, hier einen mit 4 Punkten.",
    knows: "Touristen deiner Farben zahlen dir am Ende",
    why: `Orange ist eine deiner Farben und steht auf ${place}.`,
  }),
  other: ({ place }) => ({
    topic: "Der nächste Platz",
    says: "Jeder Tourist füllt den nächsten Platz, wem auch immer die Farbe gehört. Schlechte Plätze kann man also vergeben.",
    task: "Der nächste bringt nur 2. Schick Grau dorthin, das nicht dir gehört.",
    done: "Achte auf die Reihe: Wann jemand kommt, entscheidet, was er bringt.",
    knows: "Schlechte Plätze bekommen andere Farben",
    why: `Grau steht auf ${place}.`,
  }),
};
