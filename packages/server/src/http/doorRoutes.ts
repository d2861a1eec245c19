/** Tells the addresses where other devices reach this server, for invitations. */
import type { AddressInfo } from "node:net";
import { Doors } from "@interchange/protocol";
import { networkAddresses } from "../origins.ts";
import { route } from "./route.ts";
import type { Route } from "./route.ts";

export function doorRoutes(listening: () => AddressInfo | string | null, publicAddress: string | undefined): Route[] {
  return [
    route({
      method: "GET",
      path: "/api/doors",
      does: "Lists the addresses of this server for other devices: the public one and those on its network.",
      answers: Doors,
      async handle() {
        const value: Doors = {
          ...(publicAddress !== undefined && { public: new URL(publicAddress).origin }),
          network: doorsOf(listening()),
        };
        return { status: 200, value };
      },
    }),
  ];
}

const EVERYWHERE: readonly string[] = ["0.0.0.0", "::"];

/** The addresses for other devices; none if the server listens only to its own machine. */
export function doorsOf(listening: AddressInfo | string | null, network = networkAddresses()): string[] {
  if (listening === null || typeof listening === "string") return [];
  const { address, port, family } = listening;
  const own = family === "IPv6" ? `[${address}]` : address;
  const names = EVERYWHERE.includes(address) ? network : network.filter((each) => each === own);
  return names.map((name) => `http://${name}:${port}`);
}
