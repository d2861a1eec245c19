/** What the options of modules are about: each module has its own words for it, fetched when somebody wants to know. */
import type { Explanation } from "../../../parts/rules/term.tsx";
import { part } from "../../../parts/words/part.ts";
import { metroTerms } from "../terms.tsx";
import { wholeMetro } from "./whole.ts";

const LOADS = new Map(
  wholeMetro.catalog.flatMap(({ id, options = [] }) => {
    const terms = part<Readonly<Record<string, string>>>(`games/metro/modules/${id}/terms`);
    return options.map(
      ({ name }) =>
        [
          name,
          async (rule: string): Promise<Explanation> => {
            await Promise.all([terms.fetch(), metroTerms.fetch()]);
            return { says: terms()[name] ?? "", rule: metroTerms().rule(rule) };
          },
        ] as const,
    );
  }),
);

export const moduleOptionExplained = (option: string): ((rule: string) => Promise<Explanation>) | undefined =>
  LOADS.get(option);
