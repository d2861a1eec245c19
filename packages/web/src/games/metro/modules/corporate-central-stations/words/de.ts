import type { ModuleAbout } from "../../moduleView.ts";
import type * as en from "./en.ts";
import { does, hue } from "../../../../../words/de/grammar.ts";
import { words as central } from "../../central-stations/words/de.ts";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe der Gesellschaften",
  short: "Start im Zentrum",
  about: "Wer eine Aktie einer Gesellschaft zeigt, setzt ihren Zentralbahnhof.",
};

export const intro: typeof en.intro = {
  show: ({ other }) => ({
    topic: "Eine Aktie zeigen",
    says: "Die Zentralbahnhöfe gehören den Gesellschaften. Zeige eine Aktie, und du setzt den Bahnhof ihrer Gesellschaft, statt zu legen.",
    task: `Zeige deine 20 Prozent von Gelb und wähle den Platz neben ${other}.`,
    done: "Diese Aktie bleibt offen und wird nie mehr getauscht. Am Ende zählt sie trotzdem.",
    knows: "Wer eine Aktie zeigt, setzt den Bahnhof der Gesellschaft",
    why: `Die meisten deiner Aktien sind gelb, und neben ${other} ist der Weg weit.`,
  }),
  profit: ({ place, tiles }) => ({
    topic: "Gewinn aus dem Zentrum",
    says: "Die Linie von dort gehört der Gesellschaft. Was sie bringt, ist Gewinn, wer auch immer sie beendet.",
    task: `Lege dein Plättchen auf ${place}.`,
    done: `${tiles} Gewinn für Gelb. Warum dich das freut, ahnen jetzt alle.`,
    knows: "Linien von dort sind Gewinn der Gesellschaft",
    why: `Gelbs Linie aus dem Zentrum wartet bei ${place}.`,
  }),
};

export const words: typeof en.words = {
  instead: "Aktie zeigen",
  insteadShort: "Aktie",
  share: (percent, colour) => `${percent} % von ${hue(colour)}`,
  set: (colour, square) => `${hue(colour)} neben ${square}`,
  company: "Gesellschaft",
  station: "Bahnhof",
  shown: "Gezeigte Aktie",
  beside: (square) => `neben ${square}`,
  notSet: "zu setzen",
  nothing: "–",
  shownBy: (percent, { name }) => `${percent} %, ${name}`,
  may: "Statt ein Plättchen zu legen, darfst du eine Aktie zeigen und den Bahnhof ihrer Gesellschaft setzen. Die Aktie bleibt offen und wird nicht mehr getauscht.",
  tells: {
    showed: (who, percent, colour, square) =>
      `${does(who, "zeigst", "zeigt")} ${percent} % von ${hue(colour)} und setzt den Zentralbahnhof neben ${square}`,
  },
  award: "Zentralbahnhof",
  refusals: {
    ...central.refusals,
    notYourShare: "Diese Aktie hast du nicht.",
  },
};
