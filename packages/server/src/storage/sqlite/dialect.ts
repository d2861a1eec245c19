/** Lets Kysely use our SQLite connection. */
import { SqliteDialect } from "kysely";
import type { SqliteDatabase } from "kysely";
import type { Database, Statement } from "./database.ts";

export function dialectOf(db: Database): SqliteDialect {
  return new SqliteDialect({ database: asked(db) });
}

function asked(db: Database): SqliteDatabase {
  // Kept as long as the database; see writer.ts.
  const statements = new Map<string, Statement>();
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? db.prepare(sql);
      statements.set(sql, statement);
      const all = (parameters: readonly unknown[]) => statement.all(...(parameters as never[])) as unknown[];
      return {
        reader: /^\s*(?:select|with|pragma)|\breturning\b/i.test(sql),
        all,
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...(parameters as never[]));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => all(parameters)[Symbol.iterator](),
      };
    },
    close() {
      statements.clear();
      db.close();
    },
  };
}
