/** Draws the moves and draws of a game of On the Underground: markers, lines, tokens and stations. */
import { undergroundEntry } from "@interchange/games";
import type { GameRecord } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { printedWith } from "../../printed.ts";
import { nameOfBlock, nameOfLine, nameOfStation } from "../desk/stations.ts";
import { LineMark, Marker, TokenSign } from "../panels/marks.tsx";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "./printedMoves.css";

export async function printedMoves(record: GameRecord): Promise<readonly ComponentChildren[]> {
  const words = undergroundWords().review;
  const { engine } = await undergroundEntry.loadRules(record.setup.modules);
  return printedWith(engine, record, {
    move: (move, { seat = 0, position }) => {
      const marker = (
        <>
          <Marker lines={position.lines[seat] ?? []} seat={seat} small />
          <span class="unseen">{record.seats[seat]}</span>
        </>
      );
      switch (move.type) {
        case "token":
          return (
            <span class="printed-act">
              {marker} <TokenSign /> {words.token}
            </span>
          );
        case "build":
          return (
            <span class="printed-act">
              {marker} <LineMark line={move.line} /> <span class="unseen">{nameOfLine(move.line)}</span>
              {nameOfBlock(record, move.between)}
            </span>
          );
        case "trip":
          return (
            <span class="printed-act">
              {marker} {words.to(nameOfStation(record, move.to), [])}{" "}
              {move.lines.map((line) => (
                <LineMark key={line} line={line} />
              ))}
              <span class="unseen">{t.common.inTurn(move.lines.map(nameOfLine))}</span>
            </span>
          );
      }
    },
    chance: (chance, { events }) => {
      switch (chance.type) {
        case "card":
          return nameOfStation(record, chance.station);
        case "lot":
          return record.seats[chance.seat];
        case "marker":
          return <Marker lines={chance.lines} seat={undefined} small />;
        case "symbol": {
          const at = events.find((event) => event.type === "symbol");
          const symbol = undergroundWords().table.symbols[chance.symbol] ?? chance.symbol;
          return at ? `${nameOfStation(record, at.station)}: ${symbol}` : symbol;
        }
      }
    },
  });
}
