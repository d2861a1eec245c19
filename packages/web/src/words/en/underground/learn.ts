import type { LessonTexts } from "../../../table/learn/lesson.ts";
import { points } from "../grammar.ts";
import type { TutorialStep } from "../../../games/underground/learn/tutorial.ts";
import type { IntroStep as FirstRoundStep } from "../../../games/underground/learn/variants/first-round/intro.ts";
import type { IntroStep as FirstRoundDesignerStep } from "../../../games/underground/learn/variants/first-round-designer/intro.ts";
import type { IntroStep as LastRoundStep } from "../../../games/underground/learn/variants/last-round/intro.ts";
import type { IntroStep as MorningtonCrescentStep } from "../../../games/underground/learn/variants/mornington-crescent/intro.ts";
import type { IntroStep as MovementStep } from "../../../games/underground/learn/variants/movement/intro.ts";

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

/** The lesson about On the Underground. */
export const lesson = { steps };

/** Comments on a first game. */
export const commentary = {
  welcome: "Four actions, then the passenger travels. Build towards the destinations that lie face up.",
  built: "Lines grow at their ends for nothing. A second line near the passenger gives him a choice that pays you.",
  token: "A branch token. Two of them let a line branch off anywhere.",
  ride: (n: number) => `The passenger used your track: ${points(n)}. He pays every line he takes, in every turn.`,
  without: "He travelled without you. Track between him and the cards that lie face up changes that.",
  rail: (station: string) => `${station} is a national rail station: a point for each line that gets there.`,
  terminus: (station: string) => `${station} is a terminus: two points and a branch token.`,
  connection: "Both stations of a sign are on one line now: three points.",
  loop: (n: number) => `Your line closed a loop: ${points(n)}, one for each station inside. Larger loops pay again.`,
  left: "The pile is empty, so the passenger leaves. The rest of the round is building only.",
  won: (mine: number, theirs: number) => `You have won, ${mine} to ${theirs}. The review shows what counted.`,
  lost: (mine: number, theirs: number) => `${mine} to ${theirs}. The review shows where points were left lying.`,
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples = {
  /** By the id in the rules. */
  titles: {
    map: "The map",
    extending: "A line grows at its ends",
    branching: "With two tokens it branches anywhere",
    terminus: "A line reaches a terminus",
    symbols: "Two stations with one symbol",
    loop: "A loop is closed",
    "goldhawk-road": "Where the passenger goes first",
    onward: "And where he goes on to",
  } as Readonly<Record<string, string>>,
  player: (n: number) => `Player ${n}`,
  look: "Choose a station to see what it is.",
  build: (line: string) => `Choose where to build the ${line} line.`,
  /** A destination, the effort to reach it, and whether he goes there. */
  offer: (station: string, effort: string, isTaken: boolean) =>
    isTaken ? `${station}: ${effort}. He goes here.` : `${station}: ${effort}.`,
  equal: "Equally good: whoever moves him chooses.",
};

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Three actions",
      says: "Nobody begins with points. In the first round the first seat has three actions, the last has five.",
      task: `Use two of your three: the red line by ${place} to ${other}.`,
      done: "One action is left in this short turn.",
      knows: "In the first round the first seat has three actions",
      why: `The passenger wants to go to ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Going first",
      says: "Who begins sends the passenger first. The others make up for it with more track.",
      task: "End your turn.",
      done: `${points(paid)} already. From the second round on everybody has four actions.`,
      knows: "Later everybody has four actions",
      why: "Two pieces are enough: let him travel.",
    }),
  } satisfies LessonTexts<FirstRoundStep>,
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Two actions",
      says: "Nobody begins with points. In the first round the first seat has two actions, the last has four, all others three.",
      task: `Use both for the red line by ${place} to ${other}.`,
      done: "That was your building. Who comes later has more of it.",
      knows: "In the first round the first seat has two actions",
      why: `The passenger wants to go to ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "A short start",
      says: "The passenger travels after every turn, however short it was.",
      task: "Send him on both trips.",
      done: `${points(paid)} with two pieces of track. From the second round on everybody has four actions.`,
      knows: "Later everybody has four actions",
      why: "Your actions are used up: let him travel.",
    }),
  } satisfies LessonTexts<FirstRoundDesignerStep>,
  "last-round": {
    build: ({ place }) => ({
      topic: "The pile is empty",
      says: "The last round. Usually the passenger would be gone by now; here he stays to its end.",
      task: `Build your blue line to ${place}: he still wants to go north.`,
      done: "So the last turns are worth building for him.",
      knows: "With an empty pile he stays to the end of the round",
      why: `From ${place} it is a short way to the express destination.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "On to the end",
      says: "He travels on while destinations lie open. No new ones come.",
      task: "End your turn and watch.",
      done: `${points(paid)}, and ${mine} to ${theirs} in the very last turn.`,
      knows: "He travels on while destinations lie open",
      why: "Enough is built: let him travel.",
    }),
  } satisfies LessonTexts<LastRoundStep>,
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "A special card",
      says: `${other} lies among the last five cards of the pile. Now it is open, and you are ahead.`,
      task: `Build your red line on to ${place}, where he changes, and to ${other}.`,
      done: "Now it is the easiest destination of all.",
      knows: "That card is among the last five",
      why: `He is to get to ${other}, by your line.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "The end of the line",
      says: `When he gets to ${place} he leaves the board at once. The rest of the round is building only.`,
      task: "End your turn and let him go.",
      done: `${points(paid)} each, ${mine} to ${theirs}, and no more trips: you chose when it ends.`,
      knows: "Who sends him there ends the game",
      why: "Nothing is left to build: let him travel.",
    }),
  } satisfies LessonTexts<MorningtonCrescentStep>,
  movement: {
    build: ({ place, other }) => ({
      topic: "Two cards",
      says: "One express and one normal destination lie face up, no more. So everybody knows where he goes.",
      task: `Build your red line by ${place} to ${other}: both cards in one line.`,
      done: "He goes to the express one first, then to the normal one.",
      knows: "One express and one normal destination lie open",
      why: `The cards show ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "No choice of card",
      says: "After each trip a card of the same kind takes the place of the old one.",
      task: "End your turn and watch.",
      done: `Two trips, ${points(paid)}. Plan for the two cards that come next.`,
      knows: "Each trip turns up a card of its kind",
      why: "Nothing is left to build: let him travel.",
    }),
  } satisfies LessonTexts<MovementStep>,
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute = {
  title: "In a minute",
  says: {
    goal: "Build your Underground lines where the passenger will use them.",
    turn: "In your turn you have four actions. Each builds a piece of track or brings a branch token.",
    build: "A line grows at its ends. Anywhere else it branches, which costs two tokens.",
    score: "Lines score at national rail stations and termini, for two stations with the same symbol, and for loops.",
    passenger:
      "Then the passenger travels. He walks as little as possible, and each line that he uses scores 1 point for its owner.",
    end: "When the pile of destinations is empty, players finish the round. The player with the most points wins.",
  },
};
