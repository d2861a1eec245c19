/** Explains flat mode and its two ways: panels around one screen, or phones around a screen with the board. */
import { Button } from "../../kit/ui/button.tsx";
import type { TableDesk } from "../desk/desk.ts";
import { layFlat } from "../desk/laidFlat.ts";
import { t } from "../../words/index.ts";

export function FlatSheet({ desk, onClose }: { readonly desk: TableDesk; readonly onClose: () => void }) {
  const words = t.flat;
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
