/** Words of Metro that explain themselves. */
import type { ComponentChildren } from "preact";
import { Term } from "../../parts/rules/term.tsx";
import type { Explanation } from "../../parts/rules/term.tsx";
import { part } from "../../parts/words/part.ts";
import type { terms } from "./en/terms.ts";

export const metroTerms = part<typeof terms>("games/metro/terms");

/** The rule that says most about it, and whose it is. */
const RULES = {
  open: ["4.1"],
  ended: ["4.2"],
  doubled: ["4.5"],
  nobody: ["4.8"],
  short: ["4.3"],
  unseen: ["1.6"],
  shares: ["SC.3", "stock-corporations"],
  profit: ["SC.8", "stock-corporations"],
  value: ["SC.9", "stock-corporations"],
} as const satisfies Readonly<
  Record<Exclude<keyof typeof terms, "rule" | "options">, readonly [rule: string, module?: string]>
>;
export type MetroTermId = keyof typeof RULES;

const LOADS = new Map<MetroTermId, () => Promise<Explanation>>();

function loadOf(id: MetroTermId): () => Promise<Explanation> {
  let load = LOADS.get(id);
  if (!load) {
    load = async () => {
      await metroTerms.fetch();
      return { says: metroTerms()[id], rule: metroTerms().rule(RULES[id][0]) };
    };
    LOADS.set(id, load);
  }
  return load;
}

export function MetroTerm({ id, children }: { readonly id: MetroTermId; readonly children: ComponentChildren }) {
  const [rule, module] = RULES[id] as readonly [string, string?];
  return (
    <Term game="metro" rule={rule} module={module} load={loadOf(id)}>
      {children}
    </Term>
  );
}

const OPTIONS: readonly (keyof (typeof terms)["options"])[] = [
  "start",
  "orientation",
  "hand-size",
  "open-hands",
  "numbering",
  "one-tile-stations",
  "one-tile-exception",
];
const OPTION_LOADS = new Map(
  OPTIONS.map((option) => [
    option as string,
    async (rule: string): Promise<Explanation> => {
      await metroTerms.fetch();
      return { says: metroTerms().options[option], rule: metroTerms().rule(rule) };
    },
  ]),
);

/** What an option of the game itself is about. */
export const optionExplained = (option: string): ((rule: string) => Promise<Explanation>) | undefined =>
  OPTION_LOADS.get(option);
