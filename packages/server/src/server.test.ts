import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "./server.ts";

const script = "console.log('a board');\n";
let webRoot: string;
let server: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "interchange-page-"));
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Interchange</title>");
  writeFileSync(join(webRoot, "assets", "main-1a2b.js"), script);
  writeFileSync(join(webRoot, "assets", "main-1a2b.js.gz"), gzipSync(script));
  server = await createServer({ webRoot });
});

afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const html = { accept: "text/html,application/xhtml+xml" };

describe("the API", () => {
  test("says what is running", async () => {
    const answer = await server.inject("/api/health");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      name: "interchange",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      games: ["metro", "underground"],
    });
  });

  test("answers an unknown address with an error, also to a browser", async () => {
    const answer = await server.inject({ url: "/api/nothing", headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: "not-found", reason: "There is nothing at this address." });
  });

  test("does not wait for ever for a request that comes in drops", { timeout: 60_000 }, async () => {
    const impatient = await createServer({ requestTime: 600 });
    impatient.post("/api/slow", async () => "read");
    await impatient.listen({ port: 0 });
    const socket = connect((impatient.server.address() as AddressInfo).port);
    socket.write(
      "POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n",
    );
    const drops = setInterval(() => socket.write("x"), 50);
    const [answer] = (await once(socket, "data")) as [Buffer];
    clearInterval(drops);
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 [^]*\{"error":"unreadable","reason":"The request took too long/);
    socket.destroy();
    await impatient.close();
  });

  test("does not wait for ever for headers that come in drops, nor for a request that never comes", async () => {
    const impatient = await createServer({ requestTime: 600, idleTime: 300 });
    await impatient.listen({ port: 0 });
    const { port } = impatient.server.address() as AddressInfo;
    const slow = connect(port);
    slow.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    const drops = setInterval(() => slow.write("x"), 50);
    const silent = connect(port);
    const [late, nothing] = await Promise.all(
      [slow, silent].map(async (socket) => ((await once(socket, "data")) as [Buffer])[0].toString()),
    );
    clearInterval(drops);
    expect(late).toMatch(/^HTTP\/1\.1 408 /);
    expect(nothing).toMatch(/^HTTP\/1\.1 408 /);
    const idle = connect(port);
    idle.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    idle.resume();
    await once(idle, "end");
    for (const socket of [slow, silent, idle]) socket.destroy();
    await impatient.close();
  });

  test("answers what is no request, too, with an error as any other", async () => {
    await server.listen({ port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const refused = (status: number, reason: string): RegExp =>
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\\{"error":"unreadable","reason":"${reason}`);
    for (const [sent, answer] of [
      ["Hello\r\n\r\n", refused(400, "This is not an HTTP request")],
      [`GET /api/health HTTP/1.1\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, refused(431, "The headers are too long")],
      ["GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", refused(400, "'/%zz' is not")],
    ] as const) {
      const socket = connect(port);
      socket.write(sent);
      const [data] = (await once(socket, "data")) as [Buffer];
      expect(data.toString()).toMatch(answer);
      socket.destroy();
    }
  });

  test("says what it takes", async () => {
    const taking = await createServer();
    taking.put("/api/me", async () => "read");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await taking.inject({ method: "PUT", url: "/api/me", payload: "name=Ada", headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { error: "unreadable", reason: "Send JSON, with content-type: application/json." },
    ]);
  });

  test("works without a page", async () => {
    const bare = await createServer();
    expect((await bare.inject("/api/health")).statusCode).toBe(200);
    expect((await bare.inject({ url: "/", headers: html })).statusCode).toBe(404);
    await bare.close();
  });
});

describe("the page", () => {
  test("is served in the language of whoever asks, as far as it was built in that", async () => {
    writeFileSync(join(webRoot, "index.de.html"), '<!doctype html><html lang="de"><title>Interchange</title>');
    const bodyOf = async (url: string, language: string): Promise<string> => {
      const answer = await server.inject({ url, headers: { ...html, "accept-language": language } });
      expect(answer.headers["vary"]).toContain("accept-language");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      return answer.body;
    };
    for (const url of ["/", "/table/42"]) {
      expect(await bodyOf(url, "de-AT,en;q=0.5")).toContain('lang="de"');
      expect(await bodyOf(url, "pt-BR")).not.toContain("lang=");
      expect(await bodyOf(`${url}?lang=de`, "en")).toContain('lang="de"');
    }
    rmSync(join(webRoot, "index.de.html"));
  });

  test.each(["/", "/index.html", "/table/42", "/apiary"])("is served at %s", async (url) => {
    const answer = await server.inject({ url, headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<title>Interchange</title>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test("does not stand in for a missing script", async () => {
    const answer = await server.inject({ url: "/assets/gone-0.js", headers: { accept: "*/*" } });
    expect(answer.statusCode).toBe(404);
  });

  test("never answers a post", async () => {
    const answer = await server.inject({ method: "POST", url: "/table/42", headers: html });
    expect(answer.statusCode).toBe(404);
  });

  test("does not leave its folder", async () => {
    const answer = await server.inject("/..%2f..%2fpackage.json");
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test("has hashed files kept for ever", async () => {
    const answer = await server.inject("/assets/main-1a2b.js");
    expect(answer.body).toBe(script);
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test("is sent compressed to those who take it", async () => {
    const headers = { "accept-encoding": "gzip" };
    const answer = await server.inject({ url: "/assets/main-1a2b.js", headers });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers["vary"]).toContain("accept-encoding");
  });

  test("sends with its files what counts for them, and no more", async () => {
    const file = await server.inject({ url: "/assets/main-1a2b.js" });
    expect(file.headers["x-content-type-options"]).toBe("nosniff");
    expect(file.headers["cross-origin-resource-policy"]).toBe("same-origin");
    // Workers are loaded from such files and get the policy that comes with them.
    expect(file.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(file.headers["x-frame-options"]).toBeUndefined();
    const page = await server.inject({ url: "/", headers: html });
    expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("asks browsers over HTTPS alone for what they ignore, with a warning, over HTTP", async () => {
    const proxied = await createServer({ webRoot, proxies: ["127.0.0.1"] });
    const names = ["cross-origin-opener-policy", "origin-agent-cluster", "strict-transport-security"];
    const headersOver = async (protocol: string): Promise<readonly unknown[]> => {
      const { headers } = await proxied.inject({ url: "/", headers: { ...html, "x-forwarded-proto": protocol } });
      return names.map((name) => headers[name]);
    };
    expect(await headersOver("http")).toEqual([undefined, undefined, undefined]);
    expect(await headersOver("https")).toEqual(["same-origin", "?1", undefined]);
    await proxied.close();
  });

  test("may load only what this server serves", async () => {
    const answer = await server.inject({ url: "/", headers: html });
    const policy = answer.headers["content-security-policy"];
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("script-src");
    expect(policy).not.toContain("upgrade-insecure-requests");
  });
});
