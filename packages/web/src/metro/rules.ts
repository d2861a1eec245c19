/**
 * Metro as far as the page has fetched it: without modules, until a table needs them. Tables with modules are opened
 * only once they are here.
 */
import { metro as plain } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";

export let metro: MetroGame = plain;

export function playWith(fetched: MetroGame): void {
  metro = fetched;
}
