/** The identity routes: who you are, your name, recovery codes and signing out. */
import { FORMER_PLAYER, Me, Recover, RecoveryCode, Rename } from "@interchange/protocol";
import { skeletonOf } from "@interchange/host";
import * as v from "valibot";
import type { FastifyReply } from "fastify";
import type { Identities, Identity, Issued } from "../identities.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import { cookieWith, noCookie, secretIn } from "./cookie.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export interface IdentityRoutesNeeds {
  readonly identities: Identities;
  readonly limits: Limits;
  /** Called when devices were signed out. */
  readonly signedOut: (devices: readonly string[]) => void;
  /** Called when someone has another name. */
  readonly renamed: (identity: Identity) => Promise<void>;
}

export function identityRoutes({ identities, limits, signedOut, renamed }: IdentityRoutesNeeds): readonly Route[] {
  const newIdentities = new Buckets(limits.newIdentities);
  const renames = new Buckets(limits.renames);
  const codes = new Buckets(limits.codes);
  const guesses = new Buckets(limits.guesses);
  return [
    route({
      method: "GET",
      path: "/api/me",
      does: "Returns who you are; an object without a name if you have no cookie, with the reason if this device was signed out.",
      answers: Me,
      async handle({ identity, request }) {
        const why = identity ? undefined : await identities.whySignedOut(secretIn(request.headers.cookie));
        return { status: 200, value: { ...meOf(identity), ...(why && { signedOut: why }) } };
      },
    }),
    route({
      method: "PUT",
      path: "/api/me",
      does: "Sets your name. If you have no identity yet, you get one in a cookie.",
      body: Rename,
      answers: Me,
      errors: { 403: ["name-held"], 409: ["name-reserved"] },
      limits: (identity) => [identity ? renames : newIdentities],
      async handle({ body: { name }, identity, request, reply }) {
        if (isReserved(name))
          return { status: 409, error: "name-reserved", reason: "Nobody can have this name. Choose another." };
        if (identity && (await identities.nameHeld(identity)))
          return {
            status: 403,
            error: "name-held",
            reason: "A host changed your name. You can't change it for a week.",
          };
        if (identity) {
          const now = await identities.rename(identity, name);
          await renamed(now);
          return { status: 200, value: meOf(now) };
        }
        const issued = await identities.create(name, request.headers["user-agent"]);
        reply.header("set-cookie", cookieOf(issued, reply));
        return { status: 201, value: meOf(issued.identity) };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me",
      does: "Signs this device out. Other devices, passkeys and recovery codes stay valid.",
      answers: Me,
      async handle({ identity, reply }) {
        if (identity?.device !== undefined)
          signedOut(await identities.signOut(identity, { only: identity.device }, "left"));
        reply.header("set-cookie", noCookie(reply.request.protocol === "https"));
        return { status: 200, value: {} };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/recovery-code",
      does: "Creates a one-time code that signs in another device. Earlier codes stop working.",
      answers: v.strictObject({ code: RecoveryCode }),
      needsIdentity: true,
      limits: () => [codes],
      async handle({ identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        return { status: 200, value: { code: await identities.recoveryCode(identity) } };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/recover",
      does: "Signs this device in with a recovery code. Other devices stay signed in.",
      body: Recover,
      answers: Me,
      errors: { 404: ["code"] },
      limits: () => [guesses],
      async handle({ body: { code }, identity, request, reply }) {
        const issued = await identities.recover(code, request.headers["user-agent"]);
        if (!issued)
          return { status: 404, error: "code", reason: "This code is unknown or already used. Create a new one." };
        return { status: 200, value: await comeIn({ identities, signedOut }, issued, identity, reply) };
      },
    }),
  ];
}

/** Gives this browser the cookie of a new device. Who it was before loses this device. */
export async function comeIn(
  { identities, signedOut }: Pick<IdentityRoutesNeeds, "identities" | "signedOut">,
  issued: Issued,
  before: Identity | undefined,
  reply: FastifyReply,
): Promise<Me> {
  if (before?.device !== undefined) signedOut(await identities.signOut(before, { only: before.device }, "replaced"));
  reply.header("set-cookie", cookieOf(issued, reply));
  return meOf(issued.identity);
}

function isReserved(name: string): boolean {
  return skeletonOf(name.toLowerCase()) === skeletonOf(FORMER_PLAYER.toLowerCase());
}

function meOf(identity: Identity | undefined): Me {
  return identity?.name === undefined ? {} : { name: identity.name };
}

function cookieOf({ secret }: Issued, reply: FastifyReply): string {
  return cookieWith(secret, reply.request.protocol === "https");
}
