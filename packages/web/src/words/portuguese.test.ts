import { expect, test } from "vitest";
import { count, feminine, form, list, number, of, several, signed } from "./pt-BR/grammar.ts";
import { table } from "./pt-BR/table.ts";

test("Portuguese counts nothing in the plural, and millions with a word of their own", () => {
  const tiles = (n: number): string => count(n, "peça", "peças");
  expect([0, 1, 2, 1200, 1_000_000].map(tiles)).toEqual([
    "0 peças",
    "1 peça",
    "2 peças",
    "1.200 peças",
    "1.000.000 de peças",
  ]);
  expect(form(1.5, "ponto", "pontos")).toBe("ponto");
});

test("Portuguese numbers have a comma and a real minus", () => {
  expect([number(-3.5), signed(4), signed(-4), signed(0)]).toEqual(["\u22123,5", "+4", "\u22124", "0"]);
  expect(list(["Ana", "Beto", "Caio"])).toBe("Ana, Beto e Caio");
});

test("what is a company's has its article, what is a person's has none", () => {
  expect(of({ name: "Ana", isYou: false })).toBe("de Ana");
  expect(of({ name: "a companhia azul", isYou: false, company: "blue" })).toBe("da companhia azul");
  expect(table.status.yours({ name: "Você", isYou: true }, "").title).toBe("Sua vez");
  expect(table.status.yours({ name: "Ana", isYou: false }, "").title).toBe("Vez de Ana");
});

test("colours agree with what they are of", () => {
  expect([feminine.yellow, feminine.blue, feminine.brown]).toEqual(["amarela", "azul", "marrom"]);
  expect([several.blue, several.orange, several.brown]).toEqual(["azuis", "laranja", "marrons"]);
});
