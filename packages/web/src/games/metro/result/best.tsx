/** The line that paid a player most, and pictures of lines and moves for the story of a game. */
import { BoardPicture } from "@interchange/boards/metro";
import { columnOf, isCentreStation, rowOf } from "@interchange/metro/core";
import type { Cell, Move, View } from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import type { BestLine, MovePictureProps } from "../../../table/result/story.tsx";
import { lineFrom, lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import type { Account, Final } from "./final.ts";
import { metroWords } from "../words.ts";

/** The seat's best line; if companies own the lines, what else paid most. Undefined if nothing did. */
export function bestOf(view: View, { accounts }: Pick<Final, "accounts">, seat: Seat): BestLine | undefined {
  const account = accounts.find(({ earner }) => earner.kind === "seat" && earner.seat === seat);
  if (!account) return undefined;
  return account.lines.some(({ points }) => points) ? bestLine(view, account) : bestSource(account);
}

function bestLine(view: View, { lines, total, who }: Account): BestLine | undefined {
  const words = metroWords().result;
  const called = metroWords().table.trace.line;
  const [line, next] = lines;
  if (!line) return undefined;
  const scene = boardSceneOf(view, { last: undefined, lit: [line.from] });
  const { to, points = 0 } = line;
  const isHalf = total > 0 && points * 2 >= total;
  const about = [
    words.length(line.length, line.isDoubled),
    ...(isHalf ? [words.half(who, points * 2 > total)] : []),
    ...(next?.points === points ? [words.same(called(next.label))] : []),
  ];
  return {
    title:
      to === undefined || isCentreStation(to)
        ? words.toCentre(called(line.label))
        : to === line.from
          ? words.home(called(line.label))
          : words.to(called(line.label), lineName(scene, to)),
    about: about.join(" "),
    points,
    picture: (
      <BoardPicture scene={scene} {...around(lineFrom(scene, line.from)?.passes.map(({ cell }) => cell) ?? [])} />
    ),
  };
}

function bestSource({ sources }: Account): BestLine | undefined {
  const [best] = sources.toSorted((one, other) => other.points - one.points);
  return best && best.points > 0 ? { title: best.label, about: "", points: best.points } : undefined;
}

/** At least this many squares across. */
const LEAST = 4;

/** The smallest square part of the board that shows these squares, as its corners. */
export function around(cells: readonly Cell[]): { readonly from: Cell; readonly to: Cell } {
  const [left, right] = extent(cells.map(columnOf));
  const [top, bottom] = extent(cells.map(rowOf));
  const size = Math.max(LEAST, right - left + 1, bottom - top + 1);
  const first = (low: number, high: number): number =>
    Math.max(0, Math.min(8 - size, Math.floor((low + high + 1 - size) / 2)));
  const [column, row] = [first(left, right), first(top, bottom)];
  return { from: row * 8 + column, to: (row + size - 1) * 8 + column + size - 1 };
}

const extent = (places: readonly number[]): readonly [low: number, high: number] =>
  places.length ? [Math.min(...places), Math.max(...places)] : [0, 7];

/** A tile where it should have been placed; if another should have been drawn, where it was placed instead. */
export function MovePicture({ view, seat, move, played }: MovePictureProps<View, Move>) {
  const ghost = move.type === "place" ? { ...move, seat } : undefined;
  const scene = boardSceneOf(view, { last: undefined, ghost });
  const [square] = [move, played].flatMap((each) => (each.type === "place" ? [each.cell] : []));
  return <BoardPicture scene={scene} {...around(square === undefined ? [] : [square])} />;
}
