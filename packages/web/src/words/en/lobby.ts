import type { Assist } from "../../kit/assist.ts";
import { count } from "./grammar.ts";

/** Meeting other people: accounts, lists of tables, invitations, and errors. */

/** By the server's error code. */
const problems: Readonly<Record<string, string>> = {
  unreachable: "The server cannot be reached. Try again when you are connected.",
  absent: "There is no server for online tables at this address.",
  broken: "The server met an error of its own. Nothing was changed; try again.",
  "too-much": "That was too often. Wait a little and try again.",
  origin: "This page did not come from the server that it talks to. Open it at the server's own address.",
  nobody: "Choose a name first.",
  unreadable: "The server does not understand this page. Load the page again.",
  code: "That code is unknown, or was used already.",
  "unknown-table": "There is no such table. It may have been deleted.",
  "not-host": "Only whoever set the table up may do that.",
  "not-yours": "That seat is not yours.",
  "not-seated": "Only whoever played may ask for another game.",
  taken: "Somebody else was quicker: that seat is taken.",
  begun: "The game has begun.",
  running: "A game that is being played is not deleted. It can be ended by consent of all who play.",
  "free-seats": "There are free seats still. Wait for somebody, or let bots play.",
  "not-over": "The game is not over.",
  busy: "Another review of yours is still being made.",
  "kept-full": "The server keeps no more tables for you. Delete some, or save them as a file.",
  over: "The game is over.",
  "not-kept": "The server could not keep that. Nothing was changed; try again.",
  fault: "The server met an error of its own. Nothing was changed; try again.",
  game: "The server does not know this game.",
  bot: "The server does not know this bot.",
  seats: "The number of seats does not fit the table.",
  seat: "That seat is not kept for a person.",
  nonce: "The server does not understand this page. Load the page again.",
  control: "The server does not take this clock.",
  behind: "More of this table is kept there already. Fetch it first.",
  /** Any other reason why a setup is refused. */
  setup: "The server does not take this table as it is set up.",
  "setup/components": "The server does not take this set of components.",
  "setup/colours": "The server does not take these colours.",
};

const name = {
  title: "What are you called?",
  about: "Others at the table see this name. There is no account: this browser is who you are.",
  label: "Name",
  empty: "A name has 1 to 24 letters.",
  go: "Go on",
  haveCode: "I play on another device already",
};

const code = {
  title: "Move here from another device",
  about:
    "On the other device, open the settings and make a code. It counts once; your seats move here, and the other device is signed out.",
  label: "Code",
  wrong: "A code has eight groups of four letters and digits.",
  go: "Move here",
};

const me = {
  title: "You, at online tables",
  called: (called: string) => `You are called ${called}.`,
  nobody: "This browser has no name at online tables yet. It is asked for when you first sit down.",
  rename: "Change the name",
  choose: "Choose a name",
  makeCode: "Make a code for another device",
  aboutCode: "Type it there, under Settings. It counts once, and for you alone: whoever has it has your seats.",
  codeIs: "Your code",
  forget: "Forget this device",
  forgetTitle: "Forget who this browser is?",
  forgetBody:
    "Your seats stay yours only if you made a code before: with it you come back, here or elsewhere. Without one they are lost to you.",
  forgetYes: "Forget it",
  forgetNo: "Stay",
  forgotten: "This browser is nobody now.",
};

const invite = {
  title: "Invite",
  send: "Send",
  copy: "Copy the link",
  copied: "The link is copied.",
  select: "Select the link",
  insecure:
    "This page came without encryption (plain HTTP), and then browsers let no page copy or share. Select the link and copy it by hand.",
  refused: "The browser does not let the page copy. Select the link and copy it by hand.",
  scan: "or let them scan this",
  qr: (link: string) => `QR code of ${link}`,
  link: "Link to this table",
  isPublic: "The table is listed for everybody.",
  isByLink: "Only those who have the link find the table.",
  addresses: "Address of this machine",
  closed: "Nobody else can reach this server yet: it listens to this machine alone.",
  howToOpen: "Stop it and start it for your network with",
  command: "npm start -- --lan",
  here: "Another window on this machine can open the address of this page.",
};

