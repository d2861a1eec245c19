/**
 * Your identity on the server: a cookie that scripts can't read. The page only knows the name that goes with it and
 * whether there is a server at all.
 */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Me } from "@interchange/protocol";
import { recall, remember } from "../kit/localStorage.ts";
import { api } from "./api.ts";
import type { Answer, Trouble } from "./api.ts";

export type Standing =
  /** We have not asked yet. */
  | { readonly kind: "unknown" }
  /** Without a name, you have to choose one before sitting down. */
  | { readonly kind: "known"; readonly name: string | undefined }
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

/** Signs in with a recovery code made on another device. */
export async function becomeBy(code: string): Promise<Answer<unknown>> {
  return learn(await api.recover(tidied(code)));
}

/** Signs out on this device. Seats stay with the identity; a recovery code restores it. */
export async function forgetMe(): Promise<Answer<unknown>> {
  return learn(await api.forgetMe());
}

/** Normalizes a typed code: lower case, spaces and missing dashes are fine. */
export function tidied(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}

/** Learns your identity from an answer. A refusal changes nothing, unless there is no server. */
function learn(answer: Answer<Me>): Answer<Me> {
  if (answer.ok) {
    const { name } = answer.value;
    standing.value = { kind: "known", name };
    if (name !== undefined) remember("name", name);
  } else if (APART.includes(answer.trouble.code)) standing.value = { kind: "apart", trouble: answer.trouble };
  return answer;
}

const APART = ["unreachable", "absent", "broken"];
