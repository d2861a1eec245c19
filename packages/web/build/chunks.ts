/**
 * Which folders are loaded together, so that they make one chunk each. Every other chunk follows from where the page
 * calls `import()`: at the entries of pages and features.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  kit: ["web/src/kit", "web/src/kit/ui", "web/src/words"],
  client: ["web/src/client", "web/src/storage", "host/src"],
  table: ["web/src/table/desk", "web/src/table/frame", "web/src/table/log", "web/src/table/sound"],
  metroTable: [
    "web/src/games/metro/desk",
    "web/src/games/metro/ledger",
    "web/src/games/metro/table",
    "web/src/games/metro/modules",
    "web/src/games/metro/modules/common",
  ],
  undergroundTable: [
    "web/src/games/underground/desk",
    "web/src/games/underground/panels",
    "web/src/games/underground/table",
  ],
  metroModules: ["metro/src/modules"],
};
const BY_FOLDER = new Map(Object.entries(CHUNKS).flatMap(([name, folders]) => folders.map((each) => [each, name])));

/** A language is one chunk with all of its words, those of modules included. */
const LANGUAGE = /\/words\/([a-z]{2}(?:-[A-Z]{2})?)(?:\/|\.ts$)/;
const CODE = /\/packages\/(.+)\/[^/]+\.(?:tsx?|css)$/;

/** `null` for what follows from the imports. */
export function chunkOf(id: string): string | null {
  const language = LANGUAGE.exec(id)?.[1];
  if (language !== undefined) return `words-${language}`;
  if (/\/node_modules\/@?preact\//.test(id)) return "kit";
  const folder = CODE.exec(id)?.[1] ?? "";
  return BY_FOLDER.get(folder) ?? BY_FOLDER.get(folder.replace(/(^metro\/src\/modules)\/.*/, "$1")) ?? null;
}
