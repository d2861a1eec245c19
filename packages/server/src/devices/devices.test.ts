/** One person on several devices: codes, recovery codes and passkeys add them, and each can be signed out. */
import type { DeviceOffer, DevicesInfo, Me } from "@interchange/protocol";
import { gameNamed } from "@interchange/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { realTime } from "../liveTables/liveTables.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { Person } from "../testing/client.ts";
import { newFolder, startOnline } from "../testing/startOnline.ts";
import type { Started } from "../testing/startOnline.ts";
import { deviceWords } from "./agent.ts";
import { siteOf } from "./passkeys.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const PERSON = { kind: "person" } as const;
let place: ReturnType<typeof newFolder>;
let server: Started;
/** How far the server's clock has been moved on. */
let ahead = 0;

beforeAll(async () => {
  place = newFolder();
  server = await startOnline(place.where, { time: { ...realTime(Date.now), now: () => Date.now() + ahead } });
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const devicesOf = (person: Person): Promise<DevicesInfo> => person.must("GET", "/api/me/devices");
const offerOf = (person: Person): Promise<DeviceOffer> => person.must("POST", "/api/me/offer");
const join = (person: Person, code: string): ReturnType<Person["ask"]> => person.ask("POST", "/api/me/join", { code });
const fresh = (): Person => new Person(server.address);
/** A code that is not the one given. */
const other = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, "0");

async function secondDevice(person: Person): Promise<Person> {
  const device = fresh();
  device.agent = PHONE;
  const { token } = await offerOf(person);
  expect((await join(device, token)).status).toBe(200);
  return device;
}

describe("a code", () => {
  test("of six digits adds a device, once, and signs nobody out", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { code, until } = await offerOf(ada);
    expect(code).toMatch(/^\d{6}$/);
    expect(Math.abs(until - Date.now() - ahead - 120_000)).toBeLessThan(30_000);
    expect((await devicesOf(ada)).offer).toEqual({ until });
    const phone = fresh();
    phone.agent = PHONE;
    expect(await join(phone, code)).toEqual({ status: 200, value: { name: "Ada" } });
    expect((await join(fresh(), code)).status).toBe(404);
    expect(phone.cookie).not.toBe(ada.cookie);
    for (const device of [ada, phone]) expect(await device.must("GET", "/api/me")).toEqual({ name: "Ada" });
    const { devices, offer } = await devicesOf(ada);
    expect(offer).toBeUndefined();
    expect(devices).toMatchObject([
      { how: "name", isThis: true },
      { how: "code", browser: "Chrome", system: "Android" },
    ]);
    expect((await devicesOf(phone)).devices.map(({ isThis }) => isThis)).toEqual([undefined, true]);
  });

  test("and its token end together", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { code, token } = await offerOf(ada);
    expect((await join(fresh(), token)).status).toBe(200);
    expect((await join(fresh(), code)).status).toBe(404);
  });

  test("ends after two minutes, when withdrawn, and when there is a newer one", async () => {
    const ada = await Person.named(server.address, "Ada");
    const first = await offerOf(ada);
    const second = await offerOf(ada);
    expect((await join(fresh(), first.token)).status).toBe(404);
    await ada.must("DELETE", "/api/me/offer");
    expect((await join(fresh(), second.token)).status).toBe(404);
    const third = await offerOf(ada);
    ahead += 120_001;
    expect((await join(fresh(), third.token)).status).toBe(404);
    expect((await devicesOf(ada)).offer).toBeUndefined();
  });

  test("ends after five wrong ones, whoever tried them; a token does not count as one", async () => {
    const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
    const [of, ofBo] = [await offerOf(ada), await offerOf(bo)];
    const wrong = [1, 2, 3, 4, 5, 6].map((by) => other(of.code, by)).filter((code) => code !== ofBo.code);
    for (const code of wrong.slice(0, 4)) expect((await join(fresh(), code)).status).toBe(404);
    for (let at = 0; at < 9; at++) await join(fresh(), other(of.token, 0).padEnd(43, "x"));
    expect((await devicesOf(ada)).offer).toBeDefined();
    expect((await join(fresh(), wrong[4]!)).status).toBe(404);
    expect((await devicesOf(ada)).offer).toBeUndefined();
    expect((await join(fresh(), of.code)).status).toBe(404);
    expect((await join(fresh(), ofBo.token)).status).toBe(404);
  });

  test("is not stored, nor is a token or a cookie", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { code, token } = await offerOf(ada);
    const rows = JSON.stringify([
      await server.storage.db.selectFrom("offers").selectAll().execute(),
      await server.storage.db.selectFrom("devices").selectAll().execute(),
    ]);
    for (const secret of [`"${code}"`, token, ada.cookie.split("=")[1]!]) expect(rows).not.toContain(secret);
  });

  test("can be used by one of two at the same moment", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { code } = await offerOf(ada);
    const answers = await Promise.all([join(fresh(), code), join(fresh(), code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  test("replaces who a browser was, who loses this device only", async () => {
    const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
    const boElsewhere = await secondDevice(bo);
    const before = bo.cookie;
    expect((await join(bo, (await offerOf(ada)).token)).status).toBe(200);
    expect(await bo.must("GET", "/api/me")).toEqual({ name: "Ada" });
    expect((await devicesOf(boElsewhere)).devices).toHaveLength(1);
    const old = fresh();
    old.cookie = before;
    expect(await old.must("GET", "/api/me")).toEqual({});
  });
});

test("few codes can be guessed from one address", async () => {
  const elsewhere = newFolder();
  // A clock that stands still.
  const time = { ...realTime(Date.now), now: () => 1_000_000 };
  const limited = await startOnline(elsewhere.where, { limits: LIMITS, time });
  const statuses = [];
  for (let at = 0; at < 12; at++) statuses.push((await join(new Person(limited.address), other("000000", at))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  await limited.stop();
  elsewhere.remove();
});

describe("a recovery code", () => {
  test("adds a device, once, and signs nobody out", async () => {
    const ada = await Person.named(server.address, "Ada");
    const { code } = await ada.must<{ code: string }>("POST", "/api/me/recovery-code");
    expect((await devicesOf(ada)).hasRecoveryCode).toBe(true);
    const phone = fresh();
    expect(await phone.must("POST", "/api/me/recover", { code })).toEqual({ name: "Ada" });
    expect((await fresh().ask("POST", "/api/me/recover", { code })).status).toBe(404);
    expect(await ada.must("GET", "/api/me")).toEqual({ name: "Ada" });
    expect(await devicesOf(ada)).toMatchObject({
      hasRecoveryCode: false,
      devices: [{ how: "name" }, { how: "recovery" }],
    });
  });
});

describe("a device", () => {
  test("has a name of its own, and nobody else can change or end it", async () => {
    const [ada, bo] = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")];
    const phone = await secondDevice(ada);
    const { devices } = await devicesOf(phone);
    const at = `/api/me/devices/${devices[1]!.id}`;
    expect((await bo.ask("PUT", at, { name: "Mine" })).status).toBe(404);
    expect((await bo.ask("DELETE", at)).status).toBe(404);
    expect((await fresh().ask("DELETE", at)).status).toBe(401);
    const named = await ada.must<DevicesInfo>("PUT", at, { name: "Phone" });
    expect(named.devices.map(({ name }) => name)).toEqual([undefined, "Phone"]);
    expect((await ada.must<DevicesInfo>("PUT", at, {})).devices[1]).not.toHaveProperty("name");
    expect(await phone.must("GET", "/api/me")).toEqual({ name: "Ada" });
  });

  test("that was signed out is disconnected at once, cannot act any more, and is told why", async () => {
    const ada = await Person.named(server.address, "Ada");
    const phone = await secondDevice(ada);
    const { engine } = await gameNamed("metro")!.load();
    const { id } = await ada.newTable({ seats: [PERSON, PERSON], seat: 0 });
    const [here, there] = [await ada.watch(id, engine), await phone.watch(id, engine)];
    expect(there.seats).toEqual([0]);
    const { devices } = await devicesOf(ada);
    await ada.must("DELETE", `/api/me/devices/${devices.find(({ how }) => how === "code")!.id}`);
    expect(await there.untilClosed()).toBe(4401);
    expect(there.goodbye).toBe("signed-out");
    const told = await phone.must<Me>("GET", "/api/me");
    expect(told.name).toBeUndefined();
    expect(told.signedOut).toMatchObject({ why: "signed-out" });
    expect((await phone.ask("DELETE", `/api/tables/${id}`)).status).toBe(401);
    expect((await phone.watch(id, engine)).seats).toEqual([]);
    expect(here.closed).toBeUndefined();
    expect((await ada.ask("GET", `/api/tables/${id}`)).value).toMatchObject({ yours: [0] });
  });

  test("signs out all others, or only itself, which needs no reason", async () => {
    const ada = await Person.named(server.address, "Ada");
    const [phone, tablet] = [await secondDevice(ada), await secondDevice(ada)];
    const cookie = tablet.cookie;
    await tablet.must("DELETE", "/api/me");
    tablet.cookie = cookie;
    expect(await tablet.must("GET", "/api/me")).toEqual({});
    expect((await phone.must<DevicesInfo>("DELETE", "/api/me/devices")).devices).toMatchObject([{ isThis: true }]);
    expect(await ada.must<Me>("GET", "/api/me")).toMatchObject({ signedOut: { why: "signed-out" } });
    expect(await phone.must("GET", "/api/me")).toEqual({ name: "Ada" });
  });

  test("notes when it was used, to ten minutes, and forgets why others were signed out after 90 days", async () => {
    const ada = await Person.named(server.address, "Ada");
    const seenAt = (await devicesOf(ada)).devices[0]!.seenAt;
    ahead += 3_600_000;
    await devicesOf(ada);
    await expect.poll(async () => (await devicesOf(ada)).devices[0]!.seenAt - seenAt).toBeGreaterThan(3_500_000);
    const phone = await secondDevice(ada);
    await ada.must("DELETE", "/api/me/devices");
    expect(await phone.must<Me>("GET", "/api/me")).toHaveProperty("signedOut");
    await server.stop();
    ahead += 91 * 86_400_000;
    server = await startOnline(place.where, { time: { ...realTime(Date.now), now: () => Date.now() + ahead } });
    const later = fresh();
    later.cookie = phone.cookie;
    await expect.poll(() => later.must("GET", "/api/me")).toEqual({});
  });

  test("is recognized by its browser and system", () => {
    expect(deviceWords(PHONE)).toEqual({ browser: "Chrome", system: "Android" });
    expect(deviceWords("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0")).toEqual({
      browser: "Firefox",
      system: "Linux",
    });
    expect(
      deviceWords(
        "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Safari/604.1",
      ),
    ).toEqual({ browser: "Safari", system: "iPad" });
    expect(
      deviceWords("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0"),
    ).toEqual({
      browser: "Edge",
      system: "Windows",
    });
    expect(deviceWords("curl/8.0")).toEqual({ browser: undefined, system: undefined });
    expect(deviceWords(undefined)).toEqual({ browser: undefined, system: undefined });
  });
});

describe("a passkey", () => {
  interface Question {
    readonly claim: string;
    readonly options: { readonly challenge: string; readonly rpId?: string };
  }
  const origin = (): string => server.address.replace("127.0.0.1", "localhost").replace(/\/$/, "");
  const from = async (name?: string): Promise<Person> => {
    const person = new Person(origin());
    person.origin = origin();
    if (name !== undefined) await person.must("PUT", "/api/me", { name });
    return person;
  };
  const question = (person: Person, at: "passkeys" | "sign-in"): Promise<Question> =>
    person.must("POST", `/api/me/${at}/question`);

  async function withPasskey(): Promise<readonly [Person, Authenticator]> {
    const ada = await from("Ada");
    const key = new Authenticator(origin());
    const { claim, options } = await question(ada, "passkeys");
    const info = await ada.must<DevicesInfo>("POST", "/api/me/passkeys", {
      claim,
      response: key.make(options),
      name: "Key",
    });
    expect(info.passkeys).toMatchObject([{ name: "Key", host: "localhost" }]);
    return [ada, key];
  }

  test("signs in anywhere, as often as wanted, and no answer works twice", async () => {
    const [ada, key] = await withPasskey();
    for (let at = 0; at < 2; at++) {
      const phone = await from();
      const { claim, options } = await question(phone, "sign-in");
      const answer = { claim, response: key.sign(options) };
      expect(await phone.ask("POST", "/api/me/sign-in", answer)).toEqual({ status: 200, value: { name: "Ada" } });
      expect((await (await from()).ask("POST", "/api/me/sign-in", answer)).status).toBe(400);
    }
    expect((await devicesOf(ada)).devices.map(({ how }) => how)).toEqual(["name", "passkey", "passkey"]);
  });

  test("is refused from another site, with another key, with an old counter and for another question", async () => {
    const [ada, key] = await withPasskey();
    const thief = await from();
    const tried = async (answer: (options: Question["options"]) => object): Promise<number> => {
      const { claim, options } = await question(thief, "sign-in");
      return (await thief.ask("POST", "/api/me/sign-in", { claim, response: answer(options) })).status;
    };
    const stranger = new Authenticator(origin());
    expect(await tried((options) => key.sign(options, "https://evil.example"))).toBe(400);
    expect(await tried((options) => stranger.sign(options))).toBe(404);
    expect(await tried((options) => ({ ...stranger.sign(options), id: key.id.toString("base64url") }))).toBe(400);
    const { options: elsewhere } = await question(thief, "sign-in");
    expect(await tried(() => key.sign(elsewhere))).toBe(400);
    expect(await tried((options) => key.sign(options))).toBe(200);
    key.counter = 0;
    thief.cookie = "";
    expect(await tried((options) => key.sign(options))).toBe(400);
    // A question for adding one is none for signing in.
    const { claim, options } = await question(ada, "passkeys");
    expect((await thief.ask("POST", "/api/me/sign-in", { claim, response: key.sign(options) })).status).toBe(400);
    expect((await thief.ask("POST", "/api/me/sign-in", { claim, response: { id: "x" } })).status).toBe(400);
    const { claim: ofAda, options: forAda } = await question(ada, "passkeys");
    const bo = await from("Bo");
    const stolen = { claim: ofAda, response: new Authenticator(origin()).make(forAda) };
    expect((await bo.ask("POST", "/api/me/passkeys", stolen)).status).toBe(400);
  });

  test("is made for this server and the question only, and once", async () => {
    const ada = await from("Ada");
    const key = new Authenticator(origin());
    const { claim, options } = await question(ada, "passkeys");
    const other = new Authenticator("https://evil.example");
    expect((await ada.ask("POST", "/api/me/passkeys", { claim, response: other.make(options) })).status).toBe(400);
    // That question was used up.
    expect((await ada.ask("POST", "/api/me/passkeys", { claim, response: key.make(options) })).status).toBe(400);
    const late = await question(ada, "passkeys");
    ahead += 300_001;
    expect(
      (await ada.ask("POST", "/api/me/passkeys", { claim: late.claim, response: key.make(late.options) })).status,
    ).toBe(400);
    expect((await devicesOf(ada)).passkeys).toEqual([]);
  });

  test("that was removed signs in no more, and only its owner removes it", async () => {
    const [ada, key] = await withPasskey();
    const at = `/api/me/passkeys/${key.id.toString("base64url")}`;
    const bo = await from("Bo");
    expect((await bo.ask("DELETE", at)).status).toBe(404);
    expect((await bo.ask("PUT", at, { name: "Mine" })).status).toBe(404);
    expect((await ada.must<DevicesInfo>("PUT", at, { name: "Blue key" })).passkeys).toMatchObject([
      { name: "Blue key" },
    ]);
    await ada.must("DELETE", at);
    const { claim, options } = await question(bo, "sign-in");
    expect((await bo.ask("POST", "/api/me/sign-in", { claim, response: key.sign(options) })).status).toBe(404);
  });

  test("needs HTTPS or localhost, and a name instead of a number", async () => {
    expect(siteOf("https://play.example.org")).toEqual({
      origin: "https://play.example.org",
      host: "play.example.org",
    });
    expect(siteOf("http://localhost:3000")).toEqual({ origin: "http://localhost:3000", host: "localhost" });
    for (const origin of [undefined, "http://play.example.org", "https://192.0.2.7", "https://[2001:db8::1]", "null"])
      expect(siteOf(origin)).toBeUndefined();
    const ada = await Person.named(server.address, "Ada");
    expect((await ada.ask("POST", "/api/me/passkeys/question")).status).toBe(409);
    expect((await ada.ask("POST", "/api/me/sign-in/question")).status).toBe(409);
  });
});
