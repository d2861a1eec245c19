/** A tile tried in an example: what it would do, or the rule that forbids it. */
import { moduleViewsAt } from "../modules/index.ts";
import { squareName } from "@interchange/metro/core";
import type { Cell, Move, MetroGame, TileCode, View } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import { rulesAddress } from "../../../kit/rules/ruleLink.tsx";
import type { Speaker } from "../../../table/desk/names.ts";
import { lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { endOf } from "../desk/telling/sentences.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";

type Placement = Extract<Move, { readonly type: "place" }>;

export function movesOf(game: MetroGame, view: View): readonly Placement[] {
  return game.moves(view).filter((move) => move.type === "place");
}

interface TriedProps {
  readonly game: MetroGame;
  readonly speaker: Speaker;
  readonly view: View;
  readonly tile: TileCode;
  readonly cell: Cell;
}

export function Tried({ game, speaker, view, tile, cell }: TriedProps) {
  const words = lessons().metro.examples;
  const refusal = game.refusal(view, { type: "place", tile, turn: 0, cell });
  if (refusal) {
    const { code, rule } = refusal;
    const ofModules = moduleViewsAt(speaker, view).map(({ moduleView }) => moduleView.refusals()[code]);
    const known = [metroWords().refusals[code], ...ofModules, metroWords().allModules.refusals[code]];
    return (
      <p>
        <b>{words.mayNot(squareName(cell))}</b> {known.find(Boolean) ?? metroWords().refusals.unknown}{" "}
        <a href={rulesAddress("metro", rule)} data-rule={rule}>
          {t.rules.rule(rule)}
        </a>
      </p>
    );
  }
  const scene = boardSceneOf(view);
  const ledger = metroWords().ledger;
  const { changes } = preview(game.sceneOf(view), view, tile, { cell, turn: 0 });
  return (
    <>
      <p>
        <b>{words.may(squareName(cell))}</b>
      </p>
      <ul class="example-changes">
        {changes.map(({ from, before, after, to, points, earner }) => (
          <li key={from}>
            {t.common.inTurn([
              ledger.line(lineName(scene, from)),
              ledger.change(before, after),
              to === undefined ? ledger.open : endOf(view.setup, to),
            ])}{" "}
            {to !== undefined && earner && <b>{metroWords().table.signed(points)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}
