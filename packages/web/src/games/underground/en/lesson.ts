import type { LessonTexts } from "../../../parts/lessons/lesson.ts";
import { count } from "../../../parts/words/en/plural.ts";
import type { TutorialStep } from "../lesson/tutorial.ts";

const points = (n: number): string => count(n, "point", "points");
const COLOURS: Readonly<Record<string, string>> = { red: "red", black: "black", green: "green", orange: "orange" };
const named = (colour: string): string => COLOURS[colour] ?? colour;

const steps: LessonTexts<TutorialStep> = {
  begin: ({ colour, place, other }) => ({
    topic: "Your lines",
    says: "Four lines are yours. A turn is four actions, mostly pieces of track.",
    task: `The passenger waits at ${place}. Begin your ${named(colour)} line there: tap the marked block to ${other}.`,
    done: "A new line may begin anywhere on the map.",
    knows: "Four actions a turn, on lines of your own",
    why: `Your ${named(colour)} line begins at ${place}, where the passenger waits, and goes to ${other}.`,
  }),
  grow: ({ colour, place, other }) => ({
    topic: "Growing",
    says: "From then on a line grows at its two ends, for nothing.",
    task: `Two more pieces lead it to ${place}, where the passenger wants to go.`,
    done: `Your ${named(colour)} line runs from the passenger to ${place}.`,
    knows: "Lines grow at their ends",
    why: `The marked blocks lead to ${place} by way of ${other}, where he wants to go, too.`,
  }),
  ride: ({ place, other, points: paid }) => ({
    topic: "The passenger",
    says: "When a turn ends the passenger travels. Every line that he uses brings its owner a point.",
    task: "End your turn. The action that is left gives you a branch token.",
    done: `He rode to ${place}, then to ${other}, both times with you: ${points(paid)}.`,
    knows: "The passenger pays every line he uses",
    why: `Your line already reaches ${place}. End the turn so that he can travel.`,
  }),
  rail: ({ colour, place, points: paid }) => ({
    topic: "National rail",
    says: "A line that reaches a national rail station brings a point.",
    task: `Build on to ${place}.`,
    done: `${points(paid)} at once, and again for every other line that comes here.`,
    knows: "National rail stations: 1 point for each line",
    why: `The marked block takes your ${named(colour)} line to ${place}, a national rail station.`,
  }),
  terminus: ({ colour, place, points: paid }) => ({
    topic: "Termini",
    says: "A terminus, at the rim of the map, brings two points and a token.",
    task: `Begin your ${named(colour)} line at ${place}.`,
    done: `${points(paid)}, and now you have two branch tokens.`,
    knows: "Termini: 2 points and a branch token",
    why: `Your ${named(colour)} line begins at ${place}, a terminus.`,
  }),
  branch: ({ place, other }) => ({
    topic: "Branches",
    says: "Anywhere but at its ends, a line may branch off. That costs two tokens.",
    task: `Branch at ${place} towards ${other}.`,
    done: "Two tokens are spent, and the line has three ends now.",
    knows: "A branch costs two tokens",
    why: `The marked block leaves the line at ${place} and goes to ${other}.`,
  }),
  connection: ({ place, other, points: paid }) => ({
    topic: "Connections",
    says: "Two stations show the same sign. A line that reaches both brings three points.",
    task: `${other} is on your line. ${place} shows the same sign: go there.`,
    done: `${points(paid)} for the pair.`,
    knows: "Both stations of a sign: 3 points",
    why: `${place} is the other station with that sign.`,
  }),
  wanted: ({ place, other }) => ({
    topic: "Where he wants to go",
    says: "He walks as little as he can, then takes as few lines as he can.",
    task: `${place} lies face up, so he wants to go there. Build there, and on to ${other}.`,
    done: `Now your line can take him to ${place} without a step.`,
    knows: "He walks least, then uses the fewest lines",
    why: `The marked blocks lead to ${place} first, and then on to ${other}.`,
  }),
  loop: ({ place, points: paid }) => ({
    topic: "Loops",
    says: "A line that closes a loop is paid for every station inside.",
    task: `One piece is missing. Close the loop at ${place}.`,
    done: `${points(paid)}, one for each station inside.`,
    knows: "Loops: 1 point for each station inside",
    why: `Only the piece to ${place} closes it.`,
  }),
  choice: ({ colour, place, points: paid }) => ({
    topic: "Your choice",
    says: "Where ways are equally good, whoever's turn it is chooses.",
    task: `Both blue and ${named(colour)} lead to ${place}. Send him by your own line.`,
    done: `${points(paid)} for you, none for blue. When the pile of destinations is empty, most points win.`,
    knows: "Equal ways: you choose in your turn",
    why: "That way pays the other side.",
  }),
};

/** What the lesson about On the Underground says. */
export const lesson = { steps };
