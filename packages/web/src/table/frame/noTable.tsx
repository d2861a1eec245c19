/** Shown if a table cannot be opened: says why, and offers the stored data as a download. */
import type { Unopened } from "../../storage/gameAt.ts";
import { saveFile } from "../../kit/saveFile.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Technical } from "../../kit/ui/technical.tsx";
import { t } from "../../words/index.ts";

export function NoTable({ unopened, id }: { readonly unopened: Unopened; readonly id: string }) {
  const words = t.noTable;
  const { problem, detail, text: kept } = unopened;
  return (
    <Frame title={words[problem]}>
      <h1>{words[problem]}</h1>
      {problem === "unknown" ? (
        <p>{words.unknownAbout}</p>
      ) : !kept ? (
        <Technical text={detail} />
      ) : (
        <>
          <p>{words.nothingLost}</p>
          <Technical text={detail} />
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
          {t.notFound.home}
        </a>
      </p>
    </Frame>
  );
}
