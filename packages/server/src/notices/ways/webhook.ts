/**
 * Webhooks. Plain JSON is signed as Standard Webhooks describes (https://www.standardwebhooks.com); chats get what they
 * show. `webhook-id` is the same each time a message is sent.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { HookShape } from "@interchange/protocol";
import type { Spoken } from "../words.ts";
import { post } from "./outbound.ts";
import type { Message, Outbound, Outcome } from "./outbound.ts";

export interface Hook {
  readonly url: string;
  readonly shape: HookShape;
  /** For plain JSON. */
  readonly secret?: string;
}

export function newHookSecret(): string {
  return `whsec_${randomBytes(24).toString("base64")}`;
}

export function sendHook(hook: Hook, spoken: Spoken, id: string, now: number, outbound: Outbound): Promise<Outcome> {
  const { url, message } = hookMessage(hook, spoken, id, now);
  return post(url, message, outbound);
}

/** What is sent, and where to. */
export function hookMessage(
  { url, shape, secret = "" }: Hook,
  spoken: Spoken,
  id: string,
  now: number,
): { readonly url: string; readonly message: Message } {
  const at = Math.floor(now / 1_000);
  const { to, content } = shaped(shape, url, spoken, at);
  const body = JSON.stringify(content);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(at),
    ...(shape === "json" && { "webhook-signature": signature(secret, id, at, body) }),
  };
  return { url: to, message: { headers, body } };
}

export function signature(secret: string, id: string, at: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`;
}

function shaped(
  shape: HookShape,
  url: string,
  { type, title, body, link, table, game, players }: Spoken,
  at: number,
): { readonly to: string; readonly content: object } {
  const text = `${title}\n${body}`;
  switch (shape) {
    case "json":
      return {
        to: url,
        content: {
          type,
          timestamp: new Date(at * 1_000).toISOString(),
          data: { title, text: body, url: link, ...(table !== undefined && { table, game, players }) },
        },
      };
    case "discord":
      // Names must not call anybody.
      return { to: url, content: { content: `${escapeDiscord(text)}\n${link}`, allowed_mentions: { parse: [] } } };
    case "slack":
      return { to: url, content: { text: `${escapeSlack(text)}\n<${link}>` } };
    case "ntfy": {
      // Its JSON goes to the server's root and names the topic.
      const topic = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
      const root = new URL(".", url.replace(/\/$/, "")).href;
      return { to: root, content: { topic, title, message: body, click: link } };
    }
  }
}

function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|<>[\]()#]/g, String.raw`\$&`);
}

function escapeSlack(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
