/** Shown to people who have not played yet. */
import { t } from "../../words/index.ts";
export function NoGames({ text }: { readonly text: string }) {
  return (
    <div class="mine-none">
      <p>{text}</p>
      <p>
        <a class="button primary" href="/">
          {t.myGames.play}
        </a>
      </p>
    </div>
  );
}
