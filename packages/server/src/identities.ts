/**
 * Identities and their devices. Each device has a secret in a cookie, and that alone identifies it: it is in no message
 * and no address, and we store only its hash. A person adds devices with a code, a recovery code or a passkey.
 */
import type { Device, DevicesInfo, Me } from "@interchange/protocol";
import { deviceWords } from "./devices/agent.ts";
import type { Storage } from "./storage/storage.ts";
import type { Statement } from "./storage/storage.ts";
import type { DevicesTable } from "./storage/schema.ts";
import { hashOf, newId, newRecoveryCode, newSecret } from "./random.ts";

export interface Identity {
  readonly id: string;
  readonly name: string | undefined;
  /** The device that asks. */
  readonly device?: string;
}

/** An identity and the new content of its cookie. */
export interface Issued {
  readonly identity: Identity;
  readonly secret: string;
}

type How = DevicesTable["how"];
type Ended = NonNullable<DevicesTable["ended_why"]>;

/** How often we note that a device is in use. */
const NOTED = 600_000;
/** How long a device that was signed out can be told why. */
const TOLD = 90 * 86_400_000;

export class Identities {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  private get db(): Storage["db"] {
    return this.storage.db;
  }

  /** The identity of a cookie; undefined if it is unknown, signed out or banned. */
  async of(secret: string | undefined): Promise<Identity | undefined> {
    if (secret === undefined || secret.length > 100) return undefined;
    const found = await this.db
      .selectFrom("devices")
      .innerJoin("identities", "identities.id", "devices.identity")
      .select(["identities.id", "identities.name", "devices.id as device", "devices.seen_at as seen"])
      .where("devices.secret_hash", "=", hashOf(secret))
      .where("devices.ended_at", "is", null)
      .where("banned_at", "is", null)
      .executeTakeFirst();
    if (!found) return undefined;
    if (this.now() - found.seen > NOTED) this.note(found.device, found.id);
    return { id: found.id, name: found.name ?? undefined, device: found.device };
  }

  /** If this fails, the device only seems to have been unused for longer. */
  private note(device: string, identity: string): void {
    const seen = { seen_at: this.now() };
    this.storage
      .write(
        { query: this.db.updateTable("devices").set(seen).where("id", "=", device).compile() },
        { query: this.db.updateTable("identities").set(seen).where("id", "=", identity).compile() },
      )
      .catch(() => undefined);
  }

  /** Why the device with this cookie was signed out. */
  async whySignedOut(secret: string | undefined): Promise<Me["signedOut"]> {
    if (secret === undefined) return undefined;
    const found = await this.db
      .selectFrom("devices")
      .innerJoin("identities", "identities.id", "devices.identity")
      .select(["devices.ended_at as ended", "devices.ended_why as why", "banned_at as banned"])
      .where("devices.secret_hash", "=", hashOf(secret))
      .executeTakeFirst();
    if (!found) return undefined;
    if (found.ended !== null && (found.why === "signed-out" || found.why === "deleted"))
      return { why: found.why, at: found.ended };
    return found.ended === null && found.banned !== null ? { why: "banned", at: found.banned } : undefined;
  }

