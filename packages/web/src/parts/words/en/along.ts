import { count, number } from "./plural.ts";

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const along = {
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
  /** On home, in little room. */
  line: {
    ready: "Ready to play offline.",
    filling: (percent: number) => `Downloading for offline play: ${number(percent)}%`,
    interrupted: (percent: number) => `Can't play offline yet: the download stopped at ${number(percent)}%.`,
    full: (percent: number) => `Can't play offline: no room left in this browser (${number(percent)}% downloaded).`,
    some: (percent: number) => `To save data, only ${number(percent)}% is downloaded for offline play.`,
    download: "Download all",
  },
  /** To another device. */
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
      version: "This file was written by a newer version of Interchange. Nothing was changed.",
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
    keepAll: "Keep all of it",
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
