/** Imports a game from a file or from text. */
import { restoreEverything } from "../../offline/restore.ts";
import { useSignal } from "@preact/signals";
import { EVERYTHING } from "../../storage/transfer/everythingFile.ts";
import { importText } from "../../storage/transfer/transfer.ts";
import { go } from "../../kit/router.ts";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Technical } from "../../kit/ui/technical.tsx";
import { t } from "../../words/index.ts";

/** No game has this many bytes. */
const MOST = 5_000_000;

/** A reason in words, and the technical detail. */
interface Problem {
  readonly reason?: string;
  readonly detail?: string;
}

interface ImportProps {
  readonly onClose: () => void;
  /** Called when tables were added. */
  readonly onTaken: () => void;
}

export function Import({ onClose, onTaken }: ImportProps) {
  const words = t.home.import;
  const given = useSignal("");
  const problem = useSignal<Problem | undefined>(undefined);
  const said = useSignal("");
  const open = async (content: string): Promise<void> => {
    if (content.length > MOST) {
      problem.value = { reason: words.tooLarge(content.length, MOST) };
      return;
    }
    // A whole backup has no single table to open.
    if (content.includes(EVERYTHING)) {
      said.value = await restoreEverything(content);
      onTaken();
      return;
    }
    const imported = await importText(content);
    if (imported.ok) go(`/table/${imported.id}`);
    else problem.value = imported;
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Checked by size alone, because reading it would block the page.
    if (file.size > MOST) {
      problem.value = { reason: words.tooLarge(file.size, MOST) };
      return;
    }
    try {
      given.value = await file.text();
      await open(given.value);
    } catch {
      problem.value = { reason: words.unreadable };
    }
  };
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={() => void open(given.value)}>
          {words.open}
        </button>
      }
    >
      <p>{words.about}</p>
      <label class="button file">
        {words.file}
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={(event) => void openFile(event.currentTarget.files?.[0])}
        />
      </label>
      <label class="field">
        {words.paste}
        <textarea rows={6} value={given.value} onInput={(event) => (given.value = event.currentTarget.value)} />
      </label>
      <p role="status">{said.value}</p>
      {problem.value && (
        <div class="problem" role="alert">
          <b>{words.failed}</b> {problem.value.reason}
          {problem.value.detail !== undefined && <Technical text={problem.value.detail} />}
        </div>
      )}
    </Sheet>
  );
}
