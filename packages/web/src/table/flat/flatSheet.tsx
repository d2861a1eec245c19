/** What lying flat means, and the two ways to do it: panels round one screen, or phones round a screen with the board. */
import { Button } from "../../parts/ui/button.tsx";
import { flatWords } from "../../parts/words/flatWords.ts";
import type { TableDesk } from "../desk.ts";
import { layFlat } from "./laid.ts";

export function FlatSheet({ desk, onClose }: { readonly desk: TableDesk; readonly onClose: () => void }) {
  const words = flatWords();
  return (
    <>
      <p>{words.about}</p>
      <p>
        <Button
          primary
          onClick={() => {
            onClose();
            layFlat(desk.client.id);
          }}
        >
          {words.lay}
        </Button>
      </p>
      <h3 class="panel-title">{words.phones}</h3>
      <p>{words.aboutPhones}</p>
      <p>
        <a href={`/new/${desk.game}?where=online`}>{words.setUp}</a>
      </p>
    </>
  );
}
