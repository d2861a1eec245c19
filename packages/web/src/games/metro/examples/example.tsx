/** An example of the rules of Metro on the real board: its steps, lines to follow, squares to try. */
import { metro } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";
import { EXAMPLES } from "@interchange/metro/examples";
import type { MetroExample as ExampleData } from "@interchange/metro/examples";
import { Fetched } from "../../../parts/ui/lazy.tsx";
import { OwnedStations } from "./stations.tsx";
import { Played } from "./played.tsx";
import { TileKinds } from "./tileKinds.tsx";
import { t } from "../../../words/index.ts";
import "./examples.css";

export function MetroExample({ id }: { readonly id: string }) {
  const example = EXAMPLES[id];
  if (!example) return <p role="alert">{t.rules.example.failed}</p>;
  const title = t.metro.examples.titles[id] ?? id;
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

/** Metro with what the example needs of it; modules come with the first example that has some. */
async function gameFor({ request: { modules = [] } }: ExampleData): Promise<MetroGame> {
  if (!modules.length) return metro;
  const [{ loadModules }, { wholeMetro }] = await Promise.all([
    import("../modules/load.ts"),
    import("../modules/whole.ts"),
  ]);
  await loadModules(modules);
  return wholeMetro;
}
