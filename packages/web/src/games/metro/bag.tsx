/** Exactly which tiles nobody at this screen has seen yet. */
import { TILE_CODES } from "@interchange/metro/core";
import { TileFace } from "@interchange/boards/metro";
import { metroWords } from "./metroWords.ts";
import { useMetroDesk } from "./useMetroDesk.ts";
import "./bag.css";

export function Bag({ isPanel = false }: { readonly isPanel?: boolean }) {
  const desk = useMetroDesk();
  const { unseen, supply } = desk.shown.value;
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const words = metroWords().panels;
  const content = (
    <>
      <ul class="bag">
        {TILE_CODES.map((code, kind) =>
          unseen[kind] ? (
            <li key={code}>
              <TileFace code={code} size={34} label={code} />
              <span>{unseen[kind]}</span>
            </li>
          ) : undefined,
        )}
      </ul>
      <p class="quiet">{words.unseenAbout(supply, all - supply)}</p>
    </>
  );
  if (!isPanel) return content;
  return (
    <section class="panel bag-panel" aria-label={words.unseen(all)}>
      <h2 class="panel-title">{words.unseen(all)}</h2>
      {content}
    </section>
  );
}
