/** The identity routes: who you are, your name, recovery codes and signing out. */
import { Me, Recover, RecoveryCode, Rename } from "@interchange/protocol";
import * as v from "valibot";
import type { FastifyReply } from "fastify";
import type { Identities, Identity, Issued } from "../identities.ts";
import { Buckets } from "../limits.ts";
import type { Limits } from "../limits.ts";
import { cookieWith, noCookie } from "./cookie.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export function identityRoutes(
  identities: Identities,
  limits: Limits,
  /** Called when an identity's old cookie is no longer valid. */
  moved: (identity: Identity) => void,
): readonly Route[] {
  return [
    route({
      method: "GET",
      path: "/api/me",
      does: "Returns who you are; an object without a name if you have no cookie.",
      answers: Me,
      handle: async ({ identity }) => ({ status: 200, value: meOf(identity) }),
    }),
    route({
      method: "PUT",
      path: "/api/me",
      does: "Sets your name. If you have no identity yet, you get one in a cookie.",
      body: Rename,
      answers: Me,
      limit: new Buckets(limits.newIdentities),
      async handle({ body: { name }, identity, reply }) {
        if (identity) return { status: 200, value: meOf(await identities.rename(identity, name)) };
        return { status: 201, value: issue(await identities.create(name), reply) };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me",
      does: "Signs out: revokes this device's cookie. An earlier recovery code restores access.",
      answers: Me,
      async handle({ identity, reply }) {
        if (identity) {
          await identities.lockOut(identity);
          moved(identity);
        }
        reply.header("set-cookie", noCookie(reply.request.protocol === "https"));
        return { status: 200, value: {} };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/recovery-code",
      does: "Creates a one-time code that moves your identity to another device. Earlier codes stop working.",
      answers: v.strictObject({ code: RecoveryCode }),
      needsIdentity: true,
      limit: new Buckets(limits.recoveries),
      async handle({ identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        return { status: 200, value: { code: await identities.recoveryCode(identity) } };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/recover",
      does: "Moves the identity of a recovery code to this device and signs the old device out.",
      body: Recover,
      answers: Me,
      limit: new Buckets(limits.recoveries),
      async handle({ body: { code }, reply }) {
        const issued = await identities.recover(code);
        if (!issued)
          return { status: 404, error: "code", reason: "This code is unknown or already used. Create a new one." };
        moved(issued.identity);
        return { status: 200, value: issue(issued, reply) };
      },
    }),
  ];
}

function meOf(identity: Identity | undefined): Me {
  return identity?.name === undefined ? {} : { name: identity.name };
}

function issue({ identity, secret }: Issued, reply: FastifyReply): Me {
  reply.header("set-cookie", cookieWith(secret, reply.request.protocol === "https"));
  return meOf(identity);
}
