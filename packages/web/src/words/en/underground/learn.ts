import type { LessonTexts } from "../../../table/learn/lesson.ts";
import { list, points } from "../grammar.ts";
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
    says: "You own four lines. Each turn has four actions, mostly for building track.",
    task: `Start your ${named(colour)} line: tap the marked block between ${place} and ${other}.`,
    done: "A new line can start anywhere on the map.",
    knows: "Four actions per turn, on your own lines",
    why: `Start your ${named(colour)} line between ${place} and ${other}, close to the passenger.`,
  }),
  grow: ({ colour, place, other }) => ({
    topic: "Extending a line",
    says: "A line grows at both ends, and that costs no tokens.",
    task: `The passenger is waiting at ${other}: build there at one end. He wants to go to ${place}: build there at the other.`,
    done: `Your ${named(colour)} line now takes him from ${other} to ${place}.`,
    knows: "A line grows at both ends",
    why: `Build to ${other} first, where he is waiting, then to ${place}.`,
  }),
  ride: ({ place, other, points: paid }) => ({
    topic: "Two trips",
    says: "After each turn, the passenger makes two trips: to an express destination (diamond), then to a normal one (circle).",
    task: "Each line he uses scores a point for its owner. End your turn; you get a branch token for your unused action.",
    done: `Express to ${place}, then normal to ${other}, both on your line: ${points(paid)}.`,
    knows: "Two trips a turn: express, then normal. Lines he uses score",
    why: `Your line already reaches ${place}. End your turn so he can travel.`,
  }),
  rail: ({ colour, place, other, points: paid }) => ({
    topic: "Points on the way",
    since: `Blue built from Bank to ${other}. The passenger rode there on your line and blue's: 1 point each.`,
    says: "Lines also score for where they go. A line that reaches a national rail station scores a point.",
    task: `Extend your line to ${place}.`,
    done: `${points(paid)} at once. Every other line that gets here scores too.`,
    knows: "National rail stations: 1 point for each line",
    why: `The marked block brings your ${named(colour)} line to ${place}, a national rail station.`,
  }),
  terminus: ({ colour, place, points: paid }) => ({
    topic: "Termini",
    says: "A line that reaches a terminus, at the edge of the map, scores two points and earns you a token.",
    task: `Start your ${named(colour)} line at ${place}.`,
    done: `${points(paid)}, and you now have two branch tokens.`,
    knows: "Termini: 2 points and a branch token",
    why: `Start your ${named(colour)} line at ${place}, a terminus.`,
  }),
  branch: ({ place, other }) => ({
    topic: "Branches",
    says: "You can build from the middle of a line, too. Such a branch costs two tokens.",
    task: `Branch off at ${place} towards ${other}.`,
    done: "You spent two tokens, and your line now has three ends.",
    knows: "A branch costs two tokens",
    why: `The marked block leaves the line at ${place} and goes to ${other}.`,
  }),
  connection: ({ place, other, points: paid }) => ({
    topic: "Connection stations",
    says: "Two stations show the same symbol. A line that reaches both scores three points.",
    task: `${other} is on your line. ${place} has the same symbol: build there.`,
    done: `${points(paid)} for the pair.`,
    knows: "Both stations with a symbol: 3 points",
    why: `${place} is the other station with that symbol.`,
  }),
  wanted: ({ place, other }) => ({
    topic: "Where the passenger goes",
    since: `You ended your turn, and blue built to ${place}.`,
    says: "The passenger walks as little as possible. Then he uses as few lines as possible.",
    task: `${place} is face up, so he wants to go there. Build to it, then on to ${other}.`,
    done: `Your line can now take him to ${place} without any walking.`,
    knows: "Least walking first, then fewest lines",
    why: `The marked blocks lead to ${place} first, then on to ${other}.`,
  }),
  loop: ({ place, points: paid }) => ({
    topic: "Loops",
    says: "A line that closes a loop scores a point for each station inside.",
    task: `You need one more piece. Close the loop at ${place}.`,
    done: `${points(paid)}: one for each station inside.`,
    knows: "Loops: 1 point for each station inside",
    why: `Only the piece to ${place} closes the loop.`,
  }),
  choice: ({ colour, place, points: paid }) => ({
    topic: "Your choice",
    says: "If several routes are equally good, the player whose turn it is chooses.",
    task: `Both blue and ${named(colour)} lead to ${place}. Send him on your own line.`,
    done: `${points(paid)} for you, none for blue. The game ends after the round in which the pile runs out. The player with the most points wins.`,
    knows: "Equal routes: you choose on your turn",
    why: "That route scores for your opponent.",
  }),
};

