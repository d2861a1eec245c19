/** The technical detail of an error, folded. It comes from the code, so it is English in every language. */
import { t } from "../../words/index.ts";

export function Technical({ text }: { readonly text: string }) {
  return (
    <details class="quiet">
      <summary>{t.common.technical}</summary>
      <p lang="en">{text}</p>
    </details>
  );
}
