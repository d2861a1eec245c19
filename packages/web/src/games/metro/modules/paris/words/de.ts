import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { colours, count, genitive, hued, list, number, points } from "../../../../../words/de/grammar.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "Plätze in einer Reihe",
  pieces: ["12 Sehenswürdigkeiten", "32 Touristen"],
  about:
    "Auf jedem inneren Feld wartet ein Tourist. Baust du darüber, setzt er sich an eine deiner Sehenswürdigkeiten: Eine lange Reihe ohne Lücken bringt Punkte.",
  options: {
    "paris-row": {
      label: "Die Reihe der Sehenswürdigkeiten",
      values: {
        dealt: { label: "Wie verteilt", about: "In der Reihenfolge, in der sie kamen." },
        arranged: { label: "Geordnet", about: "Alle ordnen ihre Sehenswürdigkeiten vor der Partie." },
      },
    },
    "paris-adjacent": {
      label: "Neben einem Feld",
      values: {
        sides: { label: "Seite an Seite" },
        corners: { label: "Auch über Eck", about: "Auch Felder, die sich an einer Ecke berühren." },
      },
    },
  },
  unprinted: {
    colours: "Die Farben auf den Sehenswürdigkeiten",
    tourists: "Vier Touristen jeder Farbe",
  },
  box: {
    title: "Paris: Sehenswürdigkeiten",
    about: "Die Farben der vier Plätze jeder Sehenswürdigkeit, von links.",
  },
};

export const terms: typeof en.terms = {
  "paris-row":
    "Eine Reihe von Touristen ohne Lücke geht von einer Sehenswürdigkeit zur nächsten weiter. Darum ist wichtig, welche nebeneinander stehen.",
  "paris-adjacent":
    "Ein Tourist, für den du keinen freien Platz hast, stellt sich neben dem überbauten Feld zu anderen. Hier steht, was daneben ist.",
};

export const intro: typeof en.intro = {
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

const NAMES: Readonly<Record<string, string>> = {
  "Eiffel Tower": "Eiffelturm",
  "Dôme des Invalides": "Invalidendom",
  "Foundation Louis-Vuitton": "Fondation Louis Vuitton",
};

export const words: typeof en.words = {
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
