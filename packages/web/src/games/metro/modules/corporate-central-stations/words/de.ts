import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { does, hue } from "../../../../../words/de/grammar.ts";
import { words as central } from "../../central-stations/words/de.ts";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe der Gesellschaften",
  short: "Start im Zentrum",
  about: [
    "Die Zentralbahnhöfe gehören den Gesellschaften.",
    "Zeige eine Aktie einer Gesellschaft, um statt eines Plättchens ihren Zentralbahnhof zu setzen.",
    "Die Linie von dort bringt der Gesellschaft Gewinn, und deine Aktien von ihr sind mehr wert.",
  ],
};

export const intro: typeof en.intro = {
  show: ({ other }) => ({
    topic: "Eine Aktie zeigen",
    says: "Die Zentralbahnhöfe gehören den Gesellschaften. Zeige eine Aktie einer Gesellschaft, um ihren Bahnhof zu setzen, statt ein Plättchen zu legen.",
    task: `Zeige deine 20-%-Aktie von Gelb und wähle den Stellplatz neben ${other}.`,
    done: "Diese Aktie bleibt offen liegen, und du kannst sie nicht mehr tauschen. Am Ende zählt sie trotzdem.",
    knows: "Zeige eine Aktie, um den Bahnhof der Gesellschaft zu setzen",
    why: `Die meisten deiner Aktien sind gelb, und vom Stellplatz neben ${other} ist der Weg lang.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Gewinn aus dem Zentrum",
    says: "Die Linie von dort gehört der Gesellschaft. Ihre Punkte sind Gewinn der Gesellschaft, egal wer sie beendet.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${tiles} Gewinn für Gelb. Jetzt wissen alle, warum dir das gefällt.`,
    knows: "Linien vom Bahnhof einer Gesellschaft bringen ihr Gewinn",
    why: `Die gelbe Linie aus dem Zentrum geht auf ${place} weiter.`,
  }),
};

export const words: typeof en.words = {
  instead: "Bahnhof setzen",
  insteadShort: "Bahnhof",
  share: (percent, colour) => `${percent} % von ${hue(colour)}`,
  set: (colour, square) => `${hue(colour)} neben ${square}`,
  company: "Gesellschaft",
  station: "Bahnhof",
  shown: "Gezeigte Aktie",
  beside: (square) => `neben ${square}`,
  notSet: "nicht gesetzt",
  nothing: "–",
  shownBy: (percent, { name }) => `${percent} %, ${name}`,
  may: "Statt ein Plättchen zu legen, kannst du den Bahnhof einer Gesellschaft setzen, wenn du eine Aktie von ihr zeigst. Die Linie von dort bringt ihr Gewinn, und deine Aktien von ihr sind mehr wert. Die Aktie bleibt offen liegen, und du kannst sie nicht mehr tauschen.",
  tells: {
    showed: (who, percent, colour, square) =>
      `${does(who, "zeigst", "zeigt")} ${percent} % von ${hue(colour)} und setzt den Zentralbahnhof der Gesellschaft neben ${square}`,
  },
  award: "Zentralbahnhof",
  refusals: {
    ...central.refusals,
    notYourShare: "Diese Aktie hast du nicht. Wähle eine von deinen.",
  },
};
