/** The server's HTTP API as functions. Errors are values, with a code that `t.lobby.problems` has a text for. */
import { language, t } from "../words/index.ts";
import type { Mind } from "@interchange/host";
import type {
  Doors,
  Lists,
  Me,
  NewTable,
  Problem,
  SharedAs,
  SharedGame,
  TableChange,
  TableInfo,
} from "@interchange/protocol";
import { noteNonce } from "./sealNotes.ts";

export interface Trouble {
  /**
   * The server's code (docs/protocol.md), or one of ours: `unreachable` if nothing answers, `absent` if something
   * answers that is not our server, `broken` if the server failed.
   */
  readonly code: string;
  /** The server's message in English, for codes that the page does not know. */
  readonly reason?: string | undefined;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: Trouble };

export interface TablePage {
  readonly tables: readonly TableInfo[];
  /** Whether more follow. */
  readonly more?: true;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What the server's error codes look like; longer texts are messages. */
const WORD = /^[a-z/-]+$/;

/** Longer than any answer takes. Without it, a phone in a tunnel would wait for ever. */
const PATIENCE = 15_000;

export async function ask<Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      // The chosen language, which may differ from the browser's. Link previews use it.
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
  // A proxy answers while its server is down.
  if (response.status >= 502) return trouble("unreachable");
  return trouble(response.status >= 500 ? "broken" : "absent");
}

function trouble(code: string, reason?: string): Answer<never> {
  return { ok: false, trouble: { code, reason } };
}

/** A static host without this API answers with HTML. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** A seat's contribution to the shuffle: 16 random bytes. Over plain HTTP there is only `getRandomValues`. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => ask<Me>("GET", "me"),
  rename: (name: string) => ask<Me>("PUT", "me", { name }),
  forgetMe: () => ask<Me>("DELETE", "me"),
  recoveryCode: () => ask<{ readonly code: string }>("POST", "me/recovery-code"),
  /** With six digits, or the token of a link. */
  join: (code: string) => ask<Me>("POST", "me/join", { code }),
  recover: (code: string) => ask<Me>("POST", "me/recover", { code }),

  /** The addresses where other devices can reach this server. */
  doors: () => ask<Doors>("GET", "doors"),

  /** A page of a list, after the first `from` tables. */
  list: (list: Lists, from: number) => ask<TablePage>("GET", `tables?list=${list}&from=${from}`),
  create: async (table: NewTable) => noted(await ask<TableInfo>("POST", "tables", table), table),
  change: (id: string, change: TableChange) => ask<TableInfo>("PUT", at(id), change),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  remove: (id: string) => ask<object>("DELETE", at(id)),
  sit: async (id: string, seat: number) => {
    const sent = { seat, nonce: newNonce() };
    return noted(await ask<TableInfo>("POST", `${at(id)}/sit`, sent), sent);
  },
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  keepFor: (id: string, seat: number, mind: Mind) => ask<TableInfo>("PUT", `${at(id)}/seats/${seat}`, { mind }),
  start: (id: string) => ask<TableInfo>("POST", `${at(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `${at(id)}/rematch`),
  record: (id: string) => ask<{ readonly record: string }>("GET", `${at(id)}/record`),

  /** Uploads a finished game for a link; and opens such a link. */
  share: (record: string) => ask<SharedAs>("POST", "shared", { record }),
  shared: (id: string) => ask<SharedGame>("GET", `shared/${encodeURIComponent(id)}`),
};

/** Remembers the nonce that was sent, if a seat was taken with it. */
function noted(answer: Answer<TableInfo>, { seat, nonce }: Pick<NewTable, "seat" | "nonce">): Answer<TableInfo> {
  if (answer.ok && seat !== undefined && nonce !== undefined) noteNonce(answer.value, seat, nonce);
  return answer;
}

function at(id: string): string {
  return `tables/${encodeURIComponent(id)}`;
}

/** An error in words. The server's own message is English and for clients without a page, so it isn't shown. */
export function troubleText({ code }: Trouble): string {
  const { problems, problem } = t.lobby;
  return problems[code] ?? problems[code.replace(/\/.*/, "")] ?? problem(code);
}
