/** What Paris says. */
import { colours, hued } from "../../../../../parts/words/de/colours.ts";
import { count, genitive, list, number } from "../../../../../parts/words/de/plural.ts";
import type { words as source } from "../en/words.ts";

const points = (n: number): string => count(n, "Punkt", "Punkte");

const NAMES: Readonly<Record<string, string>> = {
  "Eiffel Tower": "Eiffelturm",
  "Dôme des Invalides": "Invalidendom",
  "Foundation Louis-Vuitton": "Fondation Louis Vuitton",
};

export const words: typeof source = {
  named: (name) => NAMES[name] ?? name,
  row: ({ name, isYou }) => (isYou ? "Deine Reihe" : `${genitive(name)} Reihe`),
  yourRow: "Deine Reihe",
  points: (n) => `Stand: ${points(n)}`,
  becomes: (now, later) => `Stand: ${points(now)} → ${number(later)}`,
  grows: (before, after) => `längste Reihe wächst ${before} → ${after}`,
  outside: "außerhalb der längsten Reihe",
  joins: (tourists) => `gesellt sich zu ${count(tourists, "Touristen")} und zieht mit ihnen weiter`,
  note: (n) => `Reihe ${n}`,
  space: (landmark, colour, isTaken) => `${landmark}, ${hued(colour, "er")} Platz, ${isTaken ? "besetzt" : "frei"}`,
  pick: (landmark, colour) => `Den ${hued(colour, "en")} Touristen an ${landmark} setzen`,
  loose: "Noch nicht in der Reihe",
  seatAt: (colour, landmark) => `${hued(colour, "en")} Touristen an ${landmark} setzen`,
  join: (colour, square) => `${hued(colour, "er")} Tourist zu denen auf ${square}`,
  next: (landmark) => `${landmark} kommt als Nächstes`,
  tourist: (colour) => `Der ${hued(colour, "e")} Tourist`,
  ask: {
    seat: (colour) => `setze den ${hued(colour, "en")} Touristen`,
    join: (colour) => `kein Platz für den ${hued(colour, "en")} Touristen: wähle, zu wem er geht`,
    several: "wähle einen Touristen und wohin er geht",
    landmark: "wähle die nächste Sehenswürdigkeit deiner Reihe",
  },
  tells: {
    seated: (colour, landmark) => `ein ${hued(colour, "er")} Tourist setzt sich zur Sehenswürdigkeit ${landmark}`,
    joined: (colour, square) => `ein ${hued(colour, "er")} Tourist geht zu denen auf ${square}`,
    left: (colour) => `ein ${hued(colour, "er")} Tourist verlässt das Spiel`,
    choose: (colour) => `du wählst, wohin der ${hued(colour, "e")} Tourist geht`,
  },
  awards: {
    run: "die längste Reihe von Touristen",
    others: "Touristen außerhalb davon",
    full: "volle Sehenswürdigkeiten",
  },
  square: (tourists) => {
    const [only, ...others] = tourists;
    if (only === undefined || others.length) return `Touristen: ${list(tourists.map((colour) => colours[colour]))}`;
    return `ein ${hued(only, "er")} Tourist`;
  },
  refusals: {
    notNow: "Touristen ziehen, wenn ihr Feld überbaut wird.",
    notYourLandmark: "Diese Sehenswürdigkeit darfst du dort nicht hinstellen.",
    noSuchSpace: "So einen Platz hat deine Reihe nicht.",
    spaceTaken: "Dort sitzt schon ein Tourist.",
    otherColour: "Das ist für einen Touristen einer anderen Farbe.",
    mustSeat: "Deine Reihe hat einen freien Platz dieser Farbe, also muss sich der Tourist dorthin setzen.",
    joinNearer: "Neben dem überbauten Feld stehen Touristen: Es muss einer von denen sein.",
    nobodyThere: "Dort steht niemand.",
  },
};
