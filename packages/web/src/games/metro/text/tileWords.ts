/** Describes tiles: where a train that enters at each side leaves. */
import { exitOf, SIDES, turned } from "@interchange/metro/core";
import type { TileCode } from "@interchange/metro/core";
import { sayWho } from "../../../table/desk/names.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { heldBy } from "../table/held.tsx";
import { metroWords } from "../words.ts";

export const tileWords = (code: TileCode): string =>
  metroWords().text.tile(
    code,
    SIDES.map((side) => [side, exitOf(code, side)] as const),
  );

/** The viewer's tiles, and those of others if they are visible. */
export function handWords(desk: MetroDesk): readonly string[] {
  const words = metroWords().text;
  const seen = desk.client.sitters.flatMap((_, seat) =>
    heldBy(desk, seat).map((code) => words.holds(sayWho(desk, seat), tileWords(code))),
  );
  const isOver = desk.client.waiting.value.kind === "over";
  return isOver && seen.length ? seen : [...ownHandWords(desk), ...seen];
}

/** The viewer's tiles, the chosen one as it is turned. */
export function ownHandWords(desk: MetroDesk): readonly string[] {
  const words = metroWords().text;
  const tiles = desk.tiles.value;
  if (!tiles.length) return [words.noHand];
  const chosen = desk.tileAt.value;
  const turns = desk.turn.value;
  return [
    ...tiles.map((code, at) =>
      words.handTile(at + 1, tiles.length, tileWords(at === chosen ? turned(code, turns) : code), at === chosen),
    ),
    ...(turns ? [words.turned(turns)] : []),
  ];
}
