/** The record of a reviewed game, to take along. */
import type { TableBasics } from "../../client/client.ts";
import { laterWords } from "../../parts/words/words.ts";
import { Sheet } from "../../parts/ui/sheet.tsx";
import { Export } from "../export.tsx";
import type { ExportWords } from "../export.tsx";

interface SharingProps {
  readonly client: TableBasics;
  readonly game: string;
  readonly words: ExportWords;
  readonly onClose: () => void;
}

export function Sharing({ client, game, words, onClose }: SharingProps) {
  return (
    <Sheet title={laterWords().sheets.export.title} onClose={onClose}>
      <Export client={client} game={game} words={words} />
    </Sheet>
  );
}
