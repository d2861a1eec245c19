import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "london-start":
    "Das Taxi fährt um die Reihe der Sehenswürdigkeiten: auf der oberen Spur nach rechts, auf der unteren zurück. Sein Start sagt, welche zuerst kommt.",
  "london-failed-drive":
    "Das Taxi sucht die Farbe des Touristen auf den nächsten vier Plätzen. Hier steht, wo es bleibt, wenn keiner sie hat.",
};
