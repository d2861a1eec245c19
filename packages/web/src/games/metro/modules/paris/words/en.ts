import type { ModuleAbout } from "../../moduleView.ts";
import type { LessonTexts } from "../../../../../table/learn/lesson.ts";
import type { IntroStep } from "../intro.ts";
import type { LandmarkName } from "@interchange/metro/modules/paris/data";
import type { Colour } from "@interchange/boards/palette";
import { a, colours, count, landmark, list, number } from "../../../../../words/en/grammar.ts";
import type { Landmark, Who } from "../../../../../words/types.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "line up tourists",
  pieces: ["12 landmarks", "32 tourists"],
  about: [
    "There's a tourist on every inner square.",
    "Place a tile on one, then send them to one of your landmarks.",
    "A long row without gaps scores points.",
  ],
  options: {
    "paris-row": {
      label: "Order of landmarks",
      values: {
        dealt: { label: "As dealt", about: "Your landmarks stay in the order you were dealt them." },
        arranged: { label: "Arranged", about: "All players arrange their own landmarks before the game." },
      },
    },
    "paris-adjacent": {
      label: "Neighbouring squares",
      values: {
        sides: { label: "Share a side" },
        corners: { label: "Corners too", about: "Squares that touch at a corner are neighbours too." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the landmarks",
    tourists: "Four tourists of each colour",
  },
  box: { title: "Paris: landmarks", about: "The colours of the four spaces on each landmark, from left to right." },
};

/** Explains each option in a sentence or two. */
export const terms = {
  "paris-row":
    "A run of tourists continues from one landmark to the next, so it matters which of your landmarks are side by side.",
  "paris-adjacent":
    "If you have no free space for a tourist, they join other tourists on a neighbouring square. This option decides which squares are neighbours.",
};

const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  "Place de la Concorde": landmark("Place de la Concorde", "the"),
  "Dôme des Invalides": landmark("Dôme des Invalides", "the"),
  "Pont Alexandre III": landmark("Pont Alexandre III", "the"),
  "Eiffel Tower": landmark("Eiffel Tower", "the"),
  "Sacré-Coeur": landmark("Sacré-Cœur"),
  Versailles: landmark("Versailles"),
  "Arc de Triomphe": landmark("Arc de Triomphe", "the"),
  "Moulin Rouge": landmark("Moulin Rouge", "the"),
  "Notre Dame": landmark("Notre-Dame"),
  Louvre: landmark("Louvre", "the"),
  "Foundation Louis-Vuitton": landmark("Louis Vuitton Foundation", "the"),
  Panthéon: landmark("Panthéon", "the"),
};

/** A landmark; the parameter is its name in the box. */
const called = (name: string): Landmark => LANDMARKS[name as LandmarkName];

export const intro: LessonTexts<IntroStep> = {
  build: ({ place }) => ({
    topic: "Tourists",
    says: "There's a tourist on every inner square. Place a tile on one, and you take them with you.",
    task: `Place your tile on ${place}.`,
    done: "The tourist is yours. Now choose a space for them.",
    knows: "Place a tile on a tourist to take them with you",
    why: `Your tourist is on ${place}.`,
  }),
  seat: ({ place }) => ({
    topic: "Your row",
    says: "Your landmarks form one row of spaces, each for one colour. At the end, your longest run without a gap scores 2 points per tourist.",
    task: `Choose the space ${called(place).at}, or let the lesson show you.`,
    done: "Each tourist outside your longest run costs a point. A full landmark scores 3.",
    knows: "Tourists score side by side and cost points alone",
    why: `Only the space ${called(place).at} is near another tourist.`,
  }),
};

/** The texts at the table. Landmarks come by their name in the box. */
export const words = {
  named: (name: string) => called(name).name,
  row: ({ name, isYou }: Who) => (isYou ? "Your row" : `${name}'s row`),
  yourRow: "Your row",
  points: (points: number) => `${count(points, "point", "points")} so far`,
  becomes: (now: number, later: number) => `${count(now, "point", "points")} so far → ${number(later)}`,
  grows: (before: number, after: number) => `longest run grows ${before} → ${after}`,
  outside: "outside your longest run",
  joins: (tourists: number) => `joins ${count(tourists, "tourist", "tourists")} and moves with them later`,
  note: (points: number) => `row ${points}`,
  space: (name: string, colour: Colour, isTaken: boolean) =>
    `${called(name).name}, ${colours[colour]} space, ${isTaken ? "taken" : "free"}`,
  pick: (name: string, colour: Colour) => `Send the ${colours[colour]} tourist ${called(name).to}`,
  loose: "Not in your row yet",
  seatAt: (colour: Colour, name: string) => `Send ${colours[colour]} ${called(name).to}`,
  join: (colour: Colour, square: string) => `${colours[colour]} joins the tourists on ${square}`,
  next: (name: string) => `${called(name).name} next`,
  tourist: (colour: Colour) => `The ${colours[colour]} tourist`,
  ask: {
    seat: (colour: Colour) => `choose a space for the ${colours[colour]} tourist`,
    join: (colour: Colour) => `no space for the ${colours[colour]} tourist: choose who to join`,
    several: "choose a tourist and a space",
    landmark: "choose the next landmark in your row",
  },
  tells: {
    seated: (colour: Colour, name: string, isSure: boolean) =>
      `${a(colours[colour])} tourist ${isSure ? "went" : "goes"} ${called(name).to}`,
    joined: (colour: Colour, square: string, isSure: boolean) =>
      `${a(colours[colour])} tourist ${isSure ? "joined" : "joins"} the tourists on ${square}`,
    left: (colour: Colour, isSure: boolean) => `${a(colours[colour])} tourist ${isSure ? "left" : "leaves"} the game`,
    choose: (colour: Colour) => `you choose where the ${colours[colour]} tourist goes`,
  },
  awards: {
    run: "the longest run of tourists",
    others: "tourists outside the longest run",
    full: "full landmarks",
  } as Readonly<Record<string, string>>,
  square: (tourists: readonly Colour[]) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `tourists: ${list(named)}` : a(`${named[0] ?? ""} tourist`);
  },
  refusals: {
    notNow: "Tourists only move when somebody places a tile on their square. Place a tile first.",
    notYourLandmark: "You can't put this landmark there. Choose another.",
    noSuchSpace: "Your row doesn't have this space. Choose one in your row.",
    spaceTaken: "There's already a tourist on this space. Choose a free one.",
    otherColour: "This space is for another colour. Choose one of the tourist's colour.",
    mustSeat: "Your row has a free space of this colour, so the tourist must go there.",
    joinNearer: "There are tourists on a neighbouring square. Choose one of those squares.",
    nobodyThere: "There's no tourist to join on this square. Choose another.",
  },
};
