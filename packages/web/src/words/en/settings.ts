import type { Speed } from "@interchange/boards/speed";
import type { Settings, Theme } from "../../kit/settings.ts";
import type { Palette } from "@interchange/boards/palettes";
import { colours, count, number } from "./grammar.ts";
import type { Volume } from "../../table/sound/volume.ts";

export const settings = {
  title: "Settings",
  language: "Language",
  languageMissing: "Not downloaded yet. Go online to use it.",
  theme: "Colours",
  themes: { system: "As the system", light: "Light", dark: "Dark" } as Readonly<Record<Theme, string>>,
  motion: "Movement",
  motions: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } as Readonly<Record<Speed, string>>,
  motionAbout: "If your system asks for less movement, nothing travels across the board whatever is set here.",
  botPace: "Bots move",
  botPaces: { off: "At once", fast: "Fast", normal: "Normal", slow: "Slowly" } as Readonly<Record<Speed, string>>,
  doubleTap: "Tap a chosen square again to place the tile",
  doubleTapAbout: "Otherwise only the button or Enter places it.",
  saved: "Settings are kept in this browser.",
};

type Labels<Name extends keyof Settings> = Readonly<Record<Settings[Name] & string, string>>;

/** Accessibility settings. */
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

/** The sound settings. */
export const sound = {
  title: "Sounds",
  volumes: { off: "Off", quiet: "Quiet", normal: "Normal", loud: "Loud" } as Readonly<Record<Volume, string>>,
  about: "A tile that is laid, a finished line, the centre, your turn, the passenger, the end of the game.",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const offline = {
  update: {
    label: "New version",
    afterTurn: "New version after this turn.",
    offered: "A new version of the page is here. Your games are kept.",
    load: "Load it",
    later: "Not now",
  },
  offer: {
    label: "Install",
    about: "Put Interchange on this device? It opens like an app, also without a network.",
    yes: "Install",
    no: "No, thanks",
  },
  /** On the home page, in a small space. */
  line: {
    ready: "Starts at once, even offline.",
    filling: (percent: number) => `Downloading for offline play: ${number(percent)}%`,
    interrupted: (percent: number) => `Can't play offline yet: the download stopped at ${number(percent)}%.`,
    full: (percent: number) => `Can't play offline: no room left in this browser (${number(percent)}% downloaded).`,
    some: (percent: number) => `To save data, only ${number(percent)}% is downloaded for offline play.`,
    download: "Download all",
  },
  /** Moving to another device. */
  moving: {
    title: "Move to another device",
    about:
      "All tables of this browser with settings, scores, puzzles and lessons, as one file. Taken in elsewhere it replaces nothing.",
    save: "Save everything as a file",
    saved: "Saved. Open it on the other device, in its settings.",
    take: "Take in such a file",
    reading: "Reading…",
    taken: (tally: {
      readonly new: number;
      readonly further: number;
      readonly known: number;
      readonly apart: number;
      readonly unreadable: number;
    }) =>
      [
        `${count(tally.new, "new table", "new tables")}.`,
        tally.further ? `${count(tally.further, "table", "tables")} went on elsewhere and came up to date.` : "",
        tally.known ? `${count(tally.known, "table was", "tables were")} here already.` : "",
        tally.apart
          ? `${count(tally.apart, "table", "tables")} went on here and there in different ways: what is here stayed.`
          : "",
        tally.unreadable
          ? `${count(tally.unreadable, "table", "tables")} cannot be played through and stayed out.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged: "This is not such a file, or it is damaged. Nothing was changed.",
      version: "This file was written by another version of Interchange. Nothing was changed.",
      full: "There was no room for all of it. What is here is whole; delete old tables and take the file in again.",
    } as Readonly<Record<"damaged" | "version" | "full", string>>,
    needsName: "With a name at online tables they can also move by themselves: choose one above.",
    withName: (name: string) => `Keep my tables with ${name} on this server too`,
    withNameAbout:
      "Then they are on whichever device you move to with your code, and go on there. Whoever runs the server could read them. Switched off, the server forgets them.",
    carrying: "Comparing with the server…",
    carried: ({ sent, taken, apart }: { readonly sent: number; readonly taken: number; readonly apart: number }) =>
      [
        `${count(sent, "table", "tables")} put down, ${count(taken, "table", "tables")} taken in.`,
        apart ? `${count(apart, "table", "tables")} went on in different ways: what is here stayed.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "The server keeps none of your tables any longer. They are all still here.",
  },
  section: {
    title: "Take it along",
    label: "Kept on this device",
    looking: "Looking at what is kept on this device…",
    ready: "All of it is on this device: bots, rules, lessons, puzzles and reviews work without a network.",
    filling: (here: number, all: number) =>
      `Being kept for when there is no network: ${number(here)} of ${number(all)} files.`,
    some: (here: number, all: number) =>
      `This device saves data, so only what you have used is kept: ${number(here)} of ${number(all)} files.`,
    full: (here: number, all: number) =>
      `The browser has no room left: ${number(here)} of ${number(all)} files are kept. Delete old tables or other sites' data, then try again.`,
    interrupted: (here: number, all: number) =>
      `The network went away: ${number(here)} of ${number(all)} files are kept. The rest comes when it is back.`,
    downloadAll: "Keep all of it",
    insecure:
      "Opened over plain HTTP, browsers keep no page for when there is no network, and cannot install it. It takes HTTPS, or localhost on the machine that serves it.",
    unsupported:
      "This browser keeps no page for when there is no network, perhaps because the window is private. Playing works as ever while there is one.",
    install: "Install on this device",
    installed: "Installed on this device.",
    byMenu: "To install it, use your browser's menu: “Install” or “Add to home screen”.",
    notHere: "It can be installed where it is opened over HTTPS.",
    room: (used: number, all: number) => `Uses ${megabytes(used)} of ${megabytes(all)} that the browser allows.`,
    nearlyFull: (used: number, all: number) =>
      `Uses ${megabytes(used)} of ${megabytes(all)} that the browser allows, so there is hardly room for new tables. Export and delete old ones.`,
  },
};
