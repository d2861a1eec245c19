/** Web push against the vectors of the RFCs: RFC 8291, section 5 and appendix A, and RFC 8292, section 2.4. */
import { webcrypto } from "node:crypto";
import { expect, test } from "vitest";
import { encrypt, isPushService, vapidHeader } from "./push.ts";

const { subtle } = webcrypto;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64url"));
const text = (content: Uint8Array): string => Buffer.from(content).toString("base64url");

/** A key pair from its public point and private number. */
async function pair(
  publicKey: string,
  privateKey: string,
): Promise<{ publicKey: webcrypto.CryptoKey; privateKey: webcrypto.CryptoKey }> {
  const point = bytes(publicKey);
  const jwk = { kty: "EC", crv: "P-256", x: text(point.slice(1, 33)), y: text(point.slice(33)) };
  const curve = { name: "ECDH", namedCurve: "P-256" };
  return {
    publicKey: await subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await subtle.importKey("jwk", { ...jwk, d: privateKey }, curve, true, ["deriveBits"]),
  };
}

test("a message is encrypted as in the example of RFC 8291", async () => {
  const own = await pair(
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  );
  const sealed = await encrypt(
    new TextEncoder().encode("When I grow up, I want to be a watermelon"),
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    own,
  );
  expect(text(sealed)).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a token has the head and claims of RFC 8292's example, and is signed as that one is", async () => {
  const KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  const example =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
  const signing = { name: "ECDSA", namedCurve: "P-256" };
  const isSigned = async (token: string, publicKey: string): Promise<boolean> => {
    const [head = "", claims = "", signature = ""] = token.split(".");
    const key = await subtle.importKey("raw", bytes(publicKey), signing, false, ["verify"]);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    return subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, bytes(signature), signed);
  };
  expect(await isSigned(example, KEY)).toBe(true);
  const made = await subtle.generateKey(signing, true, ["sign", "verify"]);
  const publicKey = text(new Uint8Array(await subtle.exportKey("raw", made.publicKey)));
  const endpoint = "https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV";
  const header = await vapidHeader(
    { publicKey, privateKey: made.privateKey },
    endpoint,
    "mailto:push@example.com",
    1453523768,
  );
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  // Head and claims are those of the example, letter by letter.
  expect(token.split(".").slice(0, 2)).toEqual(example.split(".").slice(0, 2));
  expect(await isSigned(token, publicKey)).toBe(true);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/QGur", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/fcm/send/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://fcm.googleapis.com@example.org/abc", false],
  ["https://user@fcm.googleapis.com/abc", false],
  ["https://xpush.apple.com/abc", false],
  ["https://fcm.googleapis.com./abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://own.example.org/abc", true],
  ["https://own.example.org:444/abc", false],
  ["nonsense", false],
])("the push service of %s: %s", (endpoint, isOne) => {
  expect(isPushService(endpoint, ["https://own.example.org"])).toBe(isOne);
});
