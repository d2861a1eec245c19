/** Rooms: groups that stay together while games come and go. */
import * as v from "valibot";
import { means } from "./means.ts";
import { NewTable } from "./tables.ts";
import {
  Control,
  Count,
  Moment,
  Nonce,
  PersonName,
  RoomId,
  SeatNumber,
  SittingMind,
  TableId,
  WatchId,
  Word,
} from "./words.ts";

/** The limits per room: members who have not left, tables that are open or running, and chat messages that are kept. */
export const MOST_MEMBERS = 60;
export const MOST_ROOM_TABLES = 16;
export const MOST_ROOM_SAID = 200;
/** The number of colours. Members get different ones while there are enough. */
export const ROOM_COLOURS = 12;

/** Five letters without vowels and look-alikes, for typing. */
export const RoomCode = v.pipe(v.string(), v.regex(/^[BCDFGHJKLMNPRSTVWXZ]{5}$/));
/** A member's number in the room, from 1. It stays theirs, also if they leave and come back. */
export const MemberNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
/** An index into the page's colours for people. */
export const RoomColour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ROOM_COLOURS - 1));

export const RoomMember = v.strictObject({
  n: means("their number in the room", MemberNumber),
  name: means("their name", PersonName),
  colour: means("an index into the page's colours for people", RoomColour),
  presence: means(
    "`here`: looks at the room or one of its tables; `away`: has it open in the background; `offline`: no connection; " +
      "`left`: left or was removed, and is listed for the standings",
    v.picklist(["here", "away", "offline", "left"]),
  ),
  joinedAt: means("when they joined", Moment),
  seenAt: v.optional(means("when they were last connected; absent while they are", Moment)),
});
export type RoomMember = v.InferOutput<typeof RoomMember>;

/** A game as someone proposes it. Seats for people are a maximum: fewer may play, and more play at several tables. */
export const GameWish = v.omit(NewTable, ["isPublic", "seat", "nonce", "room"]);
export type GameWish = v.InferOutput<typeof GameWish>;

/** The next game: proposed by a member, and who is in. */
export const NextGame = v.strictObject({
  ...GameWish.entries,
  by: means("who proposed it", MemberNumber),
  at: means("when", Moment),
  in: means("who is in, in the order they said so", v.array(MemberNumber)),
  seals: v.optional(
    means(
      "the tables that it may take, in order, known before anyone sends a nonce; absent for spectators",
      v.array(
        v.strictObject({ table: means("its id", TableId), seal: means("the SHA-256 of its secret", v.string()) }),
      ),
    ),
  ),
});
export type NextGame = v.InferOutput<typeof NextGame>;

/** A table of the room, as spectators may see it. */
export const RoomTable = v.strictObject({
  id: v.optional(means("its id; absent for spectators while the table is open: they could take a seat", TableId)),
  game: means("the game", Word),
  state: means("how far it is", v.picklist(["open", "running", "paused", "over"])),
  control: means("the time control", Control),
  seats: means(
    "the seats",
    v.array(
      v.strictObject({
        mind: means("who is supposed to sit there", SittingMind),
        name: v.optional(means("who sits there", PersonName)),
        member: v.optional(means("who of the room sits there", MemberNumber)),
        reserved: v.optional(means("for whom of the room it is reserved", MemberNumber)),
      }),
    ),
  ),
  colours: v.optional(means("the seats' colours, if they were chosen or drawn", v.array(v.string()))),
  createdAt: means("when it was created", Moment),
  at: v.optional(means("when something last happened there, once the game is over", Moment)),
  toAct: v.optional(means("the seat to move; absent while a delayed game runs", SeatNumber)),
  deadline: v.optional(means("when the running clock runs out; absent while a delayed game runs", Moment)),
  points: v.optional(means("the points by seat; absent while a delayed game runs", v.array(v.number()))),
  progress: v.optional(means("how far the game is; absent while a delayed game runs", v.number())),
  places: v.optional(means("by seat, once the game is over; absent if it was broken off", v.array(Count))),
});
export type RoomTable = v.InferOutput<typeof RoomTable>;

