import { get } from "node:http";
import { describe, expect, test } from "vitest";
import { CannotListen, listen, readPort, shutDown } from "./listen.ts";
import { createServer } from "./server.ts";

describe("a port", () => {
  test.each([
    ["3000", 3000],
    ["0", 0],
    ["65535", 65535],
  ])("is read from %s", (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  test.each(["", "65536", "-1", "3e3", "80 ", "http", "1.5", "0x50"])("is not %j", (text) => {
    expect(readPort(text)).toBeUndefined();
  });
});

describe("listening", () => {
  test("gives the address to open", async () => {
    const server = await createServer();
    const address = await listen(server, { port: 0 });
    expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
    expect(await (await fetch(`${address}api/health`)).json()).toMatchObject({
      name: "interchange",
    });
    await shutDown(server);
  });

  test("says so when the port is taken", async () => {
    const first = await createServer();
    const address = await listen(first, { port: 0 });
    const { port } = new URL(address);
    const second = await createServer();
    await expect(listen(second, { port: Number(port) })).rejects.toThrow(
      new CannotListen(`Port ${port} is already in use.`),
    );
    await shutDown(first);
  });

  test("stops although a browser keeps its connection", async () => {
    const server = await createServer();
    const address = await listen(server, { port: 0 });
    await new Promise<void>((resolve) => {
      const asked = get(`${address}api/health`, { headers: { connection: "keep-alive" } });
      asked.on("response", (answer) => answer.resume().on("end", resolve));
    });
    await shutDown(server);
    await expect(fetch(address)).rejects.toThrow();
  });
});
