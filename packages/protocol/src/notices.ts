/** Notices: what people and rooms are told while no page is open, by which way, and when not. */
import * as v from "valibot";
import { means } from "./means.ts";
import { Count, Moment, PersonName, TableId } from "./words.ts";

/** The browsers of a person that get push. */
export const MOST_PUSH = 10;

/** The ways that a notice can take. */
export const WAYS = ["push", "email", "webhook"] as const;
export const WayKind = v.picklist(WAYS);
export type WayKind = v.InferOutput<typeof WayKind>;
/** What people are told: it is their turn, their time runs out, a seat is reserved for them, a game is over. */
export const TELLS = ["turn", "time", "invite", "end"] as const;
export type Tell = (typeof TELLS)[number];

/** How a webhook's messages look. */
export const HookShape = v.picklist(["json", "discord", "slack", "ntfy"]);
export type HookShape = v.InferOutput<typeof HookShape>;
export const HookUrl = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const TimeZone = v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, "not a known time zone"));
const Told = v.pipe(v.array(WayKind), v.maxLength(WAYS.length));

export const NoticeSettings = v.strictObject({
  tells: means(
    "which ways each notice takes",
    v.strictObject({
      turn: means("it is your turn", Told),
      time: means("your time runs out: 8, 4 and 1 hour before", Told),
      invite: means("a seat is reserved for you", Told),
      end: means("a game is over", Told),
    }),
  ),
  quiet: v.optional(
    means(
      "quiet hours hold back push and webhooks",
      v.strictObject({
        from: means("minutes after midnight", Minute),
        to: means("minutes after midnight", Minute),
        isUrgentHeld: v.optional(means("also hold back the reminder an hour before the time runs out", v.boolean())),
      }),
    ),
  ),
  timeZone: means("your time zone, such as `Europe/Berlin`", TimeZone),
  language: means("the language of notices", v.picklist(["en", "de", "pt-BR"])),
  isEveryTurnMailed: means("one e-mail for every turn; otherwise a digest twice a day at most", v.boolean()),
});
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>;

/** One way, as its owner sees it. */
export const NoticeWay = v.strictObject({
  id: means("its id", TableId),
  kind: WayKind,
  name: means("the device, the e-mail address, or the webhook's host", v.string()),
  state: means(
    "`new`: the e-mail address is not confirmed yet; `paused`: it failed too often",
    v.picklist(["new", "on", "off", "paused"]),
  ),
  shape: v.optional(means("how a webhook's messages look", HookShape)),
  secret: v.optional(means("the key that signs a webhook's messages; only for `json`", v.string())),
  failures: means("how often it failed in a row", Count),
  answer: v.optional(means("what the last attempt came to: a status, or a word", v.string())),
  answeredAt: v.optional(means("when", Moment)),
});
export type NoticeWay = v.InferOutput<typeof NoticeWay>;

export const Vacation = v.strictObject({
  id: means("its id", TableId),
  from: means("when it begins", Moment),
  until: means("when it ends", Moment),
});
export type Vacation = v.InferOutput<typeof Vacation>;

export const MyNotices = v.strictObject({
  settings: NoticeSettings,
  ways: v.array(NoticeWay),
  vacations: means("of this year and to come", v.array(Vacation)),
  pushKey: means("the server's public key for subscriptions to push", v.string()),
  canMail: means("whether this server sends e-mail", v.boolean()),
});
export type MyNotices = v.InferOutput<typeof MyNotices>;

/** A push subscription, as browsers give it. */
export const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{80,100}$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,30}$/)),
  }),
  device: means("what to call the device", PersonName),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

export const MailAddress = v.strictObject({ address: v.pipe(v.string(), v.maxLength(120), v.email()) });
export const Webhook = v.strictObject({ url: HookUrl, shape: HookShape });
export type Webhook = v.InferOutput<typeof Webhook>;
export const WaySwitch = v.strictObject({ on: v.boolean() });
export const NoticeToken = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) });
export const NewVacation = v.strictObject({ from: Moment, until: Moment });
/** How a test went. */
export const Tested = v.strictObject({
  isSent: v.boolean(),
  answer: means("a status, or a word", v.string()),
  way: NoticeWay,
});
export type Tested = v.InferOutput<typeof Tested>;
export const RoomHook = v.strictObject({ way: v.optional(NoticeWay) });
export type RoomHook = v.InferOutput<typeof RoomHook>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
