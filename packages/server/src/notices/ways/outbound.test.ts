/** Addresses that people give must not reach the server's own network, however they are written. */
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { allowing, isPublic, post, whyUnfit } from "./outbound.ts";
import type { Outbound } from "./outbound.ts";

const MESSAGE = { headers: { "content-type": "application/json" }, body: "{}" };
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Names mean what the test says, one answer after the other. */
function names(...answers: readonly (readonly string[])[]): Outbound & { readonly asked: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  return {
    allowed: allowing([]),
    asked,
    resolve: async (hostname) => {
      asked.push(hostname);
      const addresses = (left.length > 1 ? left.shift() : left[0]) ?? [];
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
  };
}

async function listening(handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

const HOSTILE = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://0/",
  "https://0.0.0.0/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://017700000001/",
  "https://127.0.0.1./",
  "https://127。0。0。1/",
  "https://①②⑦.⓪.⓪.①/",
  "https://10.0.0.1/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.1.1/",
  "https://100.64.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://[fd00:ec2::254]/",
  "https://168.63.129.16/",
  "https://192.0.0.192/",
  "https://192.0.2.1/",
  "https://198.18.0.1/",
  "https://224.0.0.1/",
  "https://240.0.0.1/",
  "https://255.255.255.255/",
  "https://[::]/",
  "https://[::1]/",
  "https://[0:0:0:0:0:0:0:1]/",
  "https://[::127.0.0.1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[::ffff:0:127.0.0.1]/",
  "https://[64:ff9b::127.0.0.1]/",
  "https://[64:ff9b:1::7f00:1]/",
  "https://[2002:7f00:1::]/",
  "https://[2001:0:7f00:1::]/",
  "https://[fe80::1]/",
  "https://[fec0::1]/",
  "https://[fc00::1]/",
  "https://[ff02::1]/",
  "https://[100::1]/",
  "https://[2001:db8::1]/",
];

test.each(HOSTILE)("%s is refused, and nothing is sent", async (address) => {
  const nothing = names([]);
  expect(await whyUnfit(address, nothing)).toBe("private");
  expect(await post(address, MESSAGE, nothing)).toEqual({ kind: "failed", answer: "not allowed" });
});

test.each([
  ["ftp://example.org/", "address"],
  ["file:///etc/passwd", "address"],
  ["gopher://example.org/", "address"],
  ["https://user:secret@example.org/", "address"],
  ["https://example.org@127.0.0.1/", "address"],
  ["example.org", "address"],
  ["https://", "address"],
  ["http://example.org/", "https"],
  ["https://example.org/", undefined],
  ["https://8.8.8.8/", undefined],
  ["https://[2606:4700::1111]/", undefined],
])("%s is judged: %s", async (address, unfit) => {
  expect(await whyUnfit(address, names(["93.184.216.34"]))).toBe(unfit);
});

test.each(["localhost", "localhost.", "LOCALHOST", "metadata.google.internal", "127.0.0.1.nip.io", "x.localtest.me."])(
  "the name %s is refused for what it means",
  async (name) => {
    for (const meaning of ["127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1"]) {
      expect(await whyUnfit(`https://${name}/`, names([meaning]))).toBe("private");
      expect(await post(`https://${name}/`, MESSAGE, names([meaning]))).toEqual({
        kind: "failed",
        answer: "not allowed",
      });
    }
  },
);

test("a name is refused if one of its addresses is private", async () => {
  expect(await whyUnfit("https://both.example/", names(["93.184.216.34", "10.0.0.1"]))).toBe("private");
});

test("a name that means something else a moment later gains nothing: the checked address is used", async () => {
  let requests = 0;
  const port = await listening((_request, answer) => {
    requests++;
    answer.end();
  });
  // Public when it was given, private when it is used.
  const rebound = names(["93.184.216.34"], ["127.0.0.1"]);
  expect(await whyUnfit(`https://rebound.example:${port}/`, rebound)).toBeUndefined();
  expect(await post(`https://rebound.example:${port}/`, MESSAGE, rebound)).toEqual({
    kind: "failed",
    answer: "not allowed",
  });
  // The connection asks nobody again: the name means nothing outside this test.
  const fixed = { ...names(["127.0.0.1"], ["10.0.0.1"]), allowed: allowing(["127.0.0.1"]) };
  expect(await post(`http://fixed.invalid:${port}/`, MESSAGE, fixed)).toEqual({ kind: "sent", answer: "200" });
  expect(fixed.asked).toEqual(["fixed.invalid"]);
  expect(requests).toBe(1);
});

test("redirects are not followed, and what comes back is not told", async () => {
  const paths: (string | undefined)[] = [];
  const port = await listening((request, answer) => {
    paths.push(request.url);
    answer.writeHead(request.url === "/away" ? 302 : 500, { location: "/secret" }).end("secret");
  });
  const allowed: Outbound = { allowed: allowing(["127.0.0.0/8"]) };
  expect(await post(`http://127.0.0.1:${port}/away`, MESSAGE, allowed)).toEqual({ kind: "failed", answer: "302" });
  expect(await post(`http://127.0.0.1:${port}/broken`, MESSAGE, allowed)).toEqual({ kind: "failed", answer: "500" });
  expect(paths).toEqual(["/away", "/broken"]);
});

test("a receiver or a name server that never answers is left after a while", async () => {
  const port = await listening(() => undefined);
  const allowed = { allowed: allowing(["127.0.0.1"]), patience: 50 };
  const silent = { ...allowed, resolve: () => new Promise<never>(() => undefined) };
  for (const [name, outbound] of [
    ["127.0.0.1", allowed],
    ["silent.example", silent],
  ] as const)
    expect(await post(`http://${name}:${port}/`, MESSAGE, outbound)).toEqual({ kind: "failed", answer: "no answer" });
});

test("what is public is what everybody can reach", () => {
  expect(["8.8.8.8", "93.184.216.34", "2606:4700::1111"].map(isPublic)).toEqual([true, true, true]);
  expect(["::8.8.8.8", "4000::1", "nonsense", ""].map(isPublic)).toEqual([false, false, false, false]);
});
