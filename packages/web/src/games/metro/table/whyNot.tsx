/** Explains why a tile may not go somewhere. Loaded on first use. */
import { moduleViewsAt } from "../modules/index.ts";
import { squareName } from "@interchange/metro/core";
import type { Cell } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import { Refused } from "../../../table/frame/refused.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { playedHere } from "../desk/playedHere.ts";
import { metroWords } from "../words.ts";

interface WhyNotProps {
  readonly desk: MetroDesk;
  readonly cell: Cell;
  readonly refusal: Refusal;
}

export function WhyNot({ desk, cell, refusal: { code, rule } }: WhyNotProps) {
  return (
    <Refused
      desk={desk}
      title={metroWords().table.whyNot(squareName(cell))}
      reason={reasonOf(desk, code)}
      rule={rule}
      here={playedHere(desk.shown.value.setup, rule)}
    />
  );
}

export function reasonOf(desk: MetroDesk, code: string): string {
  const view = desk.shown.value;
  const ofModules = moduleViewsAt(desk.speaker(), view).map(({ moduleView }) => moduleView.refusals()[code]);
  const known = [metroWords().refusals[code], ...ofModules, metroWords().allModules.refusals[code]];
  return known.find((reason) => reason !== undefined) ?? metroWords().refusals.unknown;
}
