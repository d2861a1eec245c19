import { createHash, createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOf, hexOf, hmacSha256, sha256, utf8 } from "./sha256.ts";

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives the published digests: %#", (text, digest) => {
    expect(hexOf(sha256(utf8(text)))).toBe(digest);
  });

  it("agrees with Node's, whatever the bytes and however many", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 0xff);
      expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
      }),
    );
  });
});

describe("HMAC-SHA-256", () => {
  it.each([
    ["0b".repeat(20), hexOf(utf8("Hi There")), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [
      hexOf(utf8("Jefe")),
      hexOf(utf8("what do ya want for nothing?")),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    ["aa".repeat(20), "dd".repeat(50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
    [
      "aa".repeat(131),
      hexOf(utf8("Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("gives the published codes: %#", (key, message, code) => {
    expect(hexOf(hmacSha256(bytesOf(key)!)(bytesOf(message)!))).toBe(code);
  });

  it.each([63, 64, 65])("takes a key of %i bytes as Node does", (length) => {
    const key = Uint8Array.from({ length }, (_, at) => at);
    const message = utf8("message");
    expect(hexOf(hmacSha256(key)(message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });

  it("agrees with Node's", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
        expect(hexOf(hmacSha256(key)(message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
      }),
    );
  });
});

describe("texts and digits", () => {
  it("are written in UTF-8 as everywhere else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.constant("a\u00e9\u20ac\u{1F687}\ud800")), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });

  it("are written in UTF-8 where signs begin to need another byte, and where half pairs begin and end", () => {
    const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x10000, 0x10ffff];
    for (const text of edges.map((point) => String.fromCodePoint(point)))
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  });

  it("read back from hex, and nothing else does", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesOf(hexOf(bytes))).toEqual(bytes);
      }),
    );
    for (const text of ["0", "0g", "00 ", " 00", "g0", "000"]) expect(bytesOf(text)).toBeUndefined();
  });
});
