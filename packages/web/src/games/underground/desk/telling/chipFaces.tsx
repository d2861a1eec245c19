/** What chips of On the Underground show: pieces of a line, tokens, a trip. */
import type { ComponentChildren } from "preact";
import { LineMark, TokenSign } from "../../panels/marks.tsx";

export const linesFace = (lines: readonly string[], text: ComponentChildren): ComponentChildren => (
  <>
    {lines.map((line) => (
      <LineMark key={line} line={line} />
    ))}
    {text}
  </>
);

export const tokensFace = (tokens: number): ComponentChildren => (
  <>
    <TokenSign />
    {tokens}
  </>
);

export const tripFace = (lines: readonly string[], to: string): ComponentChildren => linesFace(lines, `→ ${to}`);
