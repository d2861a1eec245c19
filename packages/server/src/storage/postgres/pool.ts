/** Connections to PostgreSQL, set up as everything here expects them. */
import { Pool, types } from "pg";

/** Milliseconds are below 2^53, so they need not come as text. */
types.setTypeParser(types.builtins.INT8, Number);

export function openPool(url: string, most: number): Pool {
  const pool = new Pool({ connectionString: url, max: most });
  // A connection that is ended from outside must not end the process: neither one that nobody uses, nor one that
  // somebody does, who is told by what they asked.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  return pool;
}
