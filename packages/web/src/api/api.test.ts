import { afterEach, expect, test, vi } from "vitest";
import { api, newNonce } from "./api.ts";
import { becomeBy, callMe, identity, nameNow, tidied, whoAmI } from "./identity.ts";
import { playAgain } from "./playAgain.ts";

afterEach(() => vi.unstubAllGlobals());

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

/** Gives these answers in turn and records the requests. */
function answering(...answers: readonly (Response | Error)[]): { readonly asked: string[]; readonly sent: unknown[] } {
  const [asked, sent]: [string[], unknown[]] = [[], []];
  const left = [...answers];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    sent.push(body === undefined ? undefined : JSON.parse(body));
    const next = left.shift();
    if (!(next instanceof Response)) throw next ?? new Error("nothing more was expected");
    return next;
  });
  return { asked, sent };
}

test("what goes wrong is a value with a word", async () => {
  answering(
    new TypeError("no network"),
    new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    new Response("Bad gateway", { status: 502 }),
    json({ error: "not found" }, 404),
    json({ error: "taken", reason: "That seat is taken." }, 409),
    new Response("oh", { status: 500 }),
    json({ error: "not-kept", reason: "The disk is full." }, 503),
  );
  const codes: string[] = [];
  for (let times = 0; times < 7; times++) {
    const answer = await api.me();
    codes.push(answer.ok ? "ok" : answer.trouble.code);
  }
  expect(codes).toEqual(["unreachable", "absent", "unreachable", "absent", "taken", "broken", "not-kept"]);
});

test("whoever sits down adds a nonce", async () => {
  const { asked, sent } = answering(json({}), json({}));
  await api.sit("k3v9x0q2m4ab", 1);
  expect(asked).toEqual(["POST /api/tables/k3v9x0q2m4ab/sit"]);
  expect(sent[0]).toEqual({ seat: 1, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(newNonce()).not.toBe(newNonce());
});

test("the page knows a name, and that there is no server", async () => {
  answering(json({}), json({ name: "Ada" }), json({ error: "code" }, 404), new TypeError("no network"));
  expect(await whoAmI()).toEqual({ kind: "known", name: undefined });
  await callMe(" Ada ");
  expect(nameNow()).toBe("Ada");
  expect(await becomeBy("abcd")).toMatchObject({ ok: false, trouble: { code: "code" } });
  expect(nameNow()).toBe("Ada");
  expect(await whoAmI()).toMatchObject({ kind: "apart", trouble: { code: "unreachable" } });
  expect(identity.value.kind).toBe("apart");
});

test("a recovery code may be typed in small letters and without its marks", () => {
  const code = "2345-6789-ABCD-EFGH-JKLM-NPQR-STUV-WXYZ";
  expect(tidied(code.toLowerCase().replaceAll("-", " "))).toBe(code);
  expect(tidied(` ${code.replaceAll("-", "")} `)).toBe(code);
});

test("whoever plays again sits one seat further on, where it is free", async () => {
  const over = { id: "a", yours: [0], seats: [{ name: "Ada" }, { name: "Bo" }] } as never;
  const free = { id: "b", state: "open", yours: [], seats: [{}, {}] };
  const first = answering(json(free), json({ ...free, yours: [1] }));
  expect(await playAgain(over)).toMatchObject({ ok: true, value: { yours: [1] } });
  expect(first.sent[1]).toMatchObject({ seat: 1 });
  const second = answering(json({ ...free, seats: [{}, { name: "Bo" }] }));
  expect(await playAgain(over)).toMatchObject({ ok: true, value: { id: "b", yours: [] } });
  expect(second.asked).toEqual(["POST /api/tables/a/rematch"]);
});
