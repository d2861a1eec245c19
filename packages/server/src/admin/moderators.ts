/** Issues tokens for the page of moderators, which are stored as hashes only. */
import { hashOf, newSecret } from "../random.ts";
import type { ModeratorsTable } from "../storage/schema.ts";
import type { Database } from "./database.ts";

/** A token for a moderator. A former one of the same name stops working. */
export async function issueToken({ db }: Database, name: string): Promise<string> {
  const token = newSecret();
  const issued = { secret_hash: hashOf(token), created_at: Date.now(), seen_at: null };
  await db
    .insertInto("moderators")
    .values({ name, ...issued })
    .onConflict((on) => on.column("name").doUpdateSet(issued))
    .execute();
  return token;
}

/** Withdraws a moderator's token. Returns whether there was one. */
export async function withdrawToken({ db }: Database, name: string): Promise<boolean> {
  const [gone] = await db.deleteFrom("moderators").where("name", "=", name).execute();
  return Number(gone?.numDeletedRows ?? 0) > 0;
}

export type ListedModerator = Pick<ModeratorsTable, "name" | "created_at" | "seen_at">;

export async function moderators({ db }: Database): Promise<readonly ListedModerator[]> {
  return db.selectFrom("moderators").select(["name", "created_at", "seen_at"]).orderBy("name").execute();
}
