import type { Who } from "../types.ts";
import { count, list } from "./grammar.ts";

/** Online tables, in addition to the texts of every table. */

export const online = {
  outOfReach: {
    title: "The server cannot be reached",
    body: "The table is safe there. This page tries again by itself as soon as there is a connection.",
    again: "Try now",
  },
  unknown: {
    title: "No such table",
    body: "There is no table at this address, or it was removed.",
  },

  /** The connection status in a word or two. */
  link: {
    label: "Connection",
    open: "Connected",
    connecting: "Reconnecting",
    restarting: "Server restarting",
    offline: "Offline",
    outdated: "New version after this turn",
  },
  watching: (n: number) => `${n} watching`,

  presence: { here: "here", away: "away", gone: "gone" },
  /** How long a player has been away. */
  goneFor: (time: string) => `gone ${time}`,
  standsIn: (name: string) => `plays for ${name}`,
  nobody: "left",
  /** Goes before other facts about a seat. */
  before: (fact: string) => `${fact} · `,

  clock: {
    /** The time left for a turn that may take days. */
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    minutes: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, "0")}`,
    tenths: (seconds: number, tenths: number) => `0:${String(seconds).padStart(2, "0")}.${tenths}`,
    left: (who: Who, time: string) => `${who.isYou ? "you have" : `${who.name} has`} ${time} left`,
  },

  tray: {
    sending: "Sending…",
    saved: "Your move is saved",
    kept: "Kept here, sending again",
    keptOffline: "Kept here, and sent once there is a connection.",
    waits: ({ name }: Who) => `Waiting for ${name}.`,
    takeBack: "Take it back",
    free: "free until somebody else moves",
    asks: (names: readonly string[]) => `${list(names)} will be asked`,
    watching: "You are watching.",
    watchingAbout: "You see what everybody may see.",
    watchingLate: (seconds: number) => `You see the game ${count(seconds, "second", "seconds")} later.`,
  },
  /** A move that was not played: the server could not store it, or it was from before a reload. */
  failed: {
    unsent: "The server could not keep your move. Nothing was played; try it again.",
    stale: "Your last move was not played: the game had gone on.",
    refused: "Your last move was not played: it is not allowed.",
  },

  chat: {
    title: "Chat",
    empty: "Nobody has said anything yet.",
    say: "Say something to the table",
    send: "Send",
    unread: (n: number) => count(n, "new message", "new messages"),
    readOnly: "Only those who play write here.",
    notSent: "Not sent: there is no connection.",
    tooMuch: "Not sent: that was a lot at once.",
    mute: "Mute",
    muteOne: (name: string) => `Mute ${name}`,
    muted: (names: readonly string[]) => `Muted: ${list(names)}`,
  },

  requests: {
    title: "The others",
    pause: "Ask for a pause",
    end: "Ask to end the game",
    resign: "Resign",
    leave: "Leave this game for good",
    pauseAbout: "Clocks stand while the game rests. Everybody has to agree.",
    endAbout: "The game ends here and nobody wins. Everybody has to agree.",
    resignAbout: "The other side wins. This cannot be taken back.",
    leaveAbout: "The others decide whether a bot plays on, and somebody else may take your seat.",
    yes: "Ask them",
    yesResign: "Resign",
    yesLeave: "Leave",
    no: "Play on",
    /** The viewer's own request, waiting for answers. */
    waiting: {
      back: "You asked to take your last move back",
      pause: "You asked for a pause",
      resume: "You asked to go on",
      end: "You asked to end the game",
      resign: "You asked to resign",
      replace: "You asked to give the seat to somebody else",
    },
    waitsFor: (names: readonly string[]) => `${list(names)} ${names.length > 1 ? "have" : "has"} not answered`,
    timeLeft: (time: string) => `${time} left to answer`,
    notGranted: "It was not agreed to.",
  },

  votes: {
    title: {
      time: (who: Who): string => `${who.name}’s time is up`,
      gone: (who: Who): string => `${who.name} is gone`,
      left: (who: Who): string => `${who.name} has left`,
    },
    about: {
      time: (who: Who) => `What all of you choose happens at once. ${who.name} may still move.`,
      gone: (who: Who) => `What all of you choose happens at once. ${who.name} may come back at any moment.`,
      left: () => "What all of you choose happens at once.",
    },
    alone: "What you choose happens at once.",
    wait: "Wait",
    waitAbout: "ask again when the time is up",
    time: (time: string) => `Give ${time} more`,
    timeAbout: "the clock goes on",
    bot: (bot: string, who: Who) => `${bot} plays for ${who.name}`,
    botAbout: (who: Who) => `until ${who.name} comes back`,
    end: "End the game",
    endAbout: "nobody wins, the record stays",
    claim: "Claim the win",
    claimAbout: (who: Who) => `${who.name} loses on time`,
    agree: (n: number, of: number) => `${n} of ${of} agree`,
    missing: (who: readonly Who[]) =>
      `${list(who.map(({ name }) => name))} ${who.length > 1 || who[0]?.isYou ? "have" : "has"} not chosen`,
    timeLeft: (time: string) => `${time} left to choose`,
    watching: "Those who play choose.",
  },
  reclaim: {
    about: (bot: string) => `${bot} plays for you`,
    take: "Take my seat back",
    waits: "You play again at the next turn.",
  },

  result: {
    rematch: "Rematch",
    toRematch: "To the rematch",
    rotated: "The seats move on by one.",
    failed: "The rematch could not be set up. Try again.",
    sealChecking: "Checking the shuffle…",
    sealHolds: "The shuffle matches its seal.",
    sealHoldsAbout:
      "Checked in this page: the server had fixed its secret before anybody sat down, every player’s browser added to the shuffle, and no draw was changed afterwards. So no player could foresee one. It does not prove that whoever runs the server did not look.",
    sealBroken: "The shuffle does not match its seal.",
    sealBrokenAbout: (detail: string) =>
      `What was drawn is not what the seal had fixed: ${detail}. Keep the record, and ask whoever runs the server.`,
    sealUnknown: "The shuffle could not be checked.",
    sealMore: "What this proves",
  },

  calls: {
    title: "When it is your turn",
    about: "The title and the mark of this tab tell it always.",
    sound: "Play a tone",
    soundAbout: "Two short notes, once a turn.",
    notify: "Show a notification",
    notifyAbout:
      "Once a turn, while this page is open somewhere, also in the background. Once it is closed, nothing comes.",
    notifyDenied:
      "This page may show none. To allow it, choose the sign beside the address, then “Notifications”; a phone has it in its settings, under the browser.",
    notifyInsecure: "Browsers allow this only where the page came over HTTPS, and this one did not.",
    notifyUninstalled:
      "iPhones and iPads show some only of pages on the home screen: choose “Share”, then “Add to Home Screen”, and open the page from there.",
    notifyAbsent: "This browser has none.",
    yourTurn: (page: string) => `● Your turn · ${page}`,
    wanted: (page: string) => `● ${page}`,
    notice: "It is your turn",
  },

  premove: {
    begin: "Plan my next turn",
    title: "Planning your next turn",
    about: "It is played at your turn, if it still does the same then.",
    stop: "Stop planning",
    kept: "Your next turn is planned.",
    drop: "Drop the plan",
    refused: "Your plan was dropped: it is not allowed any more.",
    changed: "Your plan was dropped: it would do something else now.",
  },

  terms: {
    clock: "Clock",
    seal: "Shuffle",
    sealed: (digits: string) => `sealed ${digits}`,
  },
};
