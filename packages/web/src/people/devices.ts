/** The server's API for your devices, passkeys and data. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { DeviceOffer, DevicesInfo, Me } from "@interchange/protocol";
import { ask } from "../api/api.ts";
import { learn } from "../api/identity.ts";
import type { Answer } from "../api/api.ts";

interface Question<Options> {
  readonly claim: string;
  readonly options: Options;
}

export const devicesApi = {
  list: () => ask<DevicesInfo>("GET", "me/devices"),
  rename: (id: string, name: string) => ask<DevicesInfo>("PUT", `me/devices/${id}`, name ? { name } : {}),
  signOut: (id: string) => ask<DevicesInfo>("DELETE", `me/devices/${id}`),
  signOutOthers: () => ask<DevicesInfo>("DELETE", "me/devices"),
  offer: () => ask<DeviceOffer>("POST", "me/offer"),
  withdraw: () => ask<object>("DELETE", "me/offer"),
  renamePasskey: (id: string, name: string) => ask<DevicesInfo>("PUT", `me/passkeys/${id}`, name ? { name } : {}),
  removePasskey: (id: string) => ask<DevicesInfo>("DELETE", `me/passkeys/${id}`),
  deleteMe: () => ask<object>("DELETE", "me/data"),
};

/** Why this browser has no passkeys here; undefined if it has. */
export function whyNoPasskeys(): "insecure" | "numbered" | "unsupported" | undefined {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "numbered";
  return "PublicKeyCredential" in globalThis ? undefined : "unsupported";
}

/** Asks the authenticator for a new passkey; `stopped` if the user or the browser refused. */
export async function addPasskey(): Promise<Answer<DevicesInfo> | "stopped" | "known"> {
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  const question = await ask<Question<Options>>("POST", "me/passkeys/question");
  if (!question.ok) return question;
  const { claim, options } = question.value;
  let response;
  try {
    response = await startRegistration({ optionsJSON: options });
  } catch (thrown) {
    return thrown instanceof Error && thrown.name === "InvalidStateError" ? "known" : "stopped";
  }
  return ask<DevicesInfo>("POST", "me/passkeys", { claim, response });
}

/** Signs in with any passkey for this server; `stopped` if the user or the browser refused. */
export async function becomeByPasskey(): Promise<Answer<Me> | "stopped"> {
  type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const question = await ask<Question<Options>>("POST", "me/sign-in/question");
  if (!question.ok) return question;
  const { claim, options } = question.value;
  let response;
  try {
    response = await startAuthentication({ optionsJSON: options });
  } catch {
    return "stopped";
  }
  return learn(await ask<Me>("POST", "me/sign-in", { claim, response }));
}
