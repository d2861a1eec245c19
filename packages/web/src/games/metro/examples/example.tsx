/** An example of the rules on the real board: its steps, lines to follow, squares to try. */
import { loadModules } from "../modules/index.ts";
import { metro } from "@interchange/metro";
import { PIECES, TILE_CODES } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";
import { EXAMPLES } from "@interchange/metro/examples";
import type { MetroExample as ExampleData } from "@interchange/metro/examples";
import { Fetched } from "../../../kit/ui/lazy.tsx";
import { OwnedStations } from "./stations.tsx";
import { Played } from "./played.tsx";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import "@interchange/boards/metro/board.css";
import "./examples.css";
import { TileFace } from "@interchange/boards/metro";

export function MetroExample({ id }: { readonly id: string }) {
  const example = EXAMPLES[id];
  if (!example) return <p role="alert">{t.rules.example.failed}</p>;
  const title = lessons().metro.examples.titles[id] ?? id;
  return (
    <div class="metro metro-example" role="group" aria-labelledby={`${id}-title`}>
      <p class="example-title" id={`${id}-title`}>
        {t.rules.example.label(title)}
      </p>
      {id === "tiles" ? (
        <TileKinds />
      ) : id === "stations" ? (
        <OwnedStations />
      ) : (
        <Fetched load={() => gameFor(example)}>{(game) => <Played game={game} example={example} />}</Fetched>
      )}
    </div>
  );
}

/** Loads Metro with the module views that the example needs. */
async function gameFor({ request: { modules = [] } }: ExampleData): Promise<MetroGame> {
  await loadModules(modules);
  return metro;
}

/** Every kind of tile and its number of copies in the box. */

function TileKinds() {
  const words = lessons().metro.examples;
  return (
    <ul class="example-tiles">
      {TILE_CODES.map((code, kind) => {
        const pieces = words.pieces(PIECES[kind] ?? 0);
        return (
          <li key={code}>
            <TileFace code={code} size={64} arrow label={words.tile(code, pieces)} />
            <code aria-hidden="true">{code}</code>
            <small aria-hidden="true">{pieces}</small>
          </li>
        );
      })}
    </ul>
  );
}
