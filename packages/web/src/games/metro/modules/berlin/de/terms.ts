import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "berlin-sides":
    "Jede Sehenswürdigkeit hat zwei Preise, für die meisten und für die zweitmeisten Tickets ihrer Farbe. Wie hoch sie sind, hängt von der Seite ab.",
  "berlin-virtual":
    "Auch Kreise und herrenlose Linien fahren an Touristen vorbei. Hier steht, ob Tickets, die so verfallen, mit deinen noch um die Preise streiten.",
  "berlin-ties":
    "Zwei, die gleich viele und die meisten Tickets haben, teilen sich beide Preise. Hier steht, was bei mehr als zweien gilt und bei Gleichstand auf dem zweiten Platz.",
};
