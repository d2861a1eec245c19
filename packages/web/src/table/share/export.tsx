/** Exports the record of the game. */
import type { GameRecord } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { saveFile } from "../../kit/saveFile.ts";
import { recordJson, recordText } from "../../storage/transfer/transfer.ts";
import { lazy, Loading } from "../../kit/ui/lazy.tsx";
import type { TableDesk } from "../desk/desk.ts";
import type { SheetWords } from "../frame/sheetWords.ts";
import { t } from "../../words/index.ts";

export type ExportWords = Pick<SheetWords, "exportRunning" | "exportWhole">;

const Share = lazy(() => import("./share.tsx").then(({ Share }) => Share));

interface ExportProps extends Pick<TableDesk, "client" | "game"> {
  readonly words: ExportWords;
  /** The title of the game, and the move being looked at. */
  readonly title: string;
  readonly at?: number | undefined;
}

export function Export({ client, game, words: own, title, at }: ExportProps) {
  const words = t.sheets.export;
  const said = useSignal("");
  const kept = useSignal<GameRecord | undefined>(undefined);
  const name = `${game}-${client.id}`;
  const viewer = client.viewer.value;
  useEffect(() => {
    // Drops what the previous player was shown.
    kept.value = undefined;
    void client.record().then((record) => {
      if (client.viewer.peek() === viewer) kept.value = record;
    });
  }, [client, kept, viewer]);
  const record = kept.value;
  if (!record) return <Loading />;
  const { whole } = client;
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
      {client.waiting.value.kind === "over" && (
        <Share record={record} title={title} address={client.address} name={name} at={at} />
      )}
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
      {/* A text area, so that people can select the text by hand if copying is blocked. */}
      <textarea readOnly rows={6} aria-label={words.text} value={recordText(record)} />
      {whole && (
        <>
          <button
            type="button"
            class="button"
            onClick={() => void whole().then((file) => saveFile(`${name}-table.json`, file, "application/json"))}
          >
            {words.whole}
          </button>
          <p class="quiet">{own.exportWhole}</p>
        </>
      )}
    </div>
  );
}
