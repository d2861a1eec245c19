import type { TableDesk } from "./desk.ts";

/** Fetched when somebody wants it. */
export async function takeBack(desk: TableDesk): Promise<void> {
  (await import("./takingBack.tsx")).takeBack(desk);
}
