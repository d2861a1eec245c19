/**
 * Adding a device with a code. The signed-in device shows six digits for typing and a long token as a QR code. Both are
 * valid for two minutes and once, and only for one offer of a person at a time.
 *
 * Six digits can be guessed, so a code ends after five wrong ones, whoever tried them. The token cannot, so nobody can
 * keep people from adding a device.
 */
import { randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { OFFER_LASTS, OFFER_TRIES } from "@interchange/protocol";
import type { Identities, Identity, Issued } from "../identities.ts";
import { hashOf, newSecret } from "../random.ts";
import type { Storage } from "../storage/storage.ts";

export interface Offer {
  readonly code: string;
  readonly token: string;
  readonly until: number;
}

const DIGITS = /^\d{6}$/;
const TRIES = 20;
const slowHash = promisify<string, string, number, Buffer>(scrypt);

/** Slow, so that trying all codes takes longer than they are valid. */
async function hashOfDigits(digits: string): Promise<string> {
  return (await slowHash(digits, "interchange: a code for a device", 32)).toString("hex");
}

export class Offers {
  private readonly storage: Storage;
  private readonly identities: Identities;
  private readonly now: () => number;

  constructor(storage: Storage, identities: Identities, now: () => number) {
    this.storage = storage;
    this.identities = identities;
    this.now = now;
  }

  /** A new offer. The last one ends. */
  async make({ id: identity }: Identity): Promise<Offer> {
    const { db } = this.storage;
    for (let tries = 0; tries < TRIES; tries++) {
      const [code, token, until] = [
        String(randomInt(1_000_000)).padStart(6, "0"),
        newSecret(),
        this.now() + OFFER_LASTS,
      ];
      const row = { code_hash: await hashOfDigits(code), token_hash: hashOf(token), identity, tries: 0, until };
      const made = await this.storage.write(
        {
          query: db
            .deleteFrom("offers")
            .where((is) => is.or([is("identity", "=", identity), is("until", "<=", this.now())]))
            .compile(),
        },
        // Someone else may have the same code just now.
        {
          query: db
            .insertInto("offers")
            .values(row)
            .onConflict((on) => on.doNothing())
            .compile(),
          mustChange: true,
        },
      );
      if (made === "kept") return { code, token, until };
    }
    throw new Error("no code is free");
  }

  async withdraw({ id }: Identity): Promise<void> {
    await this.storage.write({ query: this.storage.db.deleteFrom("offers").where("identity", "=", id).compile() });
  }

  /** Adds a device with the digits or the token of an offer. */
  async take(code: string, agent: string | undefined): Promise<Issued | undefined> {
    const isTyped = DIGITS.test(code);
    const [column, hash] = isTyped
      ? (["code_hash", await hashOfDigits(code)] as const)
      : (["token_hash", hashOf(code)] as const);
    const { db } = this.storage;
    const found = await db
      .selectFrom("offers")
      .innerJoin("identities", "identities.id", "offers.identity")
      .select(["identities.id", "identities.name"])
      .where(column, "=", hash)
      .where("until", ">", this.now())
      .where("banned_at", "is", null)
      .executeTakeFirst();
    if (!found) {
      if (isTyped) await this.countWrong();
      return undefined;
    }
    const identity = { id: found.id, name: found.name ?? undefined };
    const { issued, adding } = this.identities.newDevice(identity, "code", agent);
    const taken = await this.storage.write(
      // If two use it at the same moment, one is too late.
      { query: db.deleteFrom("offers").where(column, "=", hash).compile(), mustChange: true },
      adding,
    );
    return taken === "kept" ? issued : undefined;
  }

  /** A wrong code counts for every offer, because it could have been any. */
  private async countWrong(): Promise<void> {
    const { db } = this.storage;
    await this.storage.write(
      {
        query: db
          .updateTable("offers")
          .set((is) => ({ tries: is("tries", "+", 1) }))
          .compile(),
      },
      { query: db.deleteFrom("offers").where("tries", ">=", OFFER_TRIES).compile() },
    );
  }
}
