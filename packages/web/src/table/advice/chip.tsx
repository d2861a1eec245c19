/** Says to everybody at the table that advice is given there. */
import { t } from "../../words/index.ts";

import "./advice.css";

export function Chip() {
  const words = t.advice;
  return (
    <span class="advice-chip" title={words.chipAbout}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M9 17h6M9.5 20h5M8.5 14.5a5.5 5.5 0 1 1 7 0c-.5.4-.5 1-.5 2.5H9c0-1.500 0-2.100-.5-2.500z" />
      </svg>
      <span class="advice-chip-word">{words.chip}</span>
    </span>
  );
}
