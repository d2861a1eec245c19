import { expect, test } from "vitest";
import { bare, bracketed } from "./brackets.ts";

const colours: Readonly<Record<string, string>> = { red: "red" };
const words = bracketed({
  plain: "a text",
  nested: { list: ["one", "two"] },
  sentence: ({ name }: { readonly name: string }, square: string) => `${name} went to ${square}`,
  keyed: (colour: string, n: number) => `${n} of ${colours[colour]?.toUpperCase() ?? ""}`,
  status: (name: string) => ({ title: name, prompt: "is thinking" }),
});

test("texts stand in brackets, and what they are given does not", () => {
  expect(words.plain).toBe("⟦a text⟧");
  expect(words.nested.list).toEqual(["⟦one⟧", "⟦two⟧"]);
  expect(words.sentence({ name: "Ada" }, "c4")).toBe("Ada⟦ went to ⟧c4");
  expect(words.sentence({ name: words.plain }, "c4")).toBe("⟦a text⟧⟦ went to ⟧c4");
  expect(words.status("Bo")).toEqual({ title: "Bo", prompt: "⟦is thinking⟧" });
});

test("what is looked up is left to the sentence", () => {
  expect(words.keyed("red", 2)).toBe("⟦2 of RED⟧");
});

test("what is bare is found", () => {
  expect(bare("Ada⟦ went to ⟧c4")).toBe("Adac4");
  expect(bare("⟦a ⟦nested⟧ text⟧")).toBe("");
});
