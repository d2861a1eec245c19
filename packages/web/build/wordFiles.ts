/** Which words come in one file: those that are fetched together anyway. Every language has files of its own. */
const PART = /packages\/web\/src\/(?:parts\/words|games\/([a-z]+))\/([a-z]{2,3}(?:-[A-Z]{2})?)\/(\w+)\.ts$/;

const FILES: Readonly<Record<string, string>> = {
  // What every page says, what all words stand on, and where the others are.
  files: "start",
  start: "start",
  plural: "start",
  // Home, with what it says of each game.
  homeFiles: "home",
  home: "home",
  plan: "home",
  clock: "home",
  about: "home",
  // The first playable screen.
  tableFiles: "table",
  table: "table",
};

/** What most later pages say besides, whatever the game, and where the rest is. */
const SHARED: Readonly<Record<string, string>> = {
  more: "later",
  later: "later",
  abandon: "later",
  alone: "later",
  noTable: "later",
  result: "later",
  settings: "later",
  setup: "later",
  sheets: "later",
  colours: "later",
  news: "later",
};

/** Only Metro's table is on the first playable screen; `null` for what finds its file by itself. */
export function wordFile(id: string): string | null {
  const [, game, language, part = ""] = PART.exec(id) ?? [];
  const file = FILES[part] ?? (game === undefined ? SHARED[part] : undefined);
  if (language === undefined || file === undefined || (file === "table" && game === "underground")) return null;
  return `${file}-${language}`;
}
