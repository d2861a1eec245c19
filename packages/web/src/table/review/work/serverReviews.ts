/** Requests, checks and cancels reviews on the server. */
import type { ReviewInfo } from "@interchange/protocol";
import { ask } from "../../../api/api.ts";

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
    ask: () => told("POST"),
    async callOff() {
      await ask("DELETE", path);
    },
  };
}
