import type { Speed } from "@interchange/boards/speed";
import type { Settings, Theme } from "../../kit/settings.ts";
import type { Palette } from "@interchange/boards/palettes";
import { colours, count, number } from "./grammar.ts";
import type { Volume } from "../../table/sound/volume.ts";

export const settings = {
  title: "Settings",
  groups: {
    look: "Look",
    table: "At the table",
    colours: "Colours",
    reading: "Text mode and announcements",
    online: "Online",
    device: "This device",
  },
  language: "Language",
  languageMissing: "Not downloaded yet. Go online to use it.",
  theme: "Theme",
  themes: { system: "Match system", light: "Light", dark: "Dark" } as Readonly<Record<Theme, string>>,
  motion: "Animations",
  motions: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } as Readonly<Record<Speed, string>>,
  motionAbout: "Your system's reduced-motion setting overrides this: nothing moves across the board.",
  botPace: "Bot speed",
  botPaces: { off: "Instant", fast: "Fast", normal: "Normal", slow: "Slow" } as Readonly<Record<Speed, string>>,
  doubleTap: "Tap a selected square again to place the tile",
  doubleTapAbout: "When off, only the button or Enter places it.",
  saved: "Settings are saved in this browser.",
};

type Labels<Name extends keyof Settings> = Readonly<Record<Settings[Name] & string, string>>;

/** Accessibility settings. */
export const access = {
  contrast: "Contrast",
  contrasts: { system: "Match system", more: "High" } as Labels<"contrast">,
  palette: "Player and line colours",
  palettes: {
    standard: "Standard",
    redGreen: "Red–green colour blindness",
    blueYellow: "Blue–yellow colour blindness",
  } as Readonly<Record<Palette, string>>,
  paletteAbout:
    "The other palettes help if you find it hard to tell red from green, or blue from yellow. Only you see the change; shapes, patterns and names stay the same. Players choose their colours when they set up a table.",
  own: {
    title: "Custom colours",
    names: colours,
    alike: (pairs: readonly (readonly string[])[]) =>
      `Some people can't tell these apart: ${pairs.map((pair) => pair.join(" and ")).join("; ")}.`,
    back: "Reset to palette",
    about:
      "Replace the colours of players and companies in Metro. Only you see the change; names, shapes and patterns stay the same.",
  },
  pattern: "Line patterns",
  patterns: { fine: "Fine", bold: "Bold" } as Readonly<Record<NonNullable<Settings["pattern"]>, string>>,
  textSize: "Text size",
  textSizes: { normal: "Normal", large: "Large", huge: "Very large" } as Labels<"textSize">,
  boardSize: "Board size",
  boardSizes: { fit: "Fit window", large: "Large", huge: "Very large" } as Labels<"boardSize">,
  boardSizeAbout: "Scroll to move around a larger board.",
  text: "Text mode",
  textAbout:
    "Play in words, with a screen reader or without: the board as a table, the map as lists, every line as a sentence, and a command box. Nothing is left out.",
  detail: "Announcements",
  details: { brief: "Brief", normal: "Normal", full: "Full" } as Labels<"detail">,
  detailAbout:
    "How much your screen reader tells you about each move. Brief: who and where. Full: points and tiles in hand too.",
  keys: "At a table, press ? to see all keys and / to open the command box.",
};

