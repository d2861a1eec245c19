/** Rules are read in a sheet over the table, so that what is being decided stays as it is. */
import { useEffect } from "preact/hooks";
import { askedRule, openDoor } from "../../kit/rules/door.ts";
import type { TableDesk } from "./desk.ts";

/** For whatever of a table has links to rules. */
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
