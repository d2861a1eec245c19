/**
 * Who one is to the server: a cookie that no script can read. All that the page knows is the name that goes with it,
 * asked for once, and whether there is a server at all.
 */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Me } from "@interchange/protocol";
import { recall, remember } from "../kit/localStorage.ts";
import { api } from "./api.ts";
import type { Answer, Trouble } from "./api.ts";

export type Standing =
  /** Nobody has asked yet. */
  | { readonly kind: "unknown" }
  /** Without a name: nobody yet, who has to choose one before sitting down. */
  | { readonly kind: "known"; readonly name: string | undefined }
  | { readonly kind: "apart"; readonly trouble: Trouble };

const standing = signal<Standing>({ kind: "unknown" });

/** How this browser stands with the server, as far as is known. */
export const identity: ReadonlySignal<Standing> = standing;

/** The name that the server knows; undefined while there is none. */
export function nameNow(): string | undefined {
  return standing.value.kind === "known" ? standing.value.name : undefined;
}

/** A name to begin with: the one that was chosen last in this browser. */
export function lastName(): string {
  const kept = recall("name");
  return typeof kept === "string" ? kept : "";
}

/** Asks the server who one is. */
export async function whoAmI(): Promise<Standing> {
  learn(await api.me());
  return standing.value;
}

export async function callMe(name: string): Promise<Answer<unknown>> {
  return learn(await api.rename(name.trim()));
}

/** Becomes whoever made the code on another device. */
export async function becomeBy(code: string): Promise<Answer<unknown>> {
  return learn(await api.recover(tidied(code)));
}

/** The server knows this browser no more; seats stay with the identity, which a recovery code brings back. */
export async function forgetMe(): Promise<Answer<unknown>> {
  return learn(await api.forgetMe());
}

/** A code as people type it: in small letters, with spaces or without any marks between its groups. */
export function tidied(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return (letters.match(/.{1,4}/g) ?? []).join("-");
}

/** Takes in what the server says of one; what was refused changes nothing, unless there is no server to refuse it. */
function learn(answer: Answer<Me>): Answer<Me> {
  if (answer.ok) {
    const { name } = answer.value;
    standing.value = { kind: "known", name };
    if (name !== undefined) remember("name", name);
  } else if (APART.includes(answer.trouble.code)) standing.value = { kind: "apart", trouble: answer.trouble };
  return answer;
}

const APART = ["unreachable", "absent", "broken"];
