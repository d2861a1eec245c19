/** The form for the components of the player's own Metro. */
import { BoxForm } from "../../../table/box/boxForm.tsx";
import "./box.css";
import { metro } from "@interchange/metro";
import { COLOURS } from "@interchange/metro/core";
import type { GameBox } from "../../../table/box/gameBox.ts";
import { aboutOf, landmarkName, metroWords } from "../words.ts";
import { BoxPicture, WordSign } from "./pictures.tsx";

export function Form() {
  return <BoxForm gameBox={metroGameBox()} />;
}

const isColour = (word: string): word is (typeof COLOURS)[number] => (COLOURS as readonly string[]).includes(word);

/** The cities' landmarks by key: the module, and the name in the box. */
const LANDMARKS = new Map(
  metro.catalog.flatMap(({ id, landmarks = [] }) =>
    landmarks.map(({ word, name }) => [word, [id, name] as const] as const),
  ),
);

/** The label of a field: its own name, the number of a place, or the kind of a nested list. */
function label(path: readonly string[]): string {
  const words = metroWords().box;
  const key = path.at(-1) ?? "";
  const above = path.slice(0, -1);
  if (/^\d+$/.test(key)) {
    if (path[0] === "frames") return path.length === 2 ? words.players(Number(key)) : words.seat(Number(key) + 1);
    const n = Number(key) + 1;
    return above.at(-1) === "groups" ? words.group(n) : words.place(label(above), n);
  }
  const board = /^board-(\d)$/.exec(key)?.[1];
  if (board !== undefined) return words.board(Number(board));
  if (isColour(key)) return words.colours[key];
  if (path[0] === "tiles") return words.tile(key);
  const landmark = LANDMARKS.get(key);
  return landmark ? landmarkName(...landmark) : (words.fields[key] ?? key);
}

function metroGameBox(): GameBox {
  const words = metroWords().box;
  return {
    game: metro.id,
    parts: metro.parts ?? [],
    about: (part) => words.parts[part] ?? aboutOf(part).box ?? { title: part, about: "" },
    label,
    word: (_path, word) => (isColour(word) ? words.colours[word] : words.tile(word)),
    Picture: BoxPicture,
    Sign: WordSign,
  };
}
