/** Exports the whole game as an animation. A GIF takes a while, so it shows progress and can be stopped. */
import { gifOf } from "./gif.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { saveFile } from "../../kit/saveFile.ts";
import { themeNow } from "./raster.ts";
import type { Shareable } from "./sharing.ts";
import { t } from "../../words/index.ts";

/** A GIF's size depends on its pixels. */
const WIDE = 560;

export function Replay({ game, name }: { readonly game: Shareable; readonly name: string }) {
  const words = t.share.replay;
  const frame = useSignal<number | undefined>(undefined);
  const said = useSignal("");
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const make = async (): Promise<void> => {
    isStopped.current = false;
    frame.value = 0;
    said.value = "";
    const theme = themeNow();
    try {
      const gif = await gifOf(game.frames, (at) => game.frame(at, theme, WIDE), {
        delay: (at) => game.delay(at),
        onFrame: async (at) => {
          frame.value = at + 1;
          // Lets the page respond between two frames.
          await new Promise((resolve) => setTimeout(resolve));
          return !isStopped.current;
        },
      });
      if (gif) saveFile(`${name}.gif`, gif, "image/gif");
      said.value = gif ? words.saved(gif.length) : words.stopped;
    } catch {
      said.value = words.failed;
    }
    frame.value = undefined;
  };
  return (
    <section class="share-part">
      <h3>{words.title}</h3>
      <p class="quiet">{words.about}</p>
      {frame.value === undefined ? (
        <div class="buttons">
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${name}-replay.svg`, game.moving(themeNow()), "image/svg+xml")}
          >
            {words.svg}
          </button>
          <button type="button" class="button" onClick={() => void make()}>
            {words.gif}
          </button>
        </div>
      ) : (
        <div class="share-making">
          <progress max={game.frames} value={frame.value} aria-label={words.making(frame.value, game.frames)} />
          <span>{words.making(frame.value, game.frames)}</span>
          <button type="button" class="button" onClick={() => (isStopped.current = true)}>
            {words.cancel}
          </button>
        </div>
      )}
      <p role="status">{said.value}</p>
    </section>
  );
}
