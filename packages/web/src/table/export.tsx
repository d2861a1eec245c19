/** The record of the game, to take along. */
import { useSignal } from "@preact/signals";
import { later } from "../parts/words/later.ts";
import { shelf } from "../keep/shelf.ts";
import { saveFile } from "../parts/saveFile.ts";
import { recordJson, recordText } from "../keep/transfer.ts";
import type { TableDesk } from "./desk.ts";
import type { SheetWords } from "./sheets.tsx";

const words = later.sheets.export;

interface ExportProps {
  readonly desk: TableDesk;
  readonly words: Pick<SheetWords, "exportRunning" | "exportWhole">;
}

export function Export({ desk, words: own }: ExportProps) {
  const { client } = desk;
  const said = useSignal("");
  const record = client.record();
  const name = `${desk.game}-${client.id}`;
  const whole = shelf.text(client.id);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(recordText(record));
      said.value = words.copied;
    } catch {
      said.value = words.notCopied;
    }
  };
  return (
    <div class="export">
      <p>{words.about}</p>
      {client.waiting.value.kind !== "over" && <p class="quiet">{own.exportRunning}</p>}
      <div class="buttons">
        <button type="button" class="button" onClick={() => saveFile(`${name}.txt`, recordText(record), "text/plain")}>
          {words.text}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`${name}.json`, recordJson(record), "application/json")}
        >
          {words.json}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
      <p role="status">{said.value}</p>
      {/* A text area, so that the text can be picked by hand where copying is not allowed. */}
      <textarea readOnly rows={6} aria-label={words.text} value={recordText(record)} />
      {whole !== undefined && (
        <>
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${name}-table.json`, whole, "application/json")}
          >
            {words.whole}
          </button>
          <p class="quiet">{own.exportWhole}</p>
        </>
      )}
    </div>
  );
}
