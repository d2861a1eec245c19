/** Opens rules in a sheet over the table, so that a decision in progress is kept. */
import { useEffect } from "preact/hooks";
import { askedRule, openDoor } from "../../kit/rules/door.ts";
import type { TableDesk } from "./desk.ts";

/** For every part of a table that links to rules. */
export function useRulesAtTable({ sheet }: Pick<TableDesk, "sheet">): void {
  useEffect(
    () =>
      openDoor((rule) => {
        askedRule.value = rule;
        sheet.value = "rules";
      }),
    [sheet],
  );
}
