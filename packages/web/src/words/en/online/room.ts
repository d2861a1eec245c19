import { count, list, number } from "../grammar.ts";

/** Rooms: groups that stay together while games come and go. */

export const room = {
  /** The name of a room that has none. */
  of: (host: string) => `${host}'s room`,
  you: "you",
  host: "host",
  watching: (n: number) => count(n, "spectator", "spectators"),
  reconnecting: "Reconnecting…",
  restarting: "The server is restarting…",
  back: "Back to the room",

  unknown: {
    title: "Room not found",
    body: "There's no room at this address. The host may have closed it. Check the link, or ask for a new one.",
  },
  removed: {
    title: "You're no longer in this room",
    body: "The host removed you. Games you've started are still yours.",
  },

  /** The first screen of someone who was invited. */
  guest: {
    invites: (who: string, game: string) => `${who} invites you to ${game}`,
    invitesToRoom: (who: string) => `${who} invites you to play`,
    anyone: (game: string) => `You're invited to ${game}`,
    with: (names: readonly string[]) => `With ${list(names)}.`,
    name: "Your name",
    join: "Join",
    about: "No account needed: this browser remembers you.",
    watch: "Just watch",
    rules: (game: string) => `${game} in short`,
  },

  /** Joining with a code. */
  code: {
    title: "Join with a code",
    about: "Anyone in the room can tell you its five-letter code. It is also on the big screen.",
    label: "Code",
    go: "Find the room",
    wrong: "Enter the five letters of the code.",
    unknown: "No room has this code. Check it and try again.",
    tooMuch: "Too many wrong codes. Wait a minute, then try again.",
  },

  invite: {
    title: "Invite",
    open: "Invite people",
    code: "Code",
    /** Below the code: where to enter it. */
    where: (host: string) => `Enter it at ${host}/join`,
    link: "Link to this room",
    about: "Anyone with the link or the code can join.",
    watch: "Link for spectators",
    screen: "Show on a big screen",
  },

  members: {
    title: "People",
    count: (n: number) => count(n, "person", "people"),
    joined: (who: string) => `${who} joined.`,
    left: (who: string) => `${who} left.`,
    colour: "Your colour",
    colourNumber: (n: number) => `Colour ${n}`,
    makeHost: "Make host",
    remove: "Remove from room",
    removeTitle: (who: string) => `Remove ${who}?`,
    removeBody: "They can't join this room again. Games they've started are still theirs.",
    leave: "Leave room",
    leaveTitle: "Leave this room?",
    leaveBody: "Your games in progress are still yours. You can come back with the link.",
    leaveLast: "You're the last one here: the room closes, and its chat is deleted. Finished games are kept.",
    close: "Close room",
    closeTitle: "Close this room?",
    closeBody: "This deletes the room and its chat for everyone. Games that have started are kept.",
    cancel: "Cancel",
    name: "Name of the room",
    save: "Save",
    takeOver: "Take over as host",
    hostGone: "The host has been offline for a while.",
  },

  next: {
    title: "Next game",
    none: "No game yet. Propose one, and everyone can say they're in.",
    propose: "Propose a game",
    who: "Who's in?",
    nobody: "Nobody yet",
    isIn: (names: readonly string[]) => `In: ${list(names)}`,
    in: "I'm in",
    youAreIn: "You're in",
    game: "Game",
    seats: "Players per table",
    save: "Propose",
    saveChange: "Save",
    all: "All options",
    change: "Change",
    withdraw: "Withdraw",
    start: (players: number) => `Start with ${count(players, "player", "players")}`,
    startTables: (tables: number) => `Start ${count(tables, "table", "tables")}`,
    waiting: "Waiting for players",
    waitForStart: (who: string) => `${who} starts the game.`,
    split: (sizes: readonly number[]) =>
      `${number(sizes.length)} tables: ${list(sizes.map((each) => number(each)))} players`,
    drawn: "Seats are drawn at random.",
    byHand: "Choose seats",
    byHandAbout: "Who plays at which table, in turn order.",
    table: (n: number) => `Table ${n}`,
    seat: (table: number, seat: number) => `Table ${table}, seat ${seat}`,
    nobodyThere: "Nobody",
    upTo: (seats: number) => `up to ${count(seats, "player", "players")}`,
    withBots: (bots: number) => count(bots, "bot", "bots"),
    new: (who: string, game: string) => `${who} proposed ${game}. Who's in?`,
  },

  tables: {
    title: "Games",
    more: (n: number) => count(n, "earlier game", "earlier games"),
    play: "Play",
    sit: "Sit down",
    watch: "Watch",
    result: "Result",
    open: "Open",
    picture: (game: string) => `A board of ${game}`,
    won: (names: readonly string[]) => `${list(names)} won`,
    endedEarly: "ended early",
    waiting: "waiting for players",
    free: "free",
  },

  standings: {
    title: "Standings",
    player: "Player",
    wins: "Wins",
    games: "Games",
    points: "Points",
  },

  chat: {
    title: "Chat",
    members: "Room",
    spectators: "Spectators",
    empty: "No messages yet. Say hello.",
    emptySpectators: "No messages yet. Everyone who watches can read and write here.",
    chooseName: "Choose a name",
    said: (who: string, text: string) => `${who}: ${text}`,
  },

  screen: {
    join: (host: string) => `Join at ${host}`,
    none: "No game is running. The boards appear here.",
  },

  home: {
    title: "Your rooms",
    yours: "Your room",
    alone: "just you",
    names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} more`] : names),
    next: (game: string) => `Next: ${game}`,
    create: "Open a room for a group",
    enter: "Join with a code",
  },
};
