/** The way to a lesson, from wherever a game or a module is spoken of. */
import { t } from "../../words/index.ts";

export interface LearnLinkProps {
  readonly game: string;
  /** Undefined for the lesson about the game. */
  readonly module?: string | undefined;
  /** What it is about. */
  readonly title: string;
}

export function LearnLink({ game, module, title }: LearnLinkProps) {
  return (
    <a class="link" href={module === undefined ? `/learn/${game}` : `/learn/${game}/${module}`}>
      {t.learn.learning(title)}
    </a>
  );
}
