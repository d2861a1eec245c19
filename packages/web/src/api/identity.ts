/**
 * Your identity on the server: a cookie that scripts can't read. The page only knows the name that goes with it and
 * whether there is a server at all.
 */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Me } from "@interchange/protocol";
import { recall, remember } from "../kit/localStorage.ts";
import { api } from "./api.ts";
import { unsubscribe } from "./notices.ts";
import type { Answer, Trouble } from "./api.ts";

export type Standing =
  /** We have not asked yet. */
  | { readonly kind: "unknown" }
  /** Without a name, you have to choose one before sitting down. */
  | { readonly kind: "known"; readonly name: string | undefined; readonly signedOut?: Me["signedOut"] }
  | { readonly kind: "apart"; readonly trouble: Trouble };

const standing = signal<Standing>({ kind: "unknown" });

/** What we know about this browser's identity on the server. */
export const identity: ReadonlySignal<Standing> = standing;

/** Your name on the server; undefined if you have none. */
export function nameNow(): string | undefined {
  return standing.value.kind === "known" ? standing.value.name : undefined;
}

/** The name to suggest: the last one chosen in this browser. */
export function lastName(): string {
  const kept = recall("name");
  return typeof kept === "string" ? kept : "";
}

/** Asks the server who you are. */
export async function whoAmI(): Promise<Standing> {
  learn(await api.me());
  return standing.value;
}

export async function callMe(name: string): Promise<Answer<unknown>> {
  return learn(await api.rename(name.trim()));
}

/** Signs in with a recovery code, or with the code or token that another device shows. */
export async function becomeBy(code: string): Promise<Answer<unknown>> {
  return learn(await (RECOVERY.test(tidied(code)) ? api.recover(tidied(code)) : api.join(code)));
}

/** Whether this can be a recovery code, or six digits from another device. */
export function isCode(typed: string): boolean {
  return RECOVERY.test(tidied(typed)) || /^\d{6}$/.test(digitsIn(typed));
}

/** Six digits may be typed with spaces. */
export function digitsIn(typed: string): string {
  return typed.replaceAll(/\s/g, "");
}

/** Signs out on this device. Seats stay with the identity; a passkey or a code of another device restores it. */
export async function forgetMe(): Promise<Answer<unknown>> {
  // Whoever uses this browser next must not get the notices.
  await unsubscribe();
  return learn(await api.forgetMe());
}

/** Normalizes a typed code: lower case, spaces and missing dashes are fine. */
export function tidied(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}

/** Learns your identity from an answer. A refusal changes nothing, unless there is no server. */
export function learn(answer: Answer<Me>): Answer<Me> {
  if (answer.ok) {
    const { name, signedOut } = answer.value;
    standing.value = { kind: "known", name, ...(signedOut && { signedOut }) };
    if (name !== undefined) remember("name", name);
  } else if (APART.includes(answer.trouble.code)) standing.value = { kind: "apart", trouble: answer.trouble };
  return answer;
}

const RECOVERY = /^(?:[2-9A-HJ-NP-Z]{4}-){7}[2-9A-HJ-NP-Z]{4}$/;
const APART = ["unreachable", "absent", "broken"];
