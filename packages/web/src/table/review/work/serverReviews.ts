/** Requests, checks and cancels reviews on the server. */
import type { ReviewInfo } from "@interchange/protocol";
import { ask } from "../../../api/api.ts";
import { identity, nameNow, whoAmI } from "../../../api/identity.ts";

export interface ServerReviews {
  /** Undefined if the server does not answer or offers this viewer no review. */
  look(): Promise<ReviewInfo | undefined>;
  ask(): Promise<ReviewInfo | undefined>;
  callOff(): Promise<void>;
}

export function serverReviews(table: string): ServerReviews {
  const path = `tables/${encodeURIComponent(table)}/review`;
  const told = async (method: "GET" | "POST"): Promise<ReviewInfo | undefined> => {
    const answer = await ask<ReviewInfo>(method, path);
    return answer.ok ? answer.value : undefined;
  };
  return {
    look: () => told("GET"),
    ask: async () => ((await hasName()) ? told("POST") : undefined),
    async callOff() {
      if (await hasName()) await ask("DELETE", path);
    },
  };
}

/** The server makes reviews only for people with a name. */
async function hasName(): Promise<boolean> {
  if (identity.peek().kind === "unknown") await whoAmI();
  return nameNow() !== undefined;
}
