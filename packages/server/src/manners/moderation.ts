/**
 * Reports, and what moderators do about them. A moderator is whoever has a token that the server's operator has issued
 * (`interchange admin moderator`). Everything they do is logged. Reports and the log are kept for 90 days.
 */
import type { ModeratedPerson, Moderate, ModerationEntry, NewReport, Report } from "@interchange/protocol";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Identity } from "../identities.ts";
import { hashOf, newId } from "../random.ts";
import type { IdentitiesTable, ReportsTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";
import type { Objection } from "../tables/objection.ts";
import type { Meant, People } from "./whom.ts";

const KEPT = 90 * 86_400_000;
const HOUR = 3_600_000;
/** How long someone keeps a name that a moderator gave them. */
const NAME_HELD = 7 * 86_400_000;
const PAGE = 50;
const UNKNOWN = objection("unknown-person", "There is no such person.");

type Body = Omit<Report, "id" | "at" | "doneAt">;
type Entry = Omit<ModerationEntry, "id" | "at" | "moderator" | "about">;

export class Moderation {
  private readonly storage: Storage;
  private readonly people: People;
  private readonly now: () => number;

  constructor(storage: Storage, people: People, now: () => number) {
    this.storage = storage;
    this.people = people;
    this.now = now;
  }

  private get db(): Storage["db"] {
    return this.storage.db;
  }

  /** Stores a report with the last lines of the chat. */
  async report(
    by: Identity,
    about: Meant,
    { reason, text }: Pick<InferOutput<typeof NewReport>, "reason" | "text">,
  ): Promise<void> {
    const { table, room } = about.place;
    const body: Body = {
      reason,
      ...(text !== undefined && { text }),
      by: { id: by.id, name: by.name ?? "Guest" },
      about: { id: about.id, name: about.name },
      ...(table !== undefined && { table }),
      ...(room !== undefined && { room }),
      lines: [...(await this.people.lines(about))],
    };
    const row: ReportsTable = {
      id: newId(),
      at: this.now(),
      by: by.id,
      about: about.id,
      body: JSON.stringify(body),
      done_at: null,
    };
    await this.storage.write({ query: this.db.insertInto("reports").values(row).compile() });
  }

  /** The name of the moderator with this token. */
  async moderator(token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const found = await this.db
      .selectFrom("moderators")
      .select(["name", "seen_at"])
      .where("secret_hash", "=", hashOf(token))
      .executeTakeFirst();
    if (found && this.now() - (found.seen_at ?? 0) > HOUR)
      await this.storage.write({
        query: this.db.updateTable("moderators").set({ seen_at: this.now() }).where("name", "=", found.name).compile(),
      });
    return found?.name;
  }

  /** Open reports, or those that are done, the latest first. */
  async reports(isDone: boolean, from: number): Promise<{ readonly reports: readonly Report[]; readonly more?: true }> {
    const rows = await this.db
      .selectFrom("reports")
      .selectAll()
      .where("done_at", isDone ? "is not" : "is", null)
      .orderBy("at", "desc")
      .orderBy("id")
      .offset(from)
      .limit(PAGE + 1)
      .execute();
    const reports = rows.slice(0, PAGE).map(({ id, at, body, done_at: doneAt }) => ({
      id,
      at,
      ...(JSON.parse(body) as Body),
      ...(doneAt !== null && { doneAt }),
    }));
    return { reports, ...(rows.length > PAGE && { more: true }) };
  }

  /** Marks a report as done. Returns whether it was open. */
  async done(report: string, moderator: string): Promise<boolean> {
    const row = await this.db.selectFrom("reports").selectAll().where("id", "=", report).executeTakeFirst();
    if (!row) return false;
    const { about } = JSON.parse(row.body) as Body;
    const marked = await this.storage.write(
      {
        query: this.db
          .updateTable("reports")
          .set({ done_at: this.now() })
          .where("id", "=", report)
          .where("done_at", "is", null)
          .compile(),
        mustChange: true,
      },
      this.logging(moderator, about.id, { kind: "done", name: about.name, detail: report }),
    );
    return marked === "kept";
  }

  /** People whose name contains a text; one person by id; or those who are muted or removed. */
  async find(text: string): Promise<readonly ModeratedPerson[]> {
    const all = this.db.selectFrom("identities").selectAll().where("deleted_at", "is", null);
    const chosen =
      text === ""
        ? all.where((is) => is.or([is("muted_until", ">", this.now()), is("banned_at", "is not", null)]))
        : all.where((is) =>
            is.or([
              is("id", "=", text),
              is(sql`lower(name)`, "like", `%${text.toLowerCase().replaceAll(/[%_\\]/g, "")}%`),
            ]),
          );
    const rows = await chosen.orderBy("seen_at", "desc").limit(PAGE).execute();
    if (!rows.length) return [];
    const reports = await this.db
      .selectFrom("reports")
      .select("about")
      .where(
        "about",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.map((row) => this.told(row, reports.filter(({ about }) => about === row.id).length));
  }

  async person(id: string): Promise<ModeratedPerson | undefined> {
    const [person] = await this.find(id);
    return person?.id === id ? person : undefined;
  }

  private told(row: IdentitiesTable, reports: number): ModeratedPerson {
    const { id, name, created_at: createdAt, seen_at: seenAt, muted_until: mutedUntil, banned_at: removedAt } = row;
    return {
      id,
      name: name ?? "Guest",
      createdAt,
      seenAt,
      ...(mutedUntil !== null && mutedUntil > this.now() && { mutedUntil }),
      ...(removedAt !== null && { removedAt }),
      reports,
    };
  }

  /** Does something about a person, and logs it. */
  async moderate(
    id: string,
    what: Moderate,
    moderator: string,
  ): Promise<{ readonly ok: true; readonly identity: Identity } | Objection> {
    const row = await this.db
      .selectFrom("identities")
      .selectAll()
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!row) return UNKNOWN;
    const now = this.now();
    const name = row.name ?? "Guest";
    const changes = {
      mute: () => ({ muted_until: now + ("hours" in what ? what.hours : 0) * HOUR }),
      unmute: () => ({ muted_until: null }),
      rename: () => ({ name: "name" in what ? what.name : name, name_held_until: now + NAME_HELD }),
      remove: () => ({ banned_at: now }),
      restore: () => ({ banned_at: null }),
    }[what.kind]();
    const detail = what.kind === "mute" ? String(what.hours) : what.kind === "rename" ? what.name : undefined;
    await this.storage.write(
      { query: this.db.updateTable("identities").set(changes).where("id", "=", id).compile() },
      this.logging(moderator, id, { kind: what.kind, name, ...(detail !== undefined && { detail }) }),
    );
    return { ok: true, identity: { id, name: what.kind === "rename" ? what.name : name } };
  }

  private logging(moderator: string, about: string, entry: Entry): Statement {
    const row = { id: newId(), at: this.now(), moderator, about, body: JSON.stringify(entry) };
    return { query: this.db.insertInto("moderation").values(row).compile() };
  }

  /** What was done, the latest first. */
  async log(from: number): Promise<{ readonly entries: readonly ModerationEntry[]; readonly more?: true }> {
    const rows = await this.db
      .selectFrom("moderation")
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id")
      .offset(from)
      .limit(PAGE + 1)
      .execute();
    const entries = rows.slice(0, PAGE).map(({ id, at, moderator, about, body }) => ({
      id,
      at,
      moderator,
      ...(about !== null && { about }),
      ...(JSON.parse(body) as Entry),
    }));
    return { entries, ...(rows.length > PAGE && { more: true }) };
  }

  /** Whether a moderator has muted someone. */
  async isMuted(identity: string): Promise<boolean> {
    const row = await this.db
      .selectFrom("identities")
      .select("muted_until")
      .where("id", "=", identity)
      .executeTakeFirst();
    return (row?.muted_until ?? 0) > this.now();
  }

  /** Deletes what is too old. */
  async tidy(): Promise<void> {
    const before = this.now() - KEPT;
    await this.storage.write(
      { query: this.db.deleteFrom("reports").where("at", "<", before).compile() },
      { query: this.db.deleteFrom("moderation").where("at", "<", before).compile() },
    );
  }
}
