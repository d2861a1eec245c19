import * as fc from "fast-check";
import { expect, it } from "vitest";
import { frozen, isPlain, same } from "./values.ts";

const isPlainAlone = (value: unknown): boolean => isPlain(value, new WeakSet());

it.each([
  [{ missing: undefined }],
  [[undefined]],
  // oxlint-disable-next-line no-sparse-arrays
  [[1, , 2]],
  [-0],
  [Number.NaN],
  [Infinity],
  [1n],
  [new Date(0)],
  [new Map()],
  [new Uint8Array(2)],
  [() => 0],
  [{ [Symbol("hidden")]: 1 }],
  [Object.assign([1], { more: 2 })],
  [{ deep: [{ er: { one: undefined } }] }],
])("%o does not survive JSON", (value) => expect(isPlainAlone(value)).toBe(false));

it("what is found plain comes back from JSON as it was", () => {
  fc.assert(
    fc.property(fc.anything({ withSparseArray: true, withDate: true, withMap: true }), (value) => {
      fc.pre(isPlainAlone(value));
      expect(same(JSON.parse(JSON.stringify(value)), value)).toBe(true);
    }),
  );
});

it("every JSON value is plain", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isPlainAlone(JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
});

it("looks at a frozen part once, and again at one that may change", () => {
  const known = new WeakSet<object>();
  const settled = frozen({ list: [1, 2] });
  const open: { value: unknown } = { value: 1 };
  expect(isPlain([settled, open], known)).toBe(true);
  expect(known.has(settled.list)).toBe(true);
  open.value = undefined;
  expect(isPlain([settled, open], known)).toBe(false);
});
