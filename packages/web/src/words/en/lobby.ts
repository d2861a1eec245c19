import type { Assist } from "../../kit/assist.ts";
import { count } from "./grammar.ts";

/** Meeting other people: accounts, lists of tables, invitations, and errors. */

/** By the server's error code. */
const problems: Readonly<Record<string, string>> = {
  unreachable: "Can't reach the server. Check your connection and try again.",
  absent: "There's no server for online tables at this address. You can still play bots or share one screen.",
  broken: "Something went wrong on the server. Nothing was changed. Try again.",
  "too-much": "Too many requests. Wait a moment and try again.",
  origin: "This page comes from a different server. Open it at the server's own address.",
  nobody: "Choose a name first.",
  unreadable: "The server couldn't read the request. Reload the page.",
  code: "This code is wrong or has already been used. Check it, or create a new one on your other device.",
  "unknown-table": "This table doesn't exist. It may have been deleted. Choose another.",
  "not-host": "Only the host can do that. Ask the host.",
  "not-yours": "That isn't your seat. Reload the page to see which one is.",
  "not-seated": "Only players in this game can ask for a rematch. You can create a new table instead.",
  taken: "Someone else just took that seat. Choose another.",
  begun: "The game has already started. You can watch it.",
  running: "You can't delete a game in progress. Players can agree to end it.",
  "free-seats": "Some seats are still free. Wait for players or add bots.",
  "not-over": "The game isn't over yet. Try again when it is.",
  busy: "You already have a review running. Try again when it's done.",
  "kept-full": "You've reached the server's limit for saved tables. Delete some, or save them to a file.",
  over: "The game is over.",
  "not-kept": "The server couldn't save that. Nothing was changed. Try again.",
  fault: "Something went wrong on the server. Nothing was changed. Try again.",
  game: "The server doesn't support this game. Choose another.",
  bot: "The server doesn't support this bot. Choose another.",
  seats: "The number of players doesn't match the number of seats. Change one of them.",
  seat: "You can't take that seat. Choose another.",
  nonce: "The server couldn't read the request. Reload the page.",
  control: "The server doesn't allow this clock. Choose another.",
  behind: "The server has a newer copy. Download it first.",
  /** Any other reason why a setup is refused. */
  setup: "The server doesn't allow this setup. Change it and try again.",
  "setup/components": "The server doesn't allow these components. Choose others.",
  "setup/colours": "The server doesn't allow these colours. Choose others.",
};

const name = {
  title: "What's your name?",
  about: "Everyone at the table sees this name. No account needed: this browser remembers you.",
  label: "Name",
  empty: "Enter a name of 1 to 24 characters.",
  go: "Continue",
  haveCode: "I already play on another device",
};

const code = {
  title: "Move here from another device",
  about:
    "On the other device, open Settings and create a code. It works once: your games move here, and the other device is signed out.",
  label: "Code",
  wrong: "Enter eight groups of four letters and digits.",
  go: "Move here",
};

const me = {
  title: "Your online name",
  called: (called: string) => `You play as ${called}.`,
  nobody: "You don't have a name for online tables yet. You'll choose one when you first take a seat.",
  rename: "Change name",
  choose: "Choose a name",
  makeCode: "Create a code for another device",
  aboutCode:
    "Enter it on the other device, under Settings. It works once. Keep it secret: anyone who has it can take over your games.",
  codeIs: "Your code",
  forget: "Sign out",
  forgetTitle: "Sign out on this device?",
  forgetBody:
    "You can only get your games back with a code you created earlier, on this device or another. Without a code, you lose them.",
  forgetYes: "Sign out",
  forgetNo: "Cancel",
  forgotten: "You're signed out on this device.",
};

