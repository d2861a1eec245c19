/** The device routes: list, add, name and sign out devices, and passkeys. */
import {
  DeviceId,
  DeviceOffer,
  DevicesInfo,
  JoinDevice,
  Me,
  NameDevice,
  NewPasskey,
  PasskeyAnswer,
  PasskeyId,
  PasskeyQuestion,
} from "@interchange/protocol";
import * as v from "valibot";
import type { Offers } from "../devices/offers.ts";
import { siteOf } from "../devices/passkeys.ts";
import type { Passkeys } from "../devices/passkeys.ts";
import type { Identities, Identity } from "../identities.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import type { Objection } from "../tables/objection.ts";
import { comeIn } from "./identityRoutes.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface DeviceRoutesNeeds {
  readonly identities: Identities;
  readonly offers: Offers;
  readonly passkeys: Passkeys;
  readonly limits: Limits;
  readonly signedOut: (devices: readonly string[]) => void;
}

const OneDevice = v.strictObject({ device: DeviceId });
const OnePasskey = v.strictObject({ passkey: PasskeyId });
const Nothing = v.strictObject({});
const NOBODY: Answered = { status: 401, error: "nobody" };
const UNKNOWN: Answered = { status: 404, error: "unknown-device", reason: "This is not one of your devices." };
const UNKNOWN_PASSKEY: Answered = { status: 404, error: "no-passkey", reason: "This is not one of your passkeys." };
const INSECURE: Answered = {
  status: 409,
  error: "insecure",
  reason: "Passkeys need HTTPS and a name instead of a number. Open the server at such an address.",
};

