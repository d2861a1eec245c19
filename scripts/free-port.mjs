import { createServer } from "node:net";

/** A port nobody listens on just now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
