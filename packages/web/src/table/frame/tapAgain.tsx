/** Offers once to place tiles by a second tap on the square, because the button may be far away. */
import { prefer } from "../../kit/settings.ts";
import { Button } from "../../kit/ui/button.tsx";
import { t } from "../../words/index.ts";

export function TapAgain() {
  const words = t.sheets.tapAgain;
  return (
    <section class="panel info" aria-label={words.title}>
      <h2 class="info-head">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <div class="buttons">
        <Button onClick={() => prefer({ doubleTap: true })}>{words.yes}</Button>
        <Button onClick={() => prefer({ doubleTap: false })}>{words.no}</Button>
      </div>
    </section>
  );
}
