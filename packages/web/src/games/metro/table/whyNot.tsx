/** Explains why a tile may not go somewhere. Loaded on first use. */
import { moduleViewsAt } from "../modules/index.ts";
import { squareName } from "@interchange/metro/core";
import type { Cell } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import { Refused } from "../../../table/frame/refused.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { playedHere } from "../desk/playedHere.ts";
import { t } from "../../../words/index.ts";

interface WhyNotProps {
  readonly desk: MetroDesk;
  readonly cell: Cell;
  readonly refusal: Refusal;
}

export function WhyNot({ desk, cell, refusal: { code, rule } }: WhyNotProps) {
  return (
    <Refused
      desk={desk}
      title={t.metro.table.whyNot(squareName(cell))}
      reason={reasonOf(desk, code)}
      rule={rule}
      here={playedHere(desk.shown.value.setup, rule)}
    />
  );
}

export function reasonOf(desk: MetroDesk, code: string): string {
  const view = desk.shown.value;
  const ofModules = moduleViewsAt(desk.speaker(), view).map(({ moduleView }) => moduleView.refusals()[code]);
  const known = [t.metro.refusals[code], ...ofModules, t.metro.allModules.refusals[code]];
  return known.find((reason) => reason !== undefined) ?? t.metro.refusals.unknown;
}
