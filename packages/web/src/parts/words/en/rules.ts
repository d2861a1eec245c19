import { count } from "./plural.ts";

/** What is said around the rules in words. */
export const rules = {
  rule: (number: string) => `Rule ${number}`,
  /** What tells our own part of a rule from the rulebook's; stands before it. */
  marks: { ruling: "Our ruling", unprinted: "Not printed" },
  signs: {
    title: "What the signs mean",
    none: "Without a sign: a rulebook's rule, in our words.",
    ruling: "The rulebooks are silent here or may be read in two ways, and this is what we decided.",
    unprinted: "Printed nowhere that we have seen: it is inferred, or our own design.",
  },
  contents: "Contents",
  search: {
    label: "Search the rules",
    /** Of which rules, as far as they are searched. */
    of: (game: string) => `All rules of ${game} and its modules`,
    found: (n: number) => count(n, "rule found", "rules found"),
    more: (n: number) => `${count(n, "more", "more")}: add a word to narrow it down.`,
    none: (sought: string) => `Nothing here speaks of “${sought}”. Try fewer or other words, or a rule's number.`,
    loading: "Fetching the rules…",
    failed: "The rules could not be fetched.",
  },
  example: {
    label: (title: string) => `Example: ${title}`,
    back: "Back",
    next: "Next",
    again: "From the start",
    step: (n: number, all: number) => `Step ${n} of ${all}`,
    failed: "This example could not be shown.",
  },
};
