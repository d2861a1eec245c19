import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The default, `localhost`, accepts connections only from this machine. */
  readonly host?: string;
}

/** How long requests may take to finish after the server was told to stop. */
const PATIENCE_MS = 2000;

/** Why the server cannot start, in a sentence that helps the person who started it. */
export class CannotListen extends Error {}

/** A port from text such as the `PORT` variable; undefined if it is invalid. */
export function readPort(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const port = Number(text);
  return port <= 65535 ? port : undefined;
}

/** Listens, and returns the address to open. */
export async function listen(server: FastifyInstance, options: ListenOptions): Promise<string> {
  const host = options.host ?? "localhost";
  try {
    await server.listen({ port: options.port, host });
  } catch (error) {
    await server.close();
    throw explain(error, host, options.port);
  }
  const { port } = server.server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

/** Stops accepting connections, lets requests finish, then closes the rest. */
export async function shutDown(server: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => server.server.closeAllConnections(), PATIENCE_MS);
  await server.close();
  clearTimeout(impatient);
}

function explain(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new CannotListen(`Port ${port} is already in use.`);
    case "EACCES":
      return new CannotListen(`This user is not allowed to use port ${port}.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CannotListen(`This machine does not have the address ${host}.`);
    default:
      return error;
  }
}
