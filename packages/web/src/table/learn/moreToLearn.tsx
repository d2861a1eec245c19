/** After the first game: the lesson about the rest of the rules. */
import { t } from "../../words/index.ts";
import { firstGameOf } from "./firstGame.ts";
import { lessonPath } from "./learnLink.tsx";
import { MORE } from "./lesson.ts";
import { isMoreLeft } from "./progress.ts";

export function MoreToLearn({ game, id }: { readonly game: string; readonly id: string }) {
  const { over } = t.learn;
  if (firstGameOf(game)?.id !== id || !isMoreLeft(game)) return undefined;
  return (
    <p>
      {over.after}{" "}
      <a class="link" href={lessonPath(game, MORE)}>
        {over.more}
      </a>
    </p>
  );
}
