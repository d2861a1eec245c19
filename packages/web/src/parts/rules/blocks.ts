/** Markdown cut into its blocks. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function blocksOf(source: string): readonly Block[] {
  return source
    .replaceAll("\r", "")
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(text: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(text);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  if (lines[0]?.startsWith("- ")) return { kind: "list", items: itemsOf(lines) };
  return { kind: "paragraph", text: lines.join(" ") };
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, line.endsWith("|") ? -1 : undefined)
    .split("|")
    .map((cell) => cell.trim());
}

/** A line that does not begin with a dash goes on with the item before. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines)
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  return items;
}
