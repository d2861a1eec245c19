/** Words of On the Underground that explain themselves. */
import type { ComponentChildren } from "preact";
import { Term } from "../../parts/rules/term.tsx";
import type { Explanation } from "../../parts/rules/term.tsx";
import { part } from "../../parts/words/part.ts";
import type { terms } from "./en/terms.ts";

const undergroundTerms = part<typeof terms>("games/underground/terms");

/** The rule that says most about it. */
export const TERM_RULES = {
  start: "1.5",
  nationalRail: "3.6",
  terminus: "3.7",
  connection: "3.8",
  loop: "3.9",
  passenger: "4.5",
  token: "2.2",
  end: "3.4",
} as const satisfies Readonly<Record<Exclude<keyof typeof terms, "rule" | "options">, string>>;
export type UndergroundTermId = keyof typeof TERM_RULES;

const LOADS = new Map<UndergroundTermId, () => Promise<Explanation>>();

function loadOf(id: UndergroundTermId): () => Promise<Explanation> {
  let load = LOADS.get(id);
  if (!load) {
    load = async () => {
      await undergroundTerms.fetch();
      return { says: undergroundTerms()[id], rule: undergroundTerms().rule(TERM_RULES[id]) };
    };
    LOADS.set(id, load);
  }
  return load;
}

export function UndergroundTerm(props: { readonly id: UndergroundTermId; readonly children: ComponentChildren }) {
  const { id, children } = props;
  return (
    <Term game="underground" rule={TERM_RULES[id]} load={loadOf(id)}>
      {children}
    </Term>
  );
}

const OPTIONS: readonly (keyof (typeof terms)["options"])[] = [
  "start",
  "first-round",
  "last-round",
  "mornington-crescent",
  "movement",
];
const OPTION_LOADS = new Map(
  OPTIONS.map((option) => [
    option as string,
    async (rule: string): Promise<Explanation> => {
      await undergroundTerms.fetch();
      return { says: undergroundTerms().options[option], rule: undergroundTerms().rule(rule) };
    },
  ]),
);

/** What an option is about. */
export const optionExplained = (option: string): ((rule: string) => Promise<Explanation>) | undefined =>
  OPTION_LOADS.get(option);
