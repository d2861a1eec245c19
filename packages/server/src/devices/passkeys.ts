/**
 * Passkeys keep an identity for good: they sign in on any device that has them. Questions are stored, so that any
 * process can check the answer, and each is used once.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { InferOutput } from "valibot";
import type { NewPasskey, PasskeyAnswer } from "@interchange/protocol";
import type { Identities, Identity, Issued } from "../identities.ts";
import { hashOf, newSecret } from "../random.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";
import type { Objection } from "../tables/objection.ts";

/** What an authenticator is asked. */
export interface Question {
  readonly claim: string;
  readonly options: object & { readonly challenge: string };
}

/** The page's address, which passkeys are bound to. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Loaded when it is needed: it is a seventh of what a server would load to start. */
const webauthn = async () => import("@simplewebauthn/server");

const CALLED = "Interchange";
/** How long people may take, in milliseconds. */
const PATIENCE = 300_000;
const MOST = 20;
const WRONG = objection("passkey", "The passkey could not be checked. Try again.");
const FULL = objection("passkeys-full", `You have ${MOST} passkeys. Remove one first.`);

/** The site that a request came from; undefined where browsers have no passkeys: without HTTPS, and for IP addresses. */
export function siteOf(origin: string | undefined): Site | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (hostname !== "localhost" && protocol !== "https:") return undefined;
  return /^[\d.]+$|^\[/.test(hostname) ? undefined : { origin, host: hostname };
}

export class Passkeys {
  private readonly storage: Storage;
  private readonly identities: Identities;
  private readonly now: () => number;

  constructor(storage: Storage, identities: Identities, now: () => number) {
    this.storage = storage;
    this.identities = identities;
    this.now = now;
  }

  private get db(): Storage["db"] {
    return this.storage.db;
  }

  private async ofPerson(identity: string) {
    return this.db.selectFrom("passkeys").selectAll().where("identity", "=", identity).execute();
  }

  /** The question for a new passkey. */
  async askNew({ id, name = "Guest" }: Identity, { host }: Site): Promise<Question | Objection> {
    const known = await this.ofPerson(id);
    if (known.length >= MOST) return FULL;
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: CALLED,
      rpID: host,
      userName: name,
      // The authenticator replaces a person's passkey only if it recognizes them.
      userID: new TextEncoder().encode(id),
      timeout: PATIENCE,
      attestationType: "none",
      excludeCredentials: known.filter((key) => key.host === host).map((key) => ({ id: key.id })),
      // It must be found without a name, and unlocked by a fingerprint, a face or a PIN.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return { claim: await this.claim(id, options.challenge), options };
  }

  /** Stores a new passkey. */
  async add(
    { id }: Identity,
    { origin, host }: Site,
    { claim, name, response }: InferOutput<typeof NewPasskey>,
  ): Promise<{ readonly ok: true } | Objection> {
    const challenge = await this.used(claim, id);
    if (challenge === undefined) return WRONG;
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!checked?.verified) return WRONG;
    const { credential } = checked.registrationInfo;
    if ((await this.ofPerson(id)).length >= MOST) return FULL;
    const at = this.now();
    const added = await this.storage.write({
      query: this.db
        .insertInto("passkeys")
        .values({
          id: credential.id,
          identity: id,
          public_key: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          host,
          name: name ?? null,
          created_at: at,
          seen_at: at,
        })
        .onConflict((on) => on.doNothing())
        .compile(),
      mustChange: true,
    });
    return added === "kept" ? { ok: true } : WRONG;
  }

  /** The question for signing in, which any passkey for this server may answer. */
  async askWho({ host }: Site): Promise<Question> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: PATIENCE,
      userVerification: "required",
    });
    return { claim: await this.claim(null, options.challenge), options };
  }

  /** Adds this device to the identity of a passkey. */
  async signIn(
    { origin, host }: Site,
    { claim, response }: InferOutput<typeof PasskeyAnswer>,
    agent: string | undefined,
  ): Promise<Issued | Objection> {
    const challenge = await this.used(claim, null);
    const found = await this.db
      .selectFrom("passkeys")
      .innerJoin("identities", "identities.id", "passkeys.identity")
      .selectAll("passkeys")
      .select("identities.name as called")
      .where("passkeys.id", "=", response.id)
      .where("banned_at", "is", null)
      .executeTakeFirst();
    if (challenge === undefined) return WRONG;
    if (!found) return objection("no-passkey", "This server does not know that passkey. It may have been removed.");
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: found.id,
        publicKey: new Uint8Array(Buffer.from(found.public_key, "base64url")),
        counter: found.counter,
      },
    }).catch(() => undefined);
    if (!checked?.verified) return WRONG;
    const identity = { id: found.identity, name: found.called ?? undefined };
    const { issued, adding } = this.identities.newDevice(identity, "passkey", agent);
    const { newCounter } = checked.authenticationInfo;
    const signedIn = await this.storage.write(
      {
        query: this.db
          .updateTable("passkeys")
          .set({ counter: newCounter, seen_at: this.now() })
          .where("id", "=", found.id)
          // A copy of the authenticator at the same moment is refused.
          .where("counter", "=", found.counter)
          .compile(),
        mustChange: true,
      },
      adding,
    );
    return signedIn === "kept" ? issued : WRONG;
  }

  /** Names a passkey of one's own; without a name, removes the name. Returns whether there is one. */
  async rename({ id }: Identity, passkey: string, name: string | undefined): Promise<boolean> {
    const query = this.db.updateTable("passkeys").set({ name: name ?? null });
    return this.changed(query.where("id", "=", passkey).where("identity", "=", id).compile());
  }

  async remove({ id }: Identity, passkey: string): Promise<boolean> {
    return this.changed(this.db.deleteFrom("passkeys").where("id", "=", passkey).where("identity", "=", id).compile());
  }

  private async changed(query: Statement["query"]): Promise<boolean> {
    return (await this.storage.write({ query, mustChange: true })) === "kept";
  }

  private async claim(identity: string | null, challenge: string): Promise<string> {
    const claim = newSecret();
    await this.storage.write({
      query: this.db
        .insertInto("challenges")
        .values({ id_hash: hashOf(claim), identity, challenge, until: this.now() + PATIENCE })
        .compile(),
    });
    return claim;
  }

  /** The challenge of a question, which is used up. */
  private async used(claim: string, identity: string | null): Promise<string | undefined> {
    const hash = hashOf(claim);
    const found = await this.db
      .selectFrom("challenges")
      .selectAll()
      .where("id_hash", "=", hash)
      .where("until", ">", this.now())
      .executeTakeFirst();
    if (!found || found.identity !== identity) return undefined;
    const gone = this.db.deleteFrom("challenges").where("id_hash", "=", hash).compile();
    return (await this.changed(gone)) ? found.challenge : undefined;
  }
}