/** The score of a series: all games of the room that were played to an end. */
export const RoomStanding = v.strictObject({
  member: means("whose", MemberNumber),
  games: means("how many games they finished", Count),
  wins: means("how many they won; shared first places count", Count),
  points: means("their points in all of them", v.number()),
});
export type RoomStanding = v.InferOutput<typeof RoomStanding>;

/** A room as its members see it. Its spectators see the same without `id`, `code`, `watch`, `heir` and `seals`. */
export const RoomInfo = v.strictObject({
  id: v.optional(means("its id, in `/room/ID`", RoomId)),
  code: v.optional(means("the code for typing", RoomCode)),
  watch: v.optional(means("the id for spectators, in `/watch/ID`", WatchId)),
  name: v.optional(means("its name, if it has one", PersonName)),
  createdAt: means("when it was created", Moment),
  host: means("who is the host", MemberNumber),
  heir: v.optional(means("who may take over, if the host has been offline for long", MemberNumber)),
  members: means("the members", v.array(RoomMember)),
  next: v.optional(means("the next game", NextGame)),
  tables: means(
    "tables that are open or running, then those that are over, the latest first; 30 at most",
    v.array(RoomTable),
  ),
  standings: means("most wins first, then most points", v.array(RoomStanding)),
  watching: means("how many spectators the room has", Count),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

/** What someone who is not a member sees: who invites them to what. */
export const RoomInvitation = v.strictObject({
  id: RoomId,
  name: v.optional(PersonName),
  /** The host's name. */
  host: PersonName,
  /** The names of the others, the latest first; five at most. */
  others: v.array(PersonName),
  members: Count,
  /** What is proposed or waits for players. */
  game: v.optional(Word),
  /** Otherwise what is played, or was last. */
  played: v.optional(Word),
  /** A table that waits for players. */
  table: v.optional(TableId),
  /** Whether you are a member, may become one, or were removed. */
  you: v.picklist(["member", "guest", "removed"]),
});
export type RoomInvitation = v.InferOutput<typeof RoomInvitation>;

/** A room in your list. */
export const RoomEntry = v.strictObject({
  id: RoomId,
  name: v.optional(PersonName),
  host: PersonName,
  isHost: v.boolean(),
  members: Count,
  others: v.array(PersonName),
  /** When someone last used it. */
  at: Moment,
  game: v.optional(Word),
  /** The number of the last message that another member wrote in the members' chat and you may hear. */
  said: v.optional(Count),
});
export type RoomEntry = v.InferOutput<typeof RoomEntry>;

/** Answers to requests about a room: its state, and your number in it. */
export const MyRoom = v.strictObject({ you: MemberNumber, room: RoomInfo });
export type MyRoom = v.InferOutput<typeof MyRoom>;

export const NewRoom = v.strictObject({ name: v.optional(PersonName) });
export const RoomChange = v.strictObject({ name: v.optional(PersonName) });
export const FindRoom = v.strictObject({ code: RoomCode });
export const NewHost = v.strictObject({ member: MemberNumber });
export const MyColour = v.strictObject({ colour: RoomColour });
/** Proposes the next game, or changes it. With a nonce, you are in. */
export const ProposeGame = v.strictObject({ ...GameWish.entries, nonce: v.optional(Nonce) });
/** You are in. The nonce is mixed into the shuffle. */
export const JoinGame = v.strictObject({ nonce: Nonce });
/** Who plays at which table, by hand: members in the order of the seats for people. Without it, seats are drawn. */
export const StartGames = v.strictObject({
  tables: v.optional(
    v.pipe(
      v.array(v.pipe(v.array(MemberNumber), v.minLength(1), v.maxLength(8))),
      v.minLength(1),
      v.maxLength(MOST_ROOM_TABLES),
    ),
  ),
});
/** The chats of a room: one of its members, one of its spectators, which members can read and write too. */
export const RoomChat = v.picklist(["members", "spectators"]);
export type RoomChat = v.InferOutput<typeof RoomChat>;

export const RoomSaid = v.strictObject({
  n: means("its number in this chat, from 1", Count),
  member: v.optional(means("who said it; absent for a spectator", MemberNumber)),
  name: means("their name", v.string()),
  text: means("what was said", v.string()),
  at: means("when", Moment),
});
export type RoomSaid = Readonly<v.InferOutput<typeof RoomSaid>>;