const gathering = {
  title: "Waiting for players",
  ready: "Everybody is here",
  aboutScreen: "Players join with their phones. When the game begins, the board is shown here.",
  makeScreen: "This screen only shows the board",
  seats: "Seats",
  you: "you",
  free: "Free",
  whoever: "whoever opens the link",
  bot: (rung: number) => `bot, level ${rung} of 6`,
  /** In a list of bots. */
  botAt: (name: string, rung: number) => `${rung} · ${name}`,
  sit: "Sit here",
  sitAt: (seat: number) => `Sit here: seat ${seat}`,
  addBot: "Add a bot",
  addBotAt: (seat: number) => `Add a bot: seat ${seat}`,
  botOf: (seat: number) => `Bot of seat ${seat}`,
  freeAgain: "Nobody: free",
  sat: (who: string) => `${who} sits down.`,
  leave: "Leave the seat",
  start: (seats: number) => `Begin with ${NUMBERS[seats] ?? seats}`,
  waiting: (free: number) => `${count(free, "seat is", "seats are")} free`,
  waitForHost: "Whoever set the table up begins the game.",
  joinFirst: "Sit down to play, or stay and watch.",
  full: "All seats are taken. Stay to watch once the game begins.",
  delete: "Delete the table",
  lots: "colours by lot",
  reconnecting: "Reconnecting…",
  restarting: "The server is restarting…",
};

const NUMBERS = ["nobody", "one", "two", "three", "four", "five", "six"];

/** The help at a table, among other facts about it. */
const help: Readonly<Record<Assist, string>> = {
  none: "no help",
  trace: "help: lines",
  ledger: "help: lines and what moves do",
  hints: "help: advice",
};

/** For a player who has moved to another device. */
const moved = {
  title: "Your seats are on another device",
  body: "You moved to another device, or this one was forgotten. The game goes on there. You can watch it here, or move back with a code: make one on the other device, under Settings.",
  watch: "Watch here",
  takeOver: "Play here again",
};

const leaving = {
  title: "Leave this game?",
  body: "The others decide how it goes on: they wait, a bot takes your seat, or the game ends.",
  yes: "Leave it",
  no: "Stay",
};

const tables = {
  title: "Tables",
  open: "Waiting for players",
  noOpen: "No table waits just now. Make one, or play a bot.",
  playBot: (game: string) => `Play a bot: ${game}`,
  copy: "Copy a link to this page",
  link: "Link to this page",
  live: "Being played",
  noLive: "No public game is being played just now.",
};

const where = {
  title: "Where",
  here: "Around this screen",
  online: "Online",
  aboutHere: "Everybody passes this screen round.",
  aboutOnline: "Everybody plays on their own device, by a link that you send.",
  person: "whoever comes",
  aboutPerson: "Whoever opens the link sits down here, under a name of their own.",
  clock: "Clock",
  minutes: "Minutes each",
  seconds: "Seconds more a move",
  days: "Days for each move",
  kinds: { none: "None", live: "Minutes", days: "Days" },
  who: "Who may come",
  everybody: "Everybody",
  byLink: "By link",
  aboutEverybody: "The table is listed: strangers may sit down and watch.",
  aboutLink: "Only those who have the link find it.",
  watching: "Spectators see it",
  delay: (seconds: number) =>
    seconds === 0 ? "At once" : seconds < 60 ? `${seconds} s later` : `${seconds / 60} min later`,
  device: "This device",
  plays: "I play",
  shows: "Only shows the board",
  make: "Make the table",
};

export const lobby = {
  name,
  code,
  me,
  invite,
  gathering,
  help,
  moved,
  leaving,
  tables,
  where,
  problems,
  /** For an unknown error code: the server's own sentence, if there is one. */
  problem: (code: string, reason: string | undefined) =>
    reason === undefined ? `That did not work (${code}).` : `That did not work: ${reason}`,
};
