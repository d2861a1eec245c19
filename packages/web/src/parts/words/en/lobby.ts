/** The ways to other people: who one is, lists of tables, inviting, and what may go wrong. */

/** By the server's own word for it. */
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
  game: "The server does not know this game.",
  bot: "The server does not know this bot.",
  seats: "The number of seats does not fit the table.",
  control: "The server does not take this clock.",
  "setup/components": "The server does not take this set of components.",
  "setup/colours": "The server does not take these colours.",
};

export const lobby = {
  problems,
  /** For a code that there are no words for; the server's own sentence where it gave one. */
  problem: (code: string, reason: string | undefined) =>
    reason === undefined ? `That did not work (${code}).` : `That did not work: ${reason}`,
};
