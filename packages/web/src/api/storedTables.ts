/** The calls for a browser's tables that the server stores with an identity. */
import type { Kept, KeptInfo } from "@interchange/protocol";
import { ask } from "./api.ts";

export const storedTables = {
  list: () => ask<{ readonly tables: readonly KeptInfo[] }>("GET", "me/kept"),
  read: (id: string) => ask<Kept>("GET", `me/kept/${id}`),
  keep: (id: string, kept: Kept) => ask<KeptInfo>("PUT", `me/kept/${id}`, kept),
  forget: (id: string) => ask<object>("DELETE", `me/kept/${id}`),
  forgetAll: () => ask<object>("DELETE", "me/kept"),
};
