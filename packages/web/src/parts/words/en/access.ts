import type { Palette } from "@interchange/boards/palettes";
import type { Settings } from "../../settings.ts";
import { colours } from "./colours.ts";

type Labels<Name extends keyof Settings> = Readonly<Record<Settings[Name] & string, string>>;

/** How the page is seen, heard and read. */
export const access = {
  contrast: "Contrast",
  contrasts: { system: "As the system", more: "High" } as Labels<"contrast">,
  palette: "Colours of seats and lines",
  palettes: {
    standard: "Standard",
    redGreen: "For red–green blindness",
    blueYellow: "For blue–yellow blindness",
  } as Readonly<Record<Palette, string>>,
  paletteAbout:
    "The others are further apart for people who see red and green, or blue and yellow, alike. Everybody keeps shape, pattern and name; only you see these colours. Which colour a seat has is chosen when a table is set up.",
  own: {
    title: "Your own colours",
    names: colours,
    alike: (pairs: readonly (readonly string[])[]) =>
      `Some people cannot tell these apart: ${pairs.map((pair) => pair.join(" and ")).join("; ")}.`,
    back: "Back to the palette",
    about:
      "Each takes the place of a colour of Metro's seats and companies; only you see it. Its name stays, and so do shape and pattern.",
  },
  pattern: "Patterns on lines",
  patterns: { fine: "Fine", bold: "Bold" } as Readonly<Record<NonNullable<Settings["pattern"]>, string>>,
  textSize: "Size of text",
  textSizes: { normal: "Normal", large: "Large", huge: "Very large" } as Labels<"textSize">,
  boardSize: "Size of the board",
  boardSizes: { fit: "As the window", large: "Large", huge: "Very large" } as Labels<"boardSize">,
  boardSizeAbout: "A larger board is scrolled where it stands.",
  text: "Text mode",
  textAbout:
    "Tables in words, for screen readers and for those who would rather read: the board as a table, the map as lists, every line as a sentence, and a command box. The rights are the same.",
  detail: "Announcements",
  details: { brief: "Brief", normal: "Normal", full: "Full" } as Labels<"detail">,
  detailAbout:
    "How much a screen reader says of what happens. Brief: who and where. Full: also the points and the tiles in hand.",
  keys: "At a table the key ? lists all keys, and / opens the command box.",
};
