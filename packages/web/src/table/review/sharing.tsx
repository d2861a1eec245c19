/** A sheet to export the record of a reviewed game. */
import type { TableBasics } from "../../client/client.ts";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Export } from "../share/export.tsx";
import type { ExportWords } from "../share/export.tsx";
import { t } from "../../words/index.ts";

interface SharingProps {
  readonly client: TableBasics;
  readonly game: string;
  readonly words: ExportWords;
  readonly title: string;
  /** The current move. */
  readonly at: number | undefined;
  readonly onClose: () => void;
}

export function Sharing({ client, game, words, title, at, onClose }: SharingProps) {
  return (
    <Sheet title={t.result.exported} onClose={onClose}>
      <Export client={client} game={game} words={words} title={title} at={at} />
    </Sheet>
  );
}
