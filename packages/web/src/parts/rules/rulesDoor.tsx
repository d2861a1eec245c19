/** Shows rules over a page that has none of its own: set-up and result. */
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Fetched } from "../ui/lazy.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { worded } from "../words/part.ts";
import { rulesWords } from "../words/rulesWords.ts";
import { laterWords } from "../words/words.ts";
import { openDoor } from "./door.ts";
import type { RulesSource } from "./source.ts";

interface RulesDoorProps {
  readonly load: () => Promise<RulesSource>;
  /** Modules whose rules can be turned to. */
  readonly modules?: readonly string[] | undefined;
}

export function RulesDoor({ load, modules }: RulesDoorProps) {
  const asked = useMemo(() => signal<string | undefined>(undefined), []);
  useEffect(
    () =>
      openDoor((rule) => {
        asked.value = rule;
      }),
    [asked],
  );
  const rule = asked.value;
  if (rule === undefined) return undefined;
  return (
    <Sheet
      title={laterWords().rulesPage.title}
      wide
      onClose={() => {
        asked.value = undefined;
      }}
    >
      <Fetched load={() => Promise.all([worded(import("./rules.tsx"), rulesWords), load()])}>
        {([{ Rules }, source]) => <Rules source={source} modules={modules} rule={rule} />}
      </Fetched>
    </Sheet>
  );
}
