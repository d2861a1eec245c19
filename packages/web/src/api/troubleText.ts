import type { Trouble } from "./api.ts";
import { t } from "../words/index.ts";

/**
 * What went wrong, in words; those of the catalogue must have been fetched. The server's own sentence is for those who
 * talk to it without a page, and for codes that this page does not know yet.
 */
export function troubleText({ code, reason }: Trouble): string {
  const { problems, problem } = t.lobby;
  return problems[code] ?? problems[code.replace(/\/.*/, "")] ?? problem(code, reason);
}
