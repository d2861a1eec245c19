/** Shows rules over pages that have no rules button of their own: setup and result. */
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lazy } from "../ui/lazy.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { openDoor } from "./door.ts";
import type { RulesSource } from "./source.ts";
import { t } from "../../words/index.ts";

const Rules = lazy(() => import("./article/rules.tsx").then(({ Rules }) => Rules));

interface RulesDoorProps {
  readonly source: RulesSource;
  /** Modules whose rules the reader can switch to. */
  readonly modules?: readonly string[] | undefined;
}

export function RulesDoor({ source, modules }: RulesDoorProps) {
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
      title={t.rulesPage.title}
      wide
      onClose={() => {
        asked.value = undefined;
      }}
    >
      <Rules source={source} modules={modules} rule={rule} />
    </Sheet>
  );
}
