import type { Statement, Storage } from "../storage/storage.ts";

/** The statements that delete all that notices know about a person or a room. */
export function forgettingNotices({ db }: Storage, owner: string): readonly Statement[] {
  return [
    { query: db.deleteFrom("notices").where("owner", "=", owner).compile() },
    { query: db.deleteFrom("notice_ways").where("owner", "=", owner).compile() },
    { query: db.deleteFrom("notice_settings").where("identity", "=", owner).compile() },
    { query: db.deleteFrom("vacations").where("identity", "=", owner).compile() },
  ];
}
