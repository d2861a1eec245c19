/** The server's API for muting, blocking and reporting people, and for moderators. */
import type {
  Block,
  Manner,
  Moderate,
  ModeratedPerson,
  ModerationEntry,
  Report,
  ReportReason,
  Whom,
} from "@interchange/protocol";
import { ask } from "../api/api.ts";

interface Blocks {
  readonly blocks: readonly Block[];
}

export const manners = {
  blocks: (at: { readonly room?: string; readonly table?: string } = {}) => ask<Blocks>("GET", `me/blocks${query(at)}`),
  set: (whom: Whom, kind: Manner | "none") => ask<Blocks>("PUT", "me/blocks", { whom, kind }),
  lift: (id: string) => ask<Blocks>("DELETE", `me/blocks/${id}`),
  report: (whom: Whom, reason: ReportReason, text: string) =>
    ask<object>("POST", "me/reports", { whom, reason, ...(text && { text }) }),
};

export interface Page {
  readonly more?: true;
}

export const moderationApi = {
  who: () => ask<{ readonly name: string }>("GET", "moderation"),
  signIn: (token: string) => ask<{ readonly name: string }>("POST", "moderation", { token }),
  signOut: () => ask<object>("DELETE", "moderation"),
  reports: (isDone: boolean, from: number) =>
    ask<Page & { readonly reports: readonly Report[] }>(
      "GET",
      `moderation/reports${query({ ...(isDone && { done: "yes" }), from: String(from) })}`,
    ),
  done: (report: string) => ask<object>("POST", `moderation/reports/${report}/done`),
  people: (find: string) =>
    ask<{ readonly people: readonly ModeratedPerson[] }>("GET", `moderation/people${query({ find })}`),
  moderate: (person: string, what: Moderate) => ask<ModeratedPerson>("POST", `moderation/people/${person}`, what),
  log: (from: number) =>
    ask<Page & { readonly entries: readonly ModerationEntry[] }>(
      "GET",
      `moderation/log${query({ from: String(from) })}`,
    ),
};

function query(parameters: Readonly<Record<string, string>>): string {
  const written = new URLSearchParams(parameters).toString();
  return written && `?${written}`;
}
