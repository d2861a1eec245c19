import type { Who } from "../../types.ts";
import { count, list } from "../grammar.ts";

/** Online tables, in addition to the texts of every table. */

export const online = {
  outOfReach: {
    title: "Can't reach the server",
    body: "Your table is safe. This page reconnects as soon as you're back online.",
    again: "Try now",
  },
  unknown: {
    title: "Table not found",
    body: "There's no table at this address. It may have been deleted. Check the link, or ask for a new one.",
  },

  /** The connection status in a word or two. */
  link: {
    label: "Connection",
    open: "Connected",
    connecting: "Reconnecting",
    restarting: "Server restarting",
    offline: "Offline",
    outdated: "Updating after this turn",
  },
  watching: (n: number) => `${n} watching`,

  presence: { here: "online", away: "away", gone: "offline" },
  /** How long a player has been away. */
  goneFor: (time: string) => `offline for ${time}`,
  standsIn: (bot: string) => `${bot} is playing`,
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
    stored: "Saved on this device. Sending again…",
    storedOffline: "Saved on this device. Your move will be sent when you're back online.",
    change: "Change move",
    waits: ({ name }: Who) => `Waiting for ${name}.`,
    takeBack: "Undo move",
    /** A bot decided the last turn of an absent player. */
    botPlayed: (bot: string) => `${bot} played for you`,
    free: "until someone else moves",
    asks: (names: readonly string[]) => `${list(names)} must agree`,
    watching: "You're watching.",
    watchingAbout: "You see only what everyone can see.",
    watchingLate: (seconds: number) => `You're watching with a ${seconds}-second delay.`,
  },
  /** A move that was not played: the server could not store it, or it was from before a reload. */
  failed: {
    unsent: "The server couldn't save your move, so it wasn't played. Try again.",
    stale: "Your last move wasn't played because the game had already moved on. Check the board and try again.",
    refused: "Your last move wasn't played because it isn't allowed. Choose another move.",
  },

  chat: {
    title: "Chat",
    empty: "No messages yet.",
    say: "Write a message",
    send: "Send",
    unread: (n: number) => count(n, "new message", "new messages"),
    readOnly: "Only players can write here.",
    notSent: "Not sent: you're offline. Try again later.",
    tooMuch: "Not sent: too many messages. Wait a moment and try again.",
    mute: "Mute",
    muteOne: (name: string) => `Mute ${name}`,
    muted: (names: readonly string[]) => `Muted: ${list(names)}`,
  },

  requests: {
    title: "Online table",
    pause: "Ask to pause",
    end: "Ask to end the game",
    resign: "Resign",
    leave: "Give up my seat",
    pauseAbout: "Clocks stop while paused. Everyone must agree.",
    endAbout: "The game ends now and nobody wins. Everyone must agree.",
    resignAbout: "Your opponent wins. You can't undo this.",
    leaveAbout:
      "You can't come back. The others decide whether a bot plays on. Spectators, and anyone with the link, can take your seat.",
    yes: "Ask",
    yesResign: "Resign",
    yesLeave: "Give it up",
    no: "Keep playing",
    /** The viewer's own request, waiting for answers. */
    waiting: {
      back: "You asked to undo your last move",
      pause: "You asked to pause",
      resume: "You asked to resume",
      end: "You asked to end the game",
      resign: "You asked to resign",
      replace: "You asked to give the seat to someone else",
    },
    waitsFor: (names: readonly string[]) => `waiting for ${list(names)}`,
    timeLeft: (time: string) => `${time} left to answer`,
    clockStopped: "your clock is stopped",
    /** What the asker is told. */
    declined: {
      back: ({ name }: Who) => `${name} doesn't want to undo the move.`,
      pause: ({ name }: Who) => `${name} doesn't want to pause.`,
      resume: ({ name }: Who) => `${name} isn't ready yet.`,
      end: ({ name }: Who) => `${name} doesn't want to end the game.`,
      resign: ({ name }: Who) => `${name} said no.`,
      replace: ({ name }: Who) => `${name} said no.`,
    },
    lapsed: "Not everyone answered in time, so nothing changes.",
    again: "You can ask once per turn. Ask again after the next move.",
  },

  votes: {
    title: {
      time: (who: Who): string => `${who.isYou ? "Your" : `${who.name}'s`} time is up`,
      gone: (who: Who): string => `${who.name} is offline`,
      left: (who: Who): string => `${who.name} has left`,
    },
    about: {
      time: (who: Who) => `Takes effect once everyone agrees. ${who.name} can still move.`,
      gone: (who: Who) => `Takes effect once everyone agrees. ${who.name} can come back at any time.`,
      left: () => "Takes effect once everyone agrees.",
    },
    /** Your own time is up: another player decides, or you may still move. */
    own: {
      lost: (names: readonly string[]) =>
        `${list(names)} can give you time, let a bot play for you, or claim victory. If nobody decides before the timer ends, you lose on time.`,
      mayMove: "You can still move. Meanwhile, the others vote.",
    },
    alone: {
      time: "Your choice takes effect right away. If you don't choose before the timer ends, you win.",
      other: "Your choice takes effect right away.",
    },
    wait: "Wait",
    waitAbout: "vote again when this timer ends",
    time: (time: string) => `Add ${time} to the clock`,
    timeAbout: "the clock keeps running",
    bot: (bot: string, who: Who) => `Let ${bot} play for ${who.name}`,
    botAbout: {
      time: (who: Who) => `until ${who.name} comes back`,
      gone: (who: Who) => `until ${who.name} comes back`,
      left: () => "until someone takes the seat",
    },
    end: "End the game",
    endAbout: "nobody wins; the record is saved",
    claim: "Claim victory",
    claimAbout: {
      time: (who: Who) => `${who.name} loses on time`,
      gone: (who: Who) => `${who.name} loses on time`,
      left: (who: Who) => `${who.name} gave up the seat`,
    },
    agree: (n: number, of: number) => `${n} of ${of} agree`,
    missing: (who: readonly Who[]) =>
      `${list(who.map(({ name }) => name))} ${who.length > 1 || who[0]?.isYou ? "haven't" : "hasn't"} voted yet`,
    timeLeft: (time: string) => `${time} left to decide`,
    watching: "Only players can vote.",
    show: "Show the vote",
    hide: "Hide the vote",
  },
  /** The end of a pause: everyone has to be ready. */
  ready: {
    about: "The game continues when everyone is ready.",
    ready: "I'm ready",
    is: "ready",
    isNot: "not ready yet",
    without: (time: string) => `In ${time} it continues without players who are offline.`,
  },

  /** A seat whose player has left for good. */
  freeSeat: {
    free: (name: string) => `${name} has left. You can play on from here.`,
    take: "Take the seat",
    invite: "Anyone who watches or has the link can take the seat.",
    copy: "Copy link",
    copied: "Link copied",
  },

  reclaim: {
    about: (bot: string) => `${bot} is playing for you`,
    take: "Take my seat back",
    waits: "You take over again from the next turn.",
  },

  result: {
    rematch: "Rematch",
    toRematch: "Go to rematch",
    rotated: "Everyone moves up one seat.",
    failed: "Couldn't create the rematch. Try again.",
    sealChecking: "Checking the shuffle…",
    sealHolds: "Shuffle verified: it matches the seal shown before the game.",
    sealHoldsAbout:
      "Your browser checked this: the server chose its secret before anyone joined the table, every player's browser contributed to the shuffle, and nobody changed a draw afterwards. So no player could predict a draw. This doesn't prove that the server's operator didn't look.",
    sealBroken: "The shuffle doesn't match its seal.",
    sealBrokenAbout:
      "The draws don't match the seal shown before the game. Export the record and contact the server's operator.",
    sealIgnored: "Your part of the shuffle is missing.",
    sealIgnoredAbout:
      "The draws match their seal, but they were made without the random number that your browser sent when you took your seat. Unless you took the seat again on another device, export the record and contact the server's operator.",
    sealUnknown: "Your browser couldn't check the shuffle. Reload the page to try again.",
    sealMore: "What this proves",
  },

  calls: {
    title: "When it's your turn",
    about: "This tab's title and icon always show it.",
    sound: "Play a sound",
    soundAbout: "Two short notes, once per turn.",
    notify: "Show a notification",
    notifyAbout:
      "Once per turn, while this page is open, even in the background. You won't get any after you close it.",
    notifyDenied:
      "Notifications are blocked for this page. To allow them, tap the icon beside the address, then “Notifications”. On a phone, open its settings and choose the browser.",
    notifyInsecure: "Browsers only allow notifications over HTTPS. Open this page over HTTPS to use them.",
    notifyUninstalled:
      "iPhones and iPads only show notifications from the home screen. Choose “Share”, then “Add to Home Screen”, and open the page from there.",
    notifyAbsent: "This browser doesn't support notifications. Play a sound instead, or use another browser.",
    yourTurn: (page: string) => `● Your turn · ${page}`,
    wanted: (page: string) => `● ${page}`,
    notice: "It's your turn",
  },

  premove: {
    begin: "Plan my next turn",
    title: "Your next turn",
    about: "Interchange plays it on your turn if it still has the same effect.",
    partly: "If something changes, play what is still allowed",
    save: "Save plan",
    stop: "Stop planning",
    planned: "Your next turn is planned.",
    change: "Change plan",
    drop: "Discard plan",
    refused: "Your plan is no longer fully allowed, so it wasn't played. Check what is left of it and confirm.",
    changed: "Your plan has a different effect now, so it wasn't played. Check it and confirm.",
  },

  terms: {
    clock: "Clock",
    seal: "Shuffle",
    sealed: (digits: string) => `seal ${digits}`,
  },
};
