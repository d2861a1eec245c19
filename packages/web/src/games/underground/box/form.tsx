/** The form for the components of the player's own On the Underground. */
import { LONDON, underground } from "@interchange/underground";
import type { Category } from "@interchange/underground";
import type { GameBox } from "../../../table/box/gameBox.ts";
import { BoxForm } from "../../../table/box/boxForm.tsx";
import { nameOfLine } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";
import type { Json, JsonObject } from "@interchange/tabletop";
import { LineMark, Marker } from "../panels/marks.tsx";

/** The form is about the printed map of London. */
const nameOf = (id: string): string => LONDON.stations.find((station) => station.id === id)?.name ?? id;

function label(path: readonly string[]): string {
  const words = undergroundWords().box;
  const [part = "", second = "", third] = path;
  const key = path.at(-1) ?? "";
  if (part === "lines") return nameOfLine(key);
  if (part === "markers") {
    if (path.length === 2) return words.players(Number(second));
    return path.length === 3 ? words.marker(Number(third) + 1) : words.place(label(path.slice(0, 3)), Number(key) + 1);
  }
  if (second === "kinds") return third === undefined ? words.kinds : nameOf(third);
  return third === undefined ? words.symbols : words.place(words.symbols, Number(third) + 1);
}

function word([part, second]: readonly string[], word: string): string {
  if (part === "markers") return nameOfLine(word);
  const { kinds, symbols } = undergroundWords().table;
  return (second === "kinds" ? kinds[word as Category] : symbols[word]) ?? word;
}

function gameBoxNow(): GameBox {
  const words = undergroundWords().box;
  return {
    game: underground.id,
    // A map is chosen when a table is set up.
    parts: (underground.parts ?? []).filter(({ id }) => id !== "map"),
    about: (part) => words.parts[part] ?? { title: part, about: "" },
    label,
    word,
    Picture: MarkersPicture,
    Sign: LineSign,
  };
}

export function Form() {
  return <BoxForm gameBox={gameBoxNow()} />;
}

/** The markers for every number of players, one row each. */
function MarkersPicture({ part, values }: { readonly part: string; readonly values: Json }) {
  if (part !== "markers") return <></>;
  return (
    <>
      {Object.entries((values ?? {}) as JsonObject).map(([seats, markers]) => (
        <p key={seats}>
          {(Array.isArray(markers) ? (markers as readonly Json[]) : []).map((lines, at) => (
            <Marker key={at} lines={Array.isArray(lines) ? (lines as readonly string[]) : []} seat={at} />
          ))}
        </p>
      ))}
    </>
  );
}

function LineSign({ path, word }: { readonly path: readonly string[]; readonly word: string }) {
  return path[0] === "markers" ? <LineMark line={word} /> : <></>;
}
