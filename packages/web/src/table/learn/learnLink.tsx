/** Links to a lesson about a game or a module. */
import { t } from "../../words/index.ts";

export interface LearnLinkProps {
  readonly game: string;
  /** Undefined for the lesson about the game itself. */
  readonly module?: string | undefined;
  readonly title: string;
}

export const lessonPath = (game: string, module: string | undefined): string =>
  module === undefined ? `/learn/${game}` : `/learn/${game}/${module}`;

export function LearnLink({ game, module, title }: LearnLinkProps) {
  return (
    <a class="link" href={lessonPath(game, module)}>
      {t.learn.learning(title)}
    </a>
  );
}
