/** Administration of a server's data, even while it runs. */
export { backUp, CannotCopy, checkBackup, isServed, move, restore } from "./dump.ts";
export type { Counts } from "./dump.ts";
export { isPostgres } from "../storage/address.ts";
export { demandDatabase, withDatabase } from "./database.ts";
export type { Database } from "./database.ts";
export {
  ban,
  CannotImport,
  exportRecord,
  exportTable,
  identityNamed,
  importTable,
  list,
  remove,
  show,
} from "./tables.ts";
export { issueToken, moderators, withdrawToken } from "./moderators.ts";
export type { Listed, ListWish, Shown } from "./tables.ts";
export { CannotStore } from "../storage/storage.ts";
