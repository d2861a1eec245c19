import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a server that is told nothing listens to this machine, and keeps its tables in a folder", () => {
  expect(readSettings({}, {}, "/srv/data")).toEqual({
    ok: true,
    settings: { port: 3000, host: "localhost", data: "/srv/data", proxies: [], isUnlimited: false },
  });
});

test("an option comes before the environment", () => {
  const env = {
    PORT: "80",
    HOST: "::",
    INTERCHANGE_DATA: "postgres://db/x",
    INTERCHANGE_PUBLIC: "https://a.example",
    INTERCHANGE_PROXIES: "10.0.0.1, 10.0.0.2",
    INTERCHANGE_LOG: "warn",
  };
  expect(readSettings({}, env)).toMatchObject({
    settings: {
      port: 80,
      host: "::",
      data: "postgres://db/x",
      publicAddress: "https://a.example",
      proxies: ["10.0.0.1", "10.0.0.2"],
      logLevel: "warn",
    },
  });
  const typed = { port: "81", lan: true, data: "/d", public: "http://b.example:81/", proxies: "::1", log: "debug" };
  expect(readSettings(typed, env)).toMatchObject({
    settings: {
      port: 81,
      host: "0.0.0.0",
      data: "/d",
      publicAddress: "http://b.example:81/",
      proxies: ["::1"],
      logLevel: "debug",
    },
  });
});

test.each([
  [{ port: "x" }, {}, "--port must be a whole number"],
  [{}, { PORT: "eighty" }, "PORT must be a whole number from 0 to 65535, not 'eighty'"],
  [{ log: "loud" }, {}, "--log must be one of error, warn, info, debug, not 'loud'"],
  [{}, { INTERCHANGE_PUBLIC: "play.example" }, "INTERCHANGE_PUBLIC must be an address"],
])("what is wrong is named: %j %j", (typed, env, reason) => {
  expect(readSettings(typed, env)).toEqual({ ok: false, reason: expect.stringContaining(reason) as string });
});