  /** The banned ones among these identities. */
  async bannedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const banned = await this.db.selectFrom("identities").select("id").where("banned_at", "is not", null).execute();
    const all = new Set(banned.map(({ id }) => id));
    return new Set(ids.filter((id) => all.has(id)));
  }

  /** The ones among these devices that are signed in. */
  async signedInAmong(devices: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db
      .selectFrom("devices")
      .select("id")
      .where("id", "in", devices)
      .where("ended_at", "is", null)
      .execute();
    return new Set(found.map(({ id }) => id));
  }

  async create(name?: string, agent?: string): Promise<Issued> {
    const [id, at] = [newId(), this.now()];
    const { issued, adding } = this.newDevice({ id, name }, "name", agent);
    await this.storage.write(
      {
        query: this.db
          .insertInto("identities")
          .values({
            id,
            recovery_hash: null,
            name: name ?? null,
            created_at: at,
            seen_at: at,
            banned_at: null,
            muted_until: null,
            name_held_until: null,
            deleted_at: null,
          })
          .compile(),
      },
      adding,
    );
    return issued;
  }

  /** A new device, and the statement that stores it. */
  newDevice(
    { id: identity, name }: Identity,
    how: How,
    agent: string | undefined,
  ): { readonly issued: Issued; readonly adding: Statement } {
    const [device, secret, at] = [newId(), newSecret(), this.now()];
    const { browser, system } = deviceWords(agent);
    const row: DevicesTable = {
      id: device,
      identity,
      secret_hash: hashOf(secret),
      how,
      name: null,
      browser: browser ?? null,
      system: system ?? null,
      created_at: at,
      seen_at: at,
      ended_at: null,
      ended_why: null,
    };
    return {
      issued: { identity: { id: identity, name, device }, secret },
      adding: { query: this.db.insertInto("devices").values(row).compile() },
    };
  }

  /** Until when someone keeps the name that a moderator gave them. */
  async nameHeld({ id }: Identity): Promise<boolean> {
    const row = await this.db
      .selectFrom("identities")
      .select("name_held_until")
      .where("id", "=", id)
      .executeTakeFirst();
    return (row?.name_held_until ?? 0) > this.now();
  }

  async rename({ id, device }: Identity, name: string): Promise<Identity> {
    await this.storage.write({
      query: this.db.updateTable("identities").set({ name }).where("id", "=", id).compile(),
      mustChange: true,
    });
    return { id, name, ...(device !== undefined && { device }) };
  }

  /** Someone's devices and passkeys. */
  async devicesOf({ id, device }: Identity): Promise<DevicesInfo> {
    const [devices, passkeys, me, offer] = await Promise.all([
      this.db
        .selectFrom("devices")
        .selectAll()
        .where("identity", "=", id)
        .where("ended_at", "is", null)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
      this.db.selectFrom("passkeys").selectAll().where("identity", "=", id).orderBy("created_at").execute(),
      this.db.selectFrom("identities").select("recovery_hash").where("id", "=", id).executeTakeFirst(),
      this.db
        .selectFrom("offers")
        .select("until")
        .where("identity", "=", id)
        .where("until", ">", this.now())
        .executeTakeFirst(),
    ]);
    return {
      devices: devices.map((row) => deviceInfo(row, device)),
      passkeys: passkeys.map(({ id: key, name, host, created_at: createdAt, seen_at: seenAt }) => ({
        id: key,
        ...(name !== null && { name }),
        host,
        createdAt,
        seenAt,
      })),
      hasRecoveryCode: (me?.recovery_hash ?? null) !== null,
      ...(offer && { offer: { until: offer.until } }),
    };
  }

  /** Names a device of one's own; without a name, removes it. Returns whether there is one. */
  async nameDevice({ id }: Identity, device: string, name: string | undefined): Promise<boolean> {
    const named = await this.storage.write({
      query: this.db
        .updateTable("devices")
        .set({ name: name ?? null })
        .where("id", "=", device)
        .where("identity", "=", id)
        .where("ended_at", "is", null)
        .compile(),
      mustChange: true,
    });
    return named === "kept";
  }

  /** Signs devices out: one of them, or all but one. Returns those that were. */
  async signOut(
    { id }: Identity,
    which: { readonly only: string } | { readonly except: string },
    why: Ended = "signed-out",
  ): Promise<readonly string[]> {
    let chosen = this.db.selectFrom("devices").select("id").where("identity", "=", id).where("ended_at", "is", null);
    chosen = "only" in which ? chosen.where("id", "=", which.only) : chosen.where("id", "!=", which.except);
    const ids = (await chosen.execute()).map((row) => row.id);
    if (ids.length) await this.storage.write(this.ending(ids, why));
    return ids;
  }

  ending(devices: readonly string[], why: Ended): Statement {
    return {
      query: this.db
        .updateTable("devices")
        .set({ ended_at: this.now(), ended_why: why })
        .where("id", "in", devices)
        .compile(),
    };
  }

  /** A code for the drawer, which adds a device. The previous code no longer works. */
  async recoveryCode({ id }: Identity): Promise<string> {
    const code = newRecoveryCode();
    await this.storage.write({
      query: this.db
        .updateTable("identities")
        .set({ recovery_hash: hashOf(code) })
        .where("id", "=", id)
        .compile(),
      mustChange: true,
    });
    return code;
  }

  /** Adds this device to an identity. The code is used up; other devices stay signed in, and list this one. */
  async recover(code: string, agent?: string): Promise<Issued | undefined> {
    const found = await this.db
      .selectFrom("identities")
      .select(["id", "name"])
      .where("recovery_hash", "=", hashOf(code))
      .where("banned_at", "is", null)
      .executeTakeFirst();
    if (!found) return undefined;
    const { issued, adding } = this.newDevice({ id: found.id, name: found.name ?? undefined }, "recovery", agent);
    const added = await this.storage.write(
      {
        query: this.db
          .updateTable("identities")
          .set({ recovery_hash: null, seen_at: this.now() })
          .where("id", "=", found.id)
          // If two use it at the same moment, one is too late.
          .where("recovery_hash", "=", hashOf(code))
          .compile(),
        mustChange: true,
      },
      adding,
    );
    return added === "kept" ? issued : undefined;
  }

  /** Deletes what nobody needs any more. */
  async tidy(): Promise<void> {
    const now = this.now();
    await this.storage.write(
      {
        query: this.db
          .deleteFrom("devices")
          .where("ended_at", "<", now - TOLD)
          .compile(),
      },
      { query: this.db.deleteFrom("offers").where("until", "<", now).compile() },
      { query: this.db.deleteFrom("challenges").where("until", "<", now).compile() },
    );
  }
}

function deviceInfo(row: DevicesTable, current: string | undefined): Device {
  const { id, name, browser, system, how, created_at: createdAt, seen_at: seenAt } = row;
  return {
    id,
    ...(name !== null && { name }),
    ...(browser !== null && { browser }),
    ...(system !== null && { system }),
    how,
    createdAt,
    seenAt,
    ...(id === current && { isThis: true }),
  };
}
