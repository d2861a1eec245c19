import { describe, expect, test } from "vitest";
import * as de from "./de/grammar.ts";
import * as en from "./en/grammar.ts";
import * as ptBR from "./pt-BR/grammar.ts";

describe.each([
  ["en-GB", en],
  ["de", de],
  ["pt-BR", ptBR],
] as const)("%s", (language, { number, signed, list }) => {
  test("numbers are as the language writes them, with a real minus", () => {
    const written = new Intl.NumberFormat(language);
    const signing = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
    for (const n of [0, 1, 12, 999, 1000, 9999, 12_345, 1_234_567, 0.5, 2.25, 1234.5])
      for (const each of n ? [n, -n] : [n]) {
        expect(number(each)).toBe(written.format(each).replace("-", "\u2212"));
        expect(signed(each)).toBe(signing.format(each).replace("-", "\u2212"));
      }
    expect(number(-0)).toBe("0");
  });

  test("lists are as the language puts them", () => {
    const put = new Intl.ListFormat(language, { type: "conjunction" });
    for (const names of [[], ["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"], ["Ada", "Bo", "Cy", "Di"]])
      expect(list(names)).toBe(put.format(names));
  });
});
