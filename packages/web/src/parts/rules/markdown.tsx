/**
 * Just enough Markdown for the rules: headings, paragraphs, lists, tables, bold and code. A paragraph that begins with
 * a bold number is a rule, and can be pointed at by it. Links are shown as their words.
 */
import type { ComponentChildren } from "preact";
import { blocksOf } from "./blocks.ts";
import type { Block } from "./blocks.ts";

const RULE = /^\*\*((?:\d+|[A-Z]{2})(?:\.\d+)*)\*\*/;

export function Markdown({ source, marked }: { readonly source: string; readonly marked: string | undefined }) {
  return (
    <>
      {blocksOf(source).map((block, index) => (
        <BlockView key={index} block={block} marked={marked} />
      ))}
    </>
  );
}

function BlockView({ block, marked }: { readonly block: Block; readonly marked: string | undefined }) {
  switch (block.kind) {
    case "heading":
      // The page or sheet around it has the first heading.
      if (block.level === 1) return undefined;
      return block.level === 2 ? <h2>{inline(block.text)}</h2> : <h3>{inline(block.text)}</h3>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "paragraph": {
      const number = RULE.exec(block.text)?.[1];
      if (number === undefined) return <p>{inline(block.text)}</p>;
      return (
        <p id={`rule-${number}`} class={number === marked ? "rule marked" : "rule"} tabIndex={-1}>
          {inline(block.text)}
        </p>
      );
    }
  }
}

/** Bold, code and stress; everything else is as it stands. */
function inline(text: string): ComponentChildren {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return plain.split(/(\*\*[^*]+\*\*|`[^`]+`|\b_[^_]+_\b)/).map((part, index) => {
    if (part.startsWith("**")) return <b key={index}>{part.slice(2, -2)}</b>;
    if (part.startsWith("_")) return <em key={index}>{part.slice(1, -1)}</em>;
    if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
    return part;
  });
}