const invite = {
  title: "Invite",
  send: "Share",
  copy: "Copy link",
  copied: "Link copied.",
  select: "Select link",
  insecure: "Browsers don't let a page copy or share over plain HTTP. Select the link and copy it yourself.",
  refused: "Your browser didn't let the page copy the link. Select it and copy it yourself.",
  scan: "or let others scan the code",
  qr: (link: string) => `QR code for ${link}`,
  link: "Link to this table",
  isPublic: "This table is public: anyone can find it.",
  isByLink: "Only people with the link can find this table.",
  addresses: "This computer's address",
  closed: "Other devices can't reach this server yet: it only accepts connections from this computer.",
  howToOpen: "To make it reachable on your network, stop it and start it with",
  command: "npm start -- --lan",
  here: "You can open this page's address in another window on this computer.",
};

const gathering = {
  title: "Waiting for players",
  ready: "Everyone is here",
  aboutScreen: "Players join on their phones. When the game starts, the board appears here.",
  makeScreen: "Use this screen for the board only",
  seats: "Seats",
  you: "you",
  free: "Free",
  whoever: "anyone with the link",
  bot: (rung: number) => `bot, level ${rung} of 7`,
  /** In a list of bots. */
  botAt: (name: string, rung: number) => `${rung} · ${name}`,
  sit: "Sit here",
  sitAt: (seat: number) => `Sit here: seat ${seat}`,
  addBot: "Add bot",
  addBotAt: (seat: number) => `Add bot: seat ${seat}`,
  botOf: (seat: number) => `Bot in seat ${seat}`,
  freeAgain: "Remove bot",
  sat: (who: string) => `${who} joined.`,
  leave: "Leave seat",
  start: (seats: number) => `Start with ${NUMBERS[seats] ?? seats} ${seats === 1 ? "player" : "players"}`,
  waiting: (free: number) => count(free, "free seat", "free seats"),
  waitForHost: "Waiting for the host to start.",
  joinFirst: "Take a seat to play, or stay and watch.",
  full: "All seats are taken. You can watch when the game starts.",
  delete: "Delete table",
  lots: "random colours",
  reconnecting: "Reconnecting…",
  restarting: "The server is restarting…",
};

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** The help at a table, among other facts about it. */
const help: Readonly<Record<Assist, string>> = {
  none: "no help",
  trace: "help: lines",
  ledger: "help: lines and move previews",
  hints: "help: hints",
};

/** For a player who has moved to another device. */
const moved = {
  title: "You're playing on another device",
  body: "You moved to another device, or signed out on this one. You can watch here. To play here again, create a code on the other device, under Settings.",
  watch: "Watch here",
  takeOver: "Play here again",
};

const leaving = {
  title: "Leave this game?",
  body: "The others decide what happens next: they wait, a bot takes your seat, or the game ends.",
  yes: "Leave",
  no: "Stay",
};

const tables = {
  title: "Tables",
  open: "Waiting for players",
  noOpen: "No tables are waiting right now. Create one, or play a bot.",
  playBot: (game: string) => `Play a bot: ${game}`,
  copy: "Copy link to this page",
  link: "Link to this page",
  live: "Games in progress",
  noLive: "No public games are in progress.",
};

const where = {
  title: "Where to play",
  here: "On this screen",
  online: "Online",
  aboutHere: "Everyone shares this screen and passes it around.",
  aboutOnline: "Everyone plays on their own device. You send them a link.",
  person: "open to anyone",
  aboutPerson: "Anyone with the link can take this seat and choose a name.",
  clock: "Clock",
  minutes: "Minutes per player",
  seconds: "Increment (s)",
  days: "Days per move",
  kinds: { none: "None", live: "Minutes", days: "Days" },
  who: "Who can join",
  everybody: "Everyone",
  byLink: "Anyone with the link",
  aboutEverybody: "The table is public: anyone can join or watch.",
  aboutLink: "Only people with the link can find it.",
  watching: "Spectator delay",
  delay: (seconds: number) => (seconds === 0 ? "None" : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  device: "This device",
  plays: "I'll play on it",
  shows: "Board only",
  make: "Create table",
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
  /** For an unknown error code, usually from a newer server. */
  problem: (code: string) => `That didn't work (error “${code}”). Try again, or reload the page.`,
};
