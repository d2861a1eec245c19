/** A game in a minute: short sentences, each with a picture. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../../words/index.ts";
import "./minute.css";

interface MinuteProps {
  readonly title: string;
  readonly parts: readonly { readonly says: string; readonly picture: ComponentChildren }[];
}

/** Keeps the place of a summary that is loading, so that what is below it moves little. */
export function MinuteWaits() {
  return (
    <div class="panel minute minute-waits">
      <p class="quiet loading">{t.common.loading}</p>
    </div>
  );
}

export function Minute({ title, parts }: MinuteProps) {
  const id = useId();
  return (
    <section class="panel minute" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {parts.map(({ says, picture }) => (
          <li key={says}>
            <div class="minute-picture" aria-hidden="true">
              {picture}
            </div>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
