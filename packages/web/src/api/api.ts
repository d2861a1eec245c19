/** The server's HTTP API as calls. What goes wrong is a value, with a word that `t.lobby.problems` has a sentence for. */
import { language, t } from "../words/index.ts";
import type { Mind } from "@interchange/host";
import type { Doors, Lists, Me, NewTable, Problem, TableInfo } from "@interchange/protocol";

export interface Trouble {
  /**
   * The server's own word for it (docs/protocol.md), or one of ours: `unreachable` where nothing answers, `absent` where
   * something does that is no server of this page, `broken` where the server itself is at fault.
   */
  readonly code: string;
  /** The server's sentence, in English, for codes that the page has no words for. */
  readonly reason?: string | undefined;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: Trouble };

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The server's words for what went wrong; others have sentences. */
const WORD = /^[a-z/-]+$/;

/** Longer than any answer takes; a phone in a tunnel would wait for ever. */
const PATIENCE = 15_000;

export async function ask<Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      // The language that was chosen, which may be another than the browser's: links to tables are told of in it.
      headers: { "accept-language": language(), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    return trouble("unreachable");
  }
  const value = await jsonOf(response);
  if (response.ok) return value === undefined ? trouble("absent") : { ok: true, value: value as Value };
  const { error = "", reason } = (value ?? {}) as Partial<Problem>;
  if (WORD.test(error)) return trouble(error, reason);
  // A proxy whose server is gone answers for it.
  if (response.status >= 502) return trouble("unreachable");
  return trouble(response.status >= 500 ? "broken" : "absent");
}

function trouble(code: string, reason?: string): Answer<never> {
  return { ok: false, trouble: { code, reason } };
}

/** A page that is served without this API answers with pages. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** What a seat adds to the shuffle: 16 random bytes. Plain HTTP has no more than `getRandomValues`. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => ask<Me>("GET", "me"),
  rename: (name: string) => ask<Me>("PUT", "me", { name }),
  forgetMe: () => ask<Me>("DELETE", "me"),
  recoveryCode: () => ask<{ readonly code: string }>("POST", "me/recovery-code"),
  recover: (code: string) => ask<Me>("POST", "me/recover", { code }),

  /** Where other devices reach this server. */
  doors: () => ask<Doors>("GET", "doors"),

  list: (list: Lists) => ask<{ readonly tables: readonly TableInfo[] }>("GET", `tables?list=${list}`),
  create: (table: NewTable) => ask<TableInfo>("POST", "tables", table),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  remove: (id: string) => ask<object>("DELETE", at(id)),
  sit: (id: string, seat: number) => ask<TableInfo>("POST", `${at(id)}/sit`, { seat, nonce: newNonce() }),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  keepFor: (id: string, seat: number, mind: Mind) => ask<TableInfo>("PUT", `${at(id)}/seats/${seat}`, { mind }),
  start: (id: string) => ask<TableInfo>("POST", `${at(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `${at(id)}/rematch`),
  record: (id: string) => ask<{ readonly record: string }>("GET", `${at(id)}/record`),
};

function at(id: string): string {
  return `tables/${encodeURIComponent(id)}`;
}

/**
 * What went wrong, in words; those of the catalogue must have been fetched. The server's own sentence is for those who
 * talk to it without a page, and for codes that this page does not know yet.
 */
export function troubleText({ code, reason }: Trouble): string {
  const { problems, problem } = t.lobby;
  return problems[code] ?? problems[code.replace(/\/.*/, "")] ?? problem(code, reason);
}
