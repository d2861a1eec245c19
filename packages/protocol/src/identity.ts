/** Identities and their devices: the cookie says who you are, and these messages go with it. */
import * as v from "valibot";
import { means } from "./means.ts";
import { Moment, PersonName, TableId } from "./words.ts";

/** The name in place of someone who has deleted their data. Nobody can choose it. */
export const FORMER_PLAYER = "Former player";

/** A guest, as they see themselves. */
export const Me = v.strictObject({
  name: v.optional(means("your name", PersonName)),
  signedOut: v.optional(
    means(
      "why this device is no longer signed in",
      v.strictObject({
        why: means(
          "`signed-out`: another of your devices signed it out; `deleted`: you deleted your data; `banned`: the server's operator removed you",
          v.picklist(["signed-out", "deleted", "banned"]),
        ),
        at: means("when", Moment),
      }),
    ),
  ),
});
export type Me = v.InferOutput<typeof Me>;

export const Rename = v.strictObject({ name: PersonName });

/** Eight groups of four letters and digits, without look-alikes. */
export const RecoveryCode = v.pipe(v.string(), v.regex(/^(?:[2-9A-HJ-NP-Z]{4}-){7}[2-9A-HJ-NP-Z]{4}$/));
export const Recover = v.strictObject({ code: RecoveryCode });

/** How long a code for adding a device is valid, in milliseconds, and how many wrong codes end it. */
export const OFFER_LASTS = 120_000;
export const OFFER_TRIES = 5;
const Digits = v.pipe(v.string(), v.regex(/^\d{6}$/));
const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const DeviceOffer = v.strictObject({
  code: means("six digits for typing", Digits),
  token: means("the same for a link or QR code: `/device#TOKEN`", Token),
  until: means("when both end", Moment),
});
export type DeviceOffer = v.InferOutput<typeof DeviceOffer>;
export const JoinDevice = v.strictObject({ code: v.union([Digits, Token]) });

export const DeviceId = TableId;
export const Device = v.strictObject({
  id: DeviceId,
  name: v.optional(means("what you call it", PersonName)),
  browser: v.optional(means("the browser, as it says", v.string())),
  system: v.optional(means("its system, as it says", v.string())),
  how: means(
    "how it got here: with a new `name`, a `code` from another device, a `recovery` code or a `passkey`",
    v.picklist(["name", "code", "recovery", "passkey"]),
  ),
  createdAt: means("since when it is signed in", Moment),
  seenAt: means("when it was last used, to ten minutes", Moment),
  isThis: v.optional(means("whether it is the one that asks", v.literal(true))),
});
export type Device = Readonly<v.InferOutput<typeof Device>>;

/** An id that the authenticator has made. */
export const PasskeyId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/));
export const Passkey = v.strictObject({
  id: PasskeyId,
  name: v.optional(PersonName),
  host: means("the server's name; passkeys work only there", v.string()),
  createdAt: Moment,
  seenAt: means("when it was last used", Moment),
});
export type Passkey = Readonly<v.InferOutput<typeof Passkey>>;

export const DevicesInfo = v.strictObject({
  devices: means("the oldest first", v.array(Device)),
  passkeys: v.array(Passkey),
  hasRecoveryCode: means("whether a recovery code can be used", v.boolean()),
  offer: v.optional(means("the code for adding a device, while it can be used", v.strictObject({ until: Moment }))),
});
export type DevicesInfo = Readonly<v.InferOutput<typeof DevicesInfo>>;

/** Without a name, it is called by its browser and system. */
export const NameDevice = v.strictObject({ name: v.optional(PersonName) });

/** A question to an authenticator: `options` as WebAuthn's JSON, and the id to send back with the answer. */
export const PasskeyQuestion = v.strictObject({
  claim: Token,
  options: means("for `navigator.credentials`, in WebAuthn's JSON form", v.looseObject({ challenge: v.string() })),
});
const Part = v.pipe(v.string(), v.maxLength(20_000));
const Extensions = v.optional(v.record(v.string(), v.unknown()));
const Attachment = v.optional(v.nullable(v.string()));
/** What an authenticator answers, in WebAuthn's JSON form. */
export const NewPasskey = v.strictObject({
  claim: Token,
  name: v.optional(PersonName),
  response: v.object({
    id: PasskeyId,
    rawId: PasskeyId,
    type: v.literal("public-key"),
    authenticatorAttachment: Attachment,
    clientExtensionResults: Extensions,
    response: v.object({
      clientDataJSON: Part,
      attestationObject: Part,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
    }),
  }),
});
export const PasskeyAnswer = v.strictObject({
  claim: Token,
  response: v.object({
    id: PasskeyId,
    rawId: PasskeyId,
    type: v.literal("public-key"),
    authenticatorAttachment: Attachment,
    clientExtensionResults: Extensions,
    response: v.object({
      clientDataJSON: Part,
      authenticatorData: Part,
      signature: Part,
      userHandle: v.optional(v.nullable(Part)),
    }),
  }),
});

/** An error: a code for programs and a sentence for people. */
export const Problem = v.strictObject({ error: v.string(), reason: v.optional(v.string()) });
export type Problem = v.InferOutput<typeof Problem>;
