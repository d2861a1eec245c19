/** What a text of rules holds, section by section. Beside the text where there is room, else folded above it. */

import type { Section } from "./contents.ts";
import { t } from "../../../words/index.ts";
import "./contents.css";

/** Shorter texts are seen at a glance. */
const FEW = 3;
/** As in the style sheet. */
const HAS_ROOM = "(min-width: 70rem)";

interface ContentsProps {
  readonly sections: readonly Section[];
  /** The language of the text. */
  readonly language: string;
  /** Shows a section; without it the address goes there. */
  readonly onPick?: ((section: string) => void) | undefined;
}

export function Contents({ sections, language, onPick }: ContentsProps) {
  if (sections.length < FEW) return undefined;
  const words = t.rules;
  return (
    <details class="rules-contents" open={!onPick && matchMedia(HAS_ROOM).matches}>
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ul lang={language}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (!onPick) return;
                  event.preventDefault();
                  onPick(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
