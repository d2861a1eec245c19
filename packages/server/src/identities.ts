/**
 * Identities. A guest gets a secret in a cookie, and that alone identifies them: it is in no message and no address,
 * and we store only its hash. A recovery code moves it to another device.
 */
import type { Storage } from "./storage/storage.ts";
import { hashOf, newId, newRecoveryCode, newSecret } from "./random.ts";

export interface Identity {
  readonly id: string;
  readonly name: string | undefined;
}

/** An identity and the new content of its cookie. */
export interface Issued {
  readonly identity: Identity;
  readonly secret: string;
}

export class Identities {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** The identity of a cookie; undefined if it is unknown or banned. */
  async of(secret: string | undefined): Promise<Identity | undefined> {
    if (secret === undefined || secret.length > 100) return undefined;
    const found = await this.storage.db
      .selectFrom("identities")
      .select(["id", "name"])
      .where("secret_hash", "=", hashOf(secret))
      .where("banned_at", "is", null)
      .executeTakeFirst();
    return found && { id: found.id, name: found.name ?? undefined };
  }

  /** The banned ones among these identities. */
  async bannedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const banned = await this.storage.db
      .selectFrom("identities")
      .select("id")
      .where("banned_at", "is not", null)
      .execute();
    const all = new Set(banned.map(({ id }) => id));
    return new Set(ids.filter((id) => all.has(id)));
  }

  async create(name?: string): Promise<Issued> {
    const [id, secret, at] = [newId(), newSecret(), this.now()];
    await this.storage.write({
      query: this.storage.db
        .insertInto("identities")
        .values({
          id,
          secret_hash: hashOf(secret),
          recovery_hash: null,
          name: name ?? null,
          created_at: at,
          seen_at: at,
          banned_at: null,
        })
        .compile(),
    });
    return { identity: { id, name }, secret };
  }

  async rename({ id }: Identity, name: string): Promise<Identity> {
    await this.storage.write({
      query: this.storage.db.updateTable("identities").set({ name }).where("id", "=", id).compile(),
      mustChange: true,
    });
    return { id, name };
  }

  /** Invalidates its cookies. A recovery code still works. */
  async lockOut({ id }: Identity): Promise<void> {
    await this.storage.write({
      query: this.storage.db
        .updateTable("identities")
        .set({ secret_hash: hashOf(newSecret()) })
        .where("id", "=", id)
        .compile(),
    });
  }

  /** A code for another device. The previous code no longer works. */
  async recoveryCode({ id }: Identity): Promise<string> {
    const code = newRecoveryCode();
    await this.storage.write({
      query: this.storage.db
        .updateTable("identities")
        .set({ recovery_hash: hashOf(code) })
        .where("id", "=", id)
        .compile(),
      mustChange: true,
    });
    return code;
  }

  /**
   * Moves an identity to this device. The code is used up and the old device is signed out, so a stolen code gets
   * noticed.
   */
  async recover(code: string): Promise<Issued | undefined> {
    const secret = newSecret();
    const found = await this.storage.db
      .selectFrom("identities")
      .select(["id", "name"])
      .where("recovery_hash", "=", hashOf(code))
      .where("banned_at", "is", null)
      .executeTakeFirst();
    if (!found) return undefined;
    const moved = await this.storage.write({
      query: this.storage.db
        .updateTable("identities")
        .set({ secret_hash: hashOf(secret), recovery_hash: null, seen_at: this.now() })
        .where("id", "=", found.id)
        // If two use it at the same moment, one is too late.
        .where("recovery_hash", "=", hashOf(code))
        .compile(),
      mustChange: true,
    });
    return moved === "kept" ? { identity: { id: found.id, name: found.name ?? undefined }, secret } : undefined;
  }
}
