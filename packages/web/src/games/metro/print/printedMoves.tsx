/** Draws the moves and draws of a game of Metro: tiles as they lie, and their squares. */
import { TileFace } from "@interchange/boards/metro";
import { metroEntry } from "@interchange/games";
import { COLOURS, isTileCode, seatColours, squareName } from "@interchange/metro/core";
import type { OwnAction } from "@interchange/metro/core";
import { turned } from "@interchange/metro/drawing";
import type { GameRecord, Seat } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { Speaker } from "../../../table/desk/names.ts";
import { printedWith } from "../../printed.ts";
import { loadModules } from "../modules/index.ts";
import { saysOf } from "../modules/says.ts";
import { phrasesOf } from "../modules/told.ts";
import { calledMove } from "../review/moveNames.ts";
import { tileWords } from "../text/tileWords.ts";
import "@interchange/boards/metro/board.css";

export async function printedMoves(record: GameRecord): Promise<readonly ComponentChildren[]> {
  const { setup, seats } = record;
  const [{ engine }] = await Promise.all([metroEntry.loadRules(setup.modules), loadModules(setup.modules)]);
  const colours = seatColours(setup);
  const badge = (seat: Seat) => (
    <>
      <Badge colours={colours} seat={seat} small />
      <span class="unseen">{seats[seat]}</span>
    </>
  );
  return printedWith(engine, record, {
    move: (move, { speaker, seat = 0, before }) =>
      move.type === "place" ? (
        <>
          {badge(seat)} <TileFace code={move.tile} turn={move.turn} label={tileWords(turned(move.tile, move.turn))} />{" "}
          {squareName(move.cell)}
        </>
      ) : (
        <>
          {badge(seat)} {calledMove(speaker, engine.view(before, seat), move)}
        </>
      ),
    chance: (chance, drawing) => {
      if (chance.type === "tile") return <TileFace code={chance.tile} label={tileWords(chance.tile)} />;
      if (chance.type === "lot")
        return (
          <>
            {badge(chance.seat)} {seats[chance.seat]}
          </>
        );
      const said = drawing.events.flatMap((event) => phrasesOf(drawing.speaker, event, drawing));
      return said.length ? said.join(" ") : ownDraw(drawing.speaker, chance);
    },
  });
}

/** A module's draw without a text of its own: its words are colours, numbers, names and tiles. */
function ownDraw(speaker: Speaker, { word }: OwnAction): ComponentChildren {
  const [tile = "", turn = "0"] = word.split("^");
  if (isTileCode(tile))
    return <TileFace code={tile} turn={Number(turn)} label={tileWords(turned(tile, Number(turn)))} />;
  return COLOURS.some((colour) => colour === word) ? saysOf(speaker).colourName(word) : word.replaceAll("-", " ");
}
