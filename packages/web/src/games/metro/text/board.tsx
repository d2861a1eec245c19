/** The board as a table with the stations around it, and every line as text. */
import { cellAt, isCentre } from "@interchange/metro/core";
import type { Cell, Station } from "@interchange/metro/core";
import { stepped, targetOn } from "@interchange/boards/metro";
import type { BoardHandle, Spot } from "@interchange/boards/metro";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MetroDesk } from "../desk/desk.ts";
import { boardHandle } from "../desk/scene.ts";
import { lineName } from "../desk/lines.ts";
import { newsFor } from "../desk/desk.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { stationWords, tapLine, tapSquare } from "../table/stage.tsx";
import { sayOwner, useMetroDesk } from "../desk/useMetroDesk.ts";
import { linesOfOwner, ownerName, ownersOf } from "./lineWords.ts";
import { handWords } from "./tileWords.ts";
import { metroWords } from "../words.ts";
import "./board.css";

const RIM = Array.from({ length: 10 }, (_, at) => at - 1);
const INSIDE = RIM.slice(1, -1);
const FILES = "abcdefgh";

export function Board() {
  const desk = useMetroDesk();
  const words = metroWords().text;
  return (
    <>
      <ul class="text-hand">
        {handWords(desk).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Squares desk={desk} />
      <h2 id="text-lines">{words.lines}</h2>
      {ownersOf(desk).map((owner) => {
        const title = words.linesOf(owner === undefined ? undefined : sayOwner(desk, owner));
        return (
          <section key={owner} class="text-lines">
            <h3>{title}</h3>
            <ul>
              {linesOfOwner(desk, owner).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** The same keys as on the board: arrows move from square to square, Enter tries the tile and then places it. */
function Squares({ desk }: { readonly desk: MetroDesk }) {
  const words = metroWords().text;
  const box = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Spot>({ row: 0, column: 0 });
  useHandle(box, cursor);
  const newsOf = newsFor(desk);
  const cell = (row: number, column: number) => (
    <Square
      key={column}
      desk={desk}
      spot={{ row, column }}
      isCurrent={row === cursor.row && column === cursor.column}
      newsOf={newsOf}
      onFocus={setCursor}
    />
  );
  return (
    <div class="text-board-box">
      <table
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys go from cell to cell
        role="grid"
        class="text-board"
        aria-label={words.title}
        aria-describedby="text-board-about"
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const next = stepped(cursor, event.key);
          if (next) focusOn(box.current, next);
          else if (event.key === "Enter" || event.key === " ") activate(desk, cursor);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onFocusOut={(event) => {
          const isStaying = event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget);
          if (!isStaying) desk.cursor.value = undefined;
        }}
      >
        <thead>
          <tr>
            <th scope="col" class="unseen-head">
              <span class="unseen">{words.columns}</span>
            </th>
            <th scope="col">
              <span class="unseen">{words.rim[3]}</span>
            </th>
            {INSIDE.map((column) => (
              <th key={column} scope="col">
                {FILES.charAt(column)}
              </th>
            ))}
            <th scope="col">
              <span class="unseen">{words.rim[1]}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {RIM.map((row) => (
            <tr key={row}>
              <th scope="row">
                {row < 0 || row > 7 ? (
                  <span class="unseen">{words.rim[row < 0 ? 0 : 2]}</span>
                ) : (
                  <>
                    <span class="unseen">{words.row(row + 1)}</span>
                    <span aria-hidden="true">{row + 1}</span>
                  </>
                )}
              </th>
              {RIM.map((column) => cell(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="text-board-about" class="quiet">
        {words.about}
      </p>
    </div>
  );
}

interface SquareProps {
  readonly desk: MetroDesk;
  readonly spot: Spot;
  readonly isCurrent: boolean;
  readonly newsOf: ReturnType<typeof newsFor>;
  readonly onFocus: (spot: Spot) => void;
}

function Square({ desk, spot, isCurrent, newsOf, onFocus }: SquareProps) {
  const target = targetOn(spot);
  // The corners are empty.
  if (target?.kind !== "square" && target?.kind !== "station") return <td aria-hidden="true" />;
  const isSquare = target.kind === "square";
  const isTried = isSquare && desk.ghost.value === target.cell;
  const isFree = isSquare && (desk.own?.squares.value ?? desk.targets.value).has(target.cell);
  return (
    <td
      class={`text-cell${isSquare ? "" : " is-station"}${isFree ? " is-free" : ""}${isTried ? " is-tried" : ""}`}
      data-spot={`${spot.row} ${spot.column}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isTried}
      onFocus={() => {
        onFocus(spot);
        desk.cursor.value = isSquare ? target.cell : undefined;
      }}
      onClick={() => activate(desk, spot)}
    >
      <span aria-hidden="true">
        {isSquare ? shortOf(desk, target.cell, isFree, isTried) : stationShort(desk, target.station)}
      </span>
      <span class="unseen">
        {isSquare
          ? squareWords(desk.still.value, newsOf(target.cell), target.cell)
          : stationWords(desk, target.station)}
      </span>
    </td>
  );
}

function shortOf(desk: MetroDesk, cell: Cell, isFree: boolean, isTried: boolean): string {
  const words = metroWords().text.cell;
  const scene = desk.still.value;
  if (isTried) return words.tried;
  if (isCentre(cell) && !scene.isCentreOpen) return words.centre;
  const names = (of: "passes" | "waits") =>
    scene.lines
      .filter(({ passes, waits }) =>
        of === "waits" ? waits?.cell === cell : passes.some((pass) => pass.cell === cell),
      )
      .map(({ from }) => lineName(scene, from));
  if (scene.faces.has(cell)) return words.tile(names("passes"));
  const waiting = names("waits");
  return waiting.length ? words.waits(waiting) : isFree ? words.free : words.empty;
}

function stationShort(desk: MetroDesk, station: Station): string {
  const { number, owner } = desk.still.value.stations[station] ?? {};
  return number === undefined ? "" : metroWords().text.station(number, ownerName(desk, owner));
}

function activate(desk: MetroDesk, spot: Spot): void {
  const target = targetOn(spot);
  if (target?.kind === "square") tapSquare(desk, target.cell);
  else if (target?.kind === "station") tapLine(desk, target.station);
}

const focusOn = (box: HTMLElement | null, { row, column }: Spot): void =>
  box?.querySelector<HTMLElement>(`[data-spot="${row} ${column}"]`)?.focus();

/** Lets the keys that focus the board focus this table. */
function useHandle(box: { readonly current: HTMLTableElement | null }, cursor: Spot): void {
  useLayoutEffect(() => {
    const spotOf = (cell: Cell): Spot =>
      INSIDE.flatMap((row) => INSIDE.map((column) => ({ row, column }))).find(
        ({ row, column }) => cellAt(row, column) === cell,
      ) ?? cursor;
    const made: BoardHandle = {
      squareAt: () => undefined,
      // Nothing moves in a text.
      moving: document.createElementNS("http://www.w3.org/2000/svg", "g"),
      focus: (cell?: Cell) => focusOn(box.current, cell === undefined ? cursor : spotOf(cell)),
    };
    boardHandle.current = made;
    return () => {
      if (boardHandle.current === made) boardHandle.current = undefined;
    };
  }, [box, cursor]);
}