export function deviceRoutes(needs: DeviceRoutesNeeds): readonly Route[] {
  const { identities, offers, passkeys, limits, signedOut } = needs;
  const newOffers = new Buckets(limits.deviceCodes);
  const guesses = new Buckets(limits.deviceGuesses);
  const questions = new Buckets(limits.passkeys);
  const mine = async (identity: Identity): Promise<Answered> => ({
    status: 200,
    value: await identities.devicesOf(identity),
  });
  return [
    route({
      method: "GET",
      path: "/api/me/devices",
      does: "Lists your devices and passkeys.",
      answers: DevicesInfo,
      needsIdentity: true,
      handle: async ({ identity }) => (identity ? mine(identity) : NOBODY),
    }),
    route({
      method: "DELETE",
      path: "/api/me/devices",
      does: "Signs out all your other devices.",
      answers: DevicesInfo,
      needsIdentity: true,
      async handle({ identity }) {
        if (!identity) return NOBODY;
        signedOut(await identities.signOut(identity, { except: identity.device ?? "" }));
        return mine(identity);
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/devices/:device",
      does: "Names one of your devices; without a name, removes the name.",
      params: OneDevice,
      body: NameDevice,
      answers: DevicesInfo,
      errors: { 404: ["unknown-device"] },
      needsIdentity: true,
      async handle({ params: { device }, body: { name }, identity }) {
        if (!identity) return NOBODY;
        return (await identities.nameDevice(identity, device, name)) ? mine(identity) : UNKNOWN;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/devices/:device",
      does: "Signs out one of your devices.",
      params: OneDevice,
      answers: DevicesInfo,
      errors: { 404: ["unknown-device"] },
      needsIdentity: true,
      async handle({ params: { device }, identity }) {
        if (!identity) return NOBODY;
        const gone = await identities.signOut(identity, { only: device });
        signedOut(gone);
        return gone.length ? mine(identity) : UNKNOWN;
      },
    }),
    route({
      method: "POST",
      path: "/api/me/offer",
      does: "Creates a code that adds a device, valid for two minutes and once. Ends the last one.",
      answers: DeviceOffer,
      needsIdentity: true,
      limits: () => [newOffers],
      async handle({ identity }) {
        return identity ? { status: 201, value: await offers.make(identity) } : NOBODY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/offer",
      does: "Withdraws the code for adding a device.",
      answers: Nothing,
      needsIdentity: true,
      async handle({ identity }) {
        if (!identity) return NOBODY;
        await offers.withdraw(identity);
        return { status: 200, value: {} };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/join",
      does: "Signs this device in with the code or token that another device shows. Five wrong codes by anyone end all codes.",
      body: JoinDevice,
      answers: Me,
      errors: { 404: ["code"] },
      limits: () => [guesses],
      async handle({ body: { code }, identity, request, reply }) {
        const issued = await offers.take(code, request.headers["user-agent"]);
        if (!issued)
          return { status: 404, error: "code", reason: "This code is wrong, used or expired. Create a new one." };
        return { status: 200, value: await comeIn(needs, issued, identity, reply) };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/passkeys/question",
      does: "Asks an authenticator for a new passkey.",
      answers: PasskeyQuestion,
      errors: { 409: ["insecure", "passkeys-full"] },
      needsIdentity: true,
      limits: () => [questions],
      async handle({ identity, request }) {
        if (!identity) return NOBODY;
        const site = siteOf(request.headers.origin);
        if (!site) return INSECURE;
        const question = await passkeys.askNew(identity, site);
        return "ok" in question ? refusalOf(question) : { status: 200, value: question };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/passkeys",
      does: "Stores the new passkey that an authenticator has made.",
      body: NewPasskey,
      answers: DevicesInfo,
      errors: { 400: ["passkey"], 409: ["insecure", "passkeys-full"] },
      needsIdentity: true,
      async handle({ body, identity, request }) {
        if (!identity) return NOBODY;
        const site = siteOf(request.headers.origin);
        if (!site) return INSECURE;
        const added = await passkeys.add(identity, site, body);
        return added.ok ? mine(identity) : refusalOf(added);
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/passkeys/:passkey",
      does: "Names one of your passkeys; without a name, removes the name.",
      params: OnePasskey,
      body: NameDevice,
      answers: DevicesInfo,
      errors: { 404: ["no-passkey"] },
      needsIdentity: true,
      async handle({ params: { passkey }, body: { name }, identity }) {
        if (!identity) return NOBODY;
        return (await passkeys.rename(identity, passkey, name)) ? mine(identity) : UNKNOWN_PASSKEY;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/passkeys/:passkey",
      does: "Removes one of your passkeys. Devices that it signed in stay signed in.",
      params: OnePasskey,
      answers: DevicesInfo,
      errors: { 404: ["no-passkey"] },
      needsIdentity: true,
      async handle({ params: { passkey }, identity }) {
        if (!identity) return NOBODY;
        return (await passkeys.remove(identity, passkey)) ? mine(identity) : UNKNOWN_PASSKEY;
      },
    }),
    route({
      method: "POST",
      path: "/api/me/sign-in/question",
      does: "Asks an authenticator for any passkey for this server.",
      answers: PasskeyQuestion,
      errors: { 409: ["insecure"] },
      limits: () => [questions],
      async handle({ request }) {
        const site = siteOf(request.headers.origin);
        return site ? { status: 200, value: await passkeys.askWho(site) } : INSECURE;
      },
    }),
    route({
      method: "POST",
      path: "/api/me/sign-in",
      does: "Signs this device in with a passkey. Other devices stay signed in.",
      body: PasskeyAnswer,
      answers: Me,
      errors: { 400: ["passkey"], 404: ["no-passkey"], 409: ["insecure"] },
      async handle({ body, identity, request, reply }) {
        const site = siteOf(request.headers.origin);
        if (!site) return INSECURE;
        const issued = await passkeys.signIn(site, body, request.headers["user-agent"]);
        if ("ok" in issued) return refusalOf(issued);
        return { status: 200, value: await comeIn(needs, issued, identity, reply) };
      },
    }),
  ];
}

const STATUS: Readonly<Record<string, 404 | 409>> = { "no-passkey": 404, "passkeys-full": 409 };

function refusalOf({ error, reason }: Objection): Answered {
  return { status: STATUS[error] ?? 400, error, reason };
}
