/** Good manners: muting, blocking and reporting people, and what moderators do about reports. */
import * as v from "valibot";
import { means } from "./means.ts";
import { MemberNumber } from "./rooms.ts";
import { Count, Moment, PersonName, RoomId, Saying, SeatNumber, TableId, WatchId } from "./words.ts";

/** Someone, by where they are: people have no address of their own. */
export const Whom = v.union([
  v.strictObject({ table: TableId, seat: SeatNumber }),
  v.strictObject({ room: RoomId, member: MemberNumber }),
  /** Who wrote a message in the spectators' chat, by its number. */
  v.strictObject({ room: RoomId, said: Count }),
  v.strictObject({ watch: WatchId, said: Count }),
]);
export type Whom = v.InferOutput<typeof Whom>;

export const Manner = v.picklist(["mute", "block"]);
export type Manner = v.InferOutput<typeof Manner>;
export const SetManner = v.strictObject({ whom: Whom, kind: v.picklist(["none", "mute", "block"]) });

export const BlockId = TableId;
export const Block = v.strictObject({
  id: BlockId,
  name: means("their present name", PersonName),
  kind: means("`mute`: you don't get their messages; `block`: you also never sit at one table", Manner),
  at: means("since when", Moment),
  member: v.optional(means("their number, if the request names a room", MemberNumber)),
  seats: v.optional(means("their seats, if the request names a table", v.array(SeatNumber))),
});
export type Block = Readonly<v.InferOutput<typeof Block>>;
export const Blocks = v.strictObject({ blocks: v.array(Block) });

export const REPORT_REASONS = ["chat", "name", "play", "other"] as const;
export const ReportReason = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof ReportReason>;
/** How many lines of the chat go with a report. */
export const REPORTED_LINES = 20;
export const NewReport = v.strictObject({ whom: Whom, reason: ReportReason, text: v.optional(Saying) });

/** What moderators see. */
export const PersonId = TableId;
export const ReportedLine = v.strictObject({
  name: v.string(),
  isTheirs: means("whether the reported person wrote it", v.boolean()),
  text: v.string(),
  at: Moment,
});
export const Report = v.strictObject({
  id: TableId,
  at: Moment,
  reason: ReportReason,
  text: v.optional(v.string()),
  by: means("who reported, and their name then", v.strictObject({ id: PersonId, name: v.string() })),
  about: means("who was reported, and their name then", v.strictObject({ id: PersonId, name: v.string() })),
  table: v.optional(TableId),
  room: v.optional(RoomId),
  lines: means("the last lines of the chat", v.array(ReportedLine)),
  doneAt: v.optional(Moment),
});
export type Report = Readonly<v.InferOutput<typeof Report>>;

export const ModeratedPerson = v.strictObject({
  id: PersonId,
  name: v.string(),
  createdAt: Moment,
  seenAt: Moment,
  mutedUntil: v.optional(Moment),
  removedAt: v.optional(Moment),
  reports: means("how many reports about them are kept", Count),
});
export type ModeratedPerson = Readonly<v.InferOutput<typeof ModeratedPerson>>;

/** How long a mute by a moderator lasts, in hours. */
export const MUTE_HOURS = [1, 24, 168, 2160] as const;
export const Moderate = v.variant("kind", [
  v.strictObject({ kind: v.literal("mute"), hours: v.picklist(MUTE_HOURS) }),
  v.strictObject({ kind: v.literal("unmute") }),
  v.strictObject({ kind: v.literal("rename"), name: PersonName }),
  v.strictObject({ kind: v.literal("remove") }),
  v.strictObject({ kind: v.literal("restore") }),
]);
export type Moderate = v.InferOutput<typeof Moderate>;

export const ModerationEntry = v.strictObject({
  id: TableId,
  at: Moment,
  moderator: means("whose token was used", v.string()),
  kind: v.picklist(["mute", "unmute", "rename", "remove", "restore", "done"]),
  about: v.optional(PersonId),
  name: v.optional(means("the person's name then", v.string())),
  detail: v.optional(means("the hours of a mute, the new name, or the report", v.string())),
});
export type ModerationEntry = Readonly<v.InferOutput<typeof ModerationEntry>>;

export const ModeratorToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
export const Moderator = v.strictObject({ name: v.string() });
export const Reports = v.strictObject({ reports: v.array(Report), more: v.optional(v.literal(true)) });
export const ModeratedPeople = v.strictObject({ people: v.array(ModeratedPerson) });
export const ModerationLog = v.strictObject({ entries: v.array(ModerationEntry), more: v.optional(v.literal(true)) });
