/** A table that cannot be opened: says why, and gives out what is kept. */
import type { Unopened } from "../keep/gameAt.ts";
import { later } from "../parts/words/later.ts";
import { text } from "../parts/words/text.ts";
import { saveFile } from "../parts/saveFile.ts";
import { Frame } from "../parts/ui/frame.tsx";

const words = later.noTable;

export function NoTable({ unopened, id }: { readonly unopened: Unopened; readonly id: string }) {
  const { problem, detail, text: kept } = unopened;
  return (
    <Frame title={words[problem]}>
      <h1>{words[problem]}</h1>
      {problem === "unknown" || !kept ? (
        <p>{problem === "unknown" ? words.unknownAbout : words.detail(detail)}</p>
      ) : (
        <>
          <p>{words.nothingLost}</p>
          <p class="quiet">{words.detail(detail)}</p>
          <p>
            <button
              type="button"
              class="button"
              onClick={() => saveFile(`interchange-${id}.json`, kept, "application/json")}
            >
              {words.export}
            </button>
          </p>
        </>
      )}
      <p>
        <a class="button primary" href="/">
          {text.notFound.home}
        </a>
      </p>
    </Frame>
  );
}