/** The sound settings. */
export const sound = {
  title: "Sounds",
  volumes: { off: "Off", quiet: "Quiet", normal: "Normal", loud: "Loud" } as Readonly<Record<Volume, string>>,
  about:
    "You hear placed tiles, a note for each tile of a line that ends, the centre, your turn, the passenger and the end of the game.",
  /** Asked once, at the table. */
  offer: "Turn on sound?",
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const offline = {
  update: {
    label: "New version",
    afterTurn: "A new version will load after this turn.",
    offered: "A new version is available. Your games are safe.",
    load: "Update",
    notNow: "Not now",
  },
  offer: {
    label: "Install",
    about: "Install Interchange on this device? It opens like an app and works offline.",
    yes: "Install",
    no: "No, thanks",
  },
  /** On the home page, in a small space. */
  line: {
    ready: "Ready to play offline.",
    filling: (percent: number) => `Downloading for offline play: ${number(percent)}%`,
    interrupted: (percent: number) =>
      `Can't play offline yet: the download stopped at ${number(percent)}%. Go online to continue.`,
    full: (percent: number) =>
      `Can't play offline: browser storage is full (${number(percent)}% downloaded). Delete old tables and try again.`,
    some: (percent: number) => `Data saver is on: only ${number(percent)}% is downloaded for offline play.`,
    download: "Download all",
  },
  /** Moving to another device. */
  moving: {
    title: "Move to another device",
    about:
      "Save all tables in this browser, with your maps, settings, scores, puzzles and lessons, to one file. Restoring it on another device doesn't overwrite anything there.",
    save: "Save to file",
    saved: "Saved. Restore it on the other device, under Settings.",
    take: "Restore from file",
    reading: "Reading…",
    restored: (counts: {
      readonly new: number;
      readonly further: number;
      readonly known: number;
      readonly apart: number;
      readonly unreadable: number;
      readonly maps: number;
    }) =>
      [
        `${count(counts.new, "new table", "new tables")}.`,
        counts.maps ? `${count(counts.maps, "new map", "new maps")}.` : "",
        counts.further ? `${count(counts.further, "table", "tables")} updated.` : "",
        counts.known ? `${count(counts.known, "table was", "tables were")} already here.` : "",
        counts.apart
          ? `${count(counts.apart, "table differs", "tables differ")} between the file and this device; this device's version was kept.`
          : "",
        counts.unreadable
          ? `${count(counts.unreadable, "table", "tables")} couldn't be replayed and ${counts.unreadable === 1 ? "was" : "were"} skipped.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    problems: {
      damaged: "This file wasn't saved by Interchange, or it's damaged. Nothing was changed. Try another file.",
      version:
        "This file is from another version of Interchange. Nothing was changed. Update both devices, then save the file again.",
      full: "There wasn't enough space for everything. The tables already restored are complete. Delete old tables, then restore the file again.",
    } as Readonly<Record<"damaged" | "version" | "full", string>>,
    needsName: "To sync your tables and maps between devices, choose a name above.",
    withName: (name: string) => `Sync my tables and maps with this server as ${name}`,
    withNameAbout:
      "Your tables and maps appear on all your devices. The server's operator could read them. If you turn this off, the server deletes its copies.",
    syncing: "Syncing…",
    synced: ({ sent, taken, apart }: { readonly sent: number; readonly taken: number; readonly apart: number }) =>
      [
        `${count(sent, "table", "tables")} uploaded, ${count(taken, "table", "tables")} downloaded.`,
        apart
          ? `${count(apart, "table differs", "tables differ")} between devices; this device's version was kept.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    forgotten: "The server deleted its copies. Your tables and maps are all still on this device.",
  },
  section: {
    title: "Play offline",
    label: "Downloaded to this device",
    looking: "Checking what's on this device…",
    ready: "Everything is on this device: bots, rules, lessons, puzzles and reviews work offline.",
    filling: (here: number, all: number) => `Downloading for offline play: ${number(here)} of ${number(all)} files.`,
    some: (here: number, all: number) =>
      `Data saver is on, so only the files you've used are downloaded: ${number(here)} of ${number(all)}.`,
    full: (here: number, all: number) =>
      `Browser storage is full: ${number(here)} of ${number(all)} files downloaded. Delete old tables or other sites' data, then try again.`,
    interrupted: (here: number, all: number) =>
      `The connection was lost: ${number(here)} of ${number(all)} files downloaded. The rest will download when you're back online.`,
    downloadAll: "Download all",
    insecure:
      "Browsers can't save a page for offline use or install it over plain HTTP. Open this page over HTTPS, or at localhost on the computer that runs the server.",
    unsupported:
      "This browser can't save the page for offline use, perhaps because this is a private window. You can play as usual while you're online.",
    install: "Install on this device",
    installed: "Installed on this device.",
    byMenu: "To install it, use your browser's menu: “Install” or “Add to home screen”.",
    notHere: "To install it, open this page over HTTPS.",
    room: (used: number, all: number) => `Using ${megabytes(used)} of the ${megabytes(all)} this browser allows.`,
    nearlyFull: (used: number, all: number) =>
      `Using ${megabytes(used)} of the ${megabytes(all)} this browser allows. There's little space for new tables: export and delete old ones.`,
  },
};