/** The lesson about On the Underground. */
export const lesson = { steps };

/** Comments on a first game. */
export const commentary = {
  welcome: "Choose a plus on the map to build; after four actions, the passenger travels to face-up destinations.",
  built: "Extending a line at its ends is free, and a second line near the passenger may score too.",
  token: "With two branch tokens, you can branch off anywhere on a line.",
  ride: "Every line of yours that the passenger uses scores, every turn.",
  without: "Build track between the passenger and the face-up destinations, so that he uses your lines.",
  forgot: "He rode only your lines, so you were the only one to score in your opponent's turn.",
  walked: "He walked all the way and nobody scored: build where he'll go next, and he'll ride your line.",
  rail: (station: string) => `A national rail station like ${station} brings 1 point for each line that gets there.`,
  terminus: (station: string) => `A terminus like ${station} brings two points and a branch token.`,
  connection: "Two stations with the same symbol on one line bring three points.",
  loop: "A loop brings a point for each station inside, and a larger loop scores again for new ones.",
  left: "The pile is empty and the passenger leaves, so you only build for the rest of the round.",
  won: (mine: number, theirs: number) => `You won, ${mine} to ${theirs}: the review shows what made the difference.`,
  lost: (mine: number, theirs: number) => `You lost, ${mine} to ${theirs}: the review shows where you missed points.`,
  /** What helps at a turn before which nothing special happened. */
  hints: {
    order: "If a diamond is face up, the passenger goes there first, and then to a circle.",
    forecast: "The forecast shows where he'd go now, and it changes with every block you build.",
    way: "He walks as few blocks as he can and, among those routes, takes the one with the fewest lines.",
    stations: "Reaching a terminus brings 2 points and a token, reaching a national rail station 1 point.",
    token: "Actions you don't build with become branch tokens: two of them let you branch off anywhere.",
  },
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples = {
  /** By the id in the rules. */
  titles: {
    map: "The map",
    extending: "Extending a line at its ends",
    branching: "Branching off for two tokens",
    terminus: "Reaching a terminus",
    symbols: "Two stations with the same symbol",
    loop: "Closing a loop",
    "goldhawk-road": "Where the passenger goes first",
    onward: "Where the passenger goes next",
  } as Readonly<Record<string, string>>,
  player: (n: number) => `Player ${n}`,
  /** Who owns which lines. */
  whose: (player: string, lines: readonly string[]) => `${player}: ${list(lines)}`,
  look: "Choose a station to see its kind.",
  build: (line: string) => `Choose where to build the ${line} line.`,
  /** A destination, the effort to reach it, and whether he goes there. */
  offer: (station: string, effort: string, isTaken: boolean) =>
    isTaken ? `${station}: ${effort}. He goes here.` : `${station}: ${effort}.`,
  equal: "Equally good: the player whose turn it is chooses.",
};

/** Introductions of options, by `<option>` or `<option>-<value>`. */
export const intros = {
  "first-round": {
    build: ({ place, other }) => ({
      topic: "Three actions",
      says: "Nobody starts with points. In the first round, the starting player has three actions and the last player has five.",
      task: `Use two of your three actions: build the red line through ${place} to ${other}.`,
      done: "You have one action left in this short turn.",
      knows: "First round: three actions for the starting player",
      why: `The passenger wants to go to ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "Going first",
      says: "The starting player sends the passenger first, too. The others build more to make up for it.",
      task: "End your turn.",
      done: `${points(paid)} already. From the second round on, everyone has four actions.`,
      knows: "Later, everyone has four actions",
      why: "Two pieces are enough. Let him travel.",
    }),
  } satisfies LessonTexts<FirstRoundStep>,
  "first-round-designer": {
    build: ({ place, other }) => ({
      topic: "Two actions",
      says: "Nobody starts with points. In the first round, the starting player has two actions, the last player four and everyone else three.",
      task: `Use both to build the red line through ${place} to ${other}.`,
      done: "That's all you build this turn. Later players build more.",
      knows: "First round: two actions for the starting player",
      why: `The passenger wants to go to ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "A short start",
      says: "The passenger travels after every turn, even a short one.",
      task: "Send him on both trips.",
      done: `${points(paid)} with two pieces of track. From the second round on, everyone has four actions.`,
      knows: "Later, everyone has four actions",
      why: "You've used your actions. Let him travel.",
    }),
  } satisfies LessonTexts<FirstRoundDesignerStep>,
  "last-round": {
    build: ({ place }) => ({
      topic: "The pile is empty",
      says: "This is the last round. Normally the passenger would be gone. With this option he stays until the round ends.",
      task: `Build your blue line to ${place}. The passenger still wants to go north.`,
      done: "So it pays to build for him until the last turn.",
      knows: "He stays until the end of the round",
      why: `The express destination is close to ${place}.`,
    }),
    ride: ({ points: paid, totals: [mine, theirs] }) => ({
      topic: "To the very end",
      says: "He keeps travelling while destinations are face up. No new ones are turned up.",
      task: "End your turn and watch him travel.",
      done: `${points(paid)}, and you win ${mine} to ${theirs} in the very last turn.`,
      knows: "He travels while destinations are face up",
      why: "You've built enough. Let him travel.",
    }),
  } satisfies LessonTexts<LastRoundStep>,
  "mornington-crescent": {
    build: ({ place, other }) => ({
      topic: "A special card",
      says: `${other} is always one of the last five cards of the pile. It's face up now, and you're ahead.`,
      task: `Extend your red line to ${place}, where he changes, and to ${other}.`,
      done: "It's now the easiest destination to reach.",
      knows: "The card is one of the last five",
      why: `Get him to ${other} on your line.`,
    }),
    ride: ({ points: paid, place, totals: [mine, theirs] }) => ({
      topic: "The end of the line",
      says: `When he gets to ${place}, he leaves the board at once. Players only build for the rest of the round.`,
      task: "End your turn and let him travel.",
      done: `${points(paid)} each: ${mine} to ${theirs}, and no more trips. You chose when the game ends.`,
      knows: "Sending him there makes this the last round",
      why: "There's nothing left to build. Let him travel.",
    }),
  } satisfies LessonTexts<MorningtonCrescentStep>,
  movement: {
    build: ({ place, other }) => ({
      topic: "Two cards",
      says: "Only one express and one normal destination are face up, so everyone knows where he'll go.",
      task: `Build your red line through ${place} to ${other}: both cards on one line.`,
      done: "He goes to the express destination first, then to the normal one.",
      knows: "One express and one normal destination",
      why: `The cards show ${place} and ${other}.`,
    }),
    ride: ({ points: paid }) => ({
      topic: "No choice of destination",
      says: "After the trips, a new card of the same kind replaces each old one.",
      task: "End your turn and watch him travel.",
      done: `Two trips, ${points(paid)}. Plan for the next two cards.`,
      knows: "Each card is replaced by one of its kind",
      why: "There's nothing left to build. Let him travel.",
    }),
  } satisfies LessonTexts<MovementStep>,
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute = {
  title: "In a minute",
  says: {
    goal: "Build your Underground lines where the passenger will use them.",
    turn: "You have four actions on your turn. Use each to build a piece of track or take a branch token.",
    build: "A line grows at its ends. Anywhere else it branches, which costs two tokens.",
    score: "Lines score at national rail stations and termini, for two stations with the same symbol, and for loops.",
    passenger:
      "Then the passenger travels. He walks as little as possible, and each line that he uses scores 1 point for its owner.",
    end: "When the pile of destinations is empty, players finish the round. The player with the most points wins.",
  },
};
