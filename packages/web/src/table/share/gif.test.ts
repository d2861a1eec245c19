import { expect, test } from "vitest";
import { gifOf } from "./gif.ts";
import type { Pixels } from "./gif.ts";

/** A white square with more and more red rows. */
async function draw(frame: number): Promise<Pixels> {
  const [width, height] = [20, 20];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * frame; pixel++) data.set([200, 0, 0, 255], pixel * 4);
  return { width, height, data };
}

test("pictures become one that moves, for ever and at its own pace", async () => {
  const heard: number[] = [];
  const gif = await gifOf(5, draw, {
    delay: (frame) => (frame === 4 ? 4000 : 700),
    onFrame: (frame) => heard.push(frame) > 0,
  });
  const text = [...gif!].map((byte) => String.fromCharCode(byte)).join("");
  expect(text.slice(0, 6)).toBe("GIF89a");
  expect(text.endsWith(";")).toBe(true);
  expect(text).toContain("NETSCAPE2.0");
  // A control block per frame. The first frame replaces everything, the others only what changed.
  const blocks = [...text.matchAll(/!\xF9[^!](.)(..)/gs)];
  expect(blocks.map(([, flags = ""]) => flags.charCodeAt(0) & 1)).toEqual([0, 1, 1, 1, 1]);
  expect(blocks.map(([, , delay = ""]) => delay.charCodeAt(0) + 256 * delay.charCodeAt(1))).toEqual([
    70, 70, 70, 70, 400,
  ]);
  expect(heard).toEqual([0, 1, 2, 3, 4]);
});

test("it stops when it is told to", async () => {
  expect(await gifOf(5, draw, { delay: () => 1, onFrame: (frame) => frame < 2 })).toBeUndefined();
});
