/** The connection pool for PostgreSQL, with the settings we rely on. */
import { Pool, types } from "pg";

/** Milliseconds are below 2^53, so they need not come as text. */
types.setTypeParser(types.builtins.INT8, Number);

export function openPool(url: string, most: number): Pool {
  const pool = new Pool({ connectionString: url, max: most });
  // A connection closed from outside must not end the process, whether idle or in use. Its user sees the error in the
  // query.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  return pool;
}
