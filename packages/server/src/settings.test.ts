import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a server that is told nothing listens to this machine, and keeps its tables in a folder", () => {
  expect(readSettings({}, {}, "/srv/data")).toEqual({
    ok: true,
    settings: { port: 3000, host: "localhost", data: "/srv/data", proxies: [], isUnlimited: false, notices: NONE },
  });
});

const NONE = { networks: [], pushServices: [] };

test("where notices may go is read from the environment", () => {
  const env = {
    INTERCHANGE_SMTP: "smtps://games:secret@mail.example.org",
    INTERCHANGE_MAIL_FROM: "Interchange <games@example.org>",
    INTERCHANGE_WEBHOOK_NETWORKS: "192.168.0.0/16, fd00::/8",
    INTERCHANGE_PUSH_SERVICES: "https://push.example.org",
  };
  expect(readSettings({}, env)).toMatchObject({
    settings: {
      notices: {
        mail: { smtp: env.INTERCHANGE_SMTP, from: env.INTERCHANGE_MAIL_FROM },
        networks: ["192.168.0.0/16", "fd00::/8"],
        pushServices: ["https://push.example.org"],
      },
    },
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
  [{}, { INTERCHANGE_SMTP: "mail.example.org", INTERCHANGE_MAIL_FROM: "a@b.example" }, "INTERCHANGE_SMTP must be"],
  [{}, { INTERCHANGE_SMTP: "smtp://mail.example.org" }, "belong together"],
  [
    {},
    { INTERCHANGE_SMTP: "smtp://m.example", INTERCHANGE_MAIL_FROM: "games" },
    "INTERCHANGE_MAIL_FROM must be a sender",
  ],
  [{}, { INTERCHANGE_WEBHOOK_NETWORKS: "10.0.0.0/33" }, "not '10.0.0.0/33'"],
  [{}, { INTERCHANGE_WEBHOOK_NETWORKS: "localhost" }, "not 'localhost'"],
  [{}, { INTERCHANGE_PUSH_SERVICES: "push.example.org" }, "not 'push.example.org'"],
])("what is wrong is named: %j %j", (typed, env, reason) => {
  expect(readSettings(typed, env)).toEqual({ ok: false, reason: expect.stringContaining(reason) as string });
});
