import type { intro as source } from "../en/intro.ts";

export const intro: typeof source = {
  build: ({ place }) => ({
    topic: "Touristen",
    says: "Auf jedem inneren Feld steht ein Tourist. Baust du darüber, nimmst du ihn mit.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: "Der Tourist gehört dir. Jetzt will er einen Platz.",
    knows: "Wer über einen Touristen baut, nimmt ihn mit",
    why: `Der Tourist, um den es geht, steht auf ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Deine Reihe",
    says: "Deine Sehenswürdigkeiten sind eine Reihe von Plätzen mit Farben. Die längste ohne Lücke bringt am Ende 2 Punkte je Tourist.",
    task: `Wähle den Platz bei ${place}, oder lass ihn dir zeigen.`,
    done: "Wer nicht dazugehört, kostet einen Punkt. Eine volle Sehenswürdigkeit bringt 3.",
    knows: "Nebeneinander bringen Touristen Punkte",
    why: `Nur bei ${place} sitzt schon jemand.`,
  }),
};
