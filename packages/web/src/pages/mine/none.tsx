import { mineWords } from "../../parts/words/mineWords.ts";

/** For whoever has not played yet. */
export function NoGames({ text }: { readonly text: string }) {
  return (
    <div class="mine-none">
      <p>{text}</p>
      <p>
        <a class="button primary" href="/">
          {mineWords().play}
        </a>
      </p>
    </div>
  );
}
