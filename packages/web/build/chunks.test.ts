import { expect, test } from "vitest";
import { chunkOf } from "./chunks.ts";

test.each([
  ["packages/web/src/table/review/graph/swing.ts", "table-review-graph"],
  ["packages/web/src/games/metro/table/stage.css", "games-metro-table"],
  ["packages/web/src/games/metro/modules/paris/panel.tsx", "games-metro-modules-paris"],
  ["packages/web/src/games/metro/modules/paris/words/index.ts", "games-metro-modules-paris"],
  ["packages/web/src/games/metro/modules/paris/words/pt-BR.ts", "words-pt-BR"],
  ["packages/web/src/words/en/metro/table.ts", "words-en"],
  ["packages/web/src/words/index.ts", "words"],
  ["packages/metro/src/turn.ts", "metro"],
  ["packages/metro/src/modules/paris/module.ts", "metro-modules"],
  ["node_modules/preact/hooks/dist/hooks.module.js", "preact"],
  ["node_modules/qr/index.js", null],
  ["packages/web/src/offline/worker/serviceWorker.ts", null],
])("%s is in the chunk %s", (file, chunk) => {
  expect(chunkOf(`/home/somebody/${file}`)).toBe(chunk);
});
