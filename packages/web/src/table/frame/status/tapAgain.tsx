/** Offers once to place tiles by a second tap on the square, because the button may be far away. */
import { prefer } from "../../../kit/settings.ts";
import { Button } from "../../../kit/ui/button.tsx";
import { t } from "../../../words/index.ts";
import "./status.css";

export function TapAgain() {
  const words = t.sheets.tapAgain;
  return (
    <section class="panel info offer" aria-label={words.title}>
      <b>
        {words.title}
        <small class="quiet">{words.about}</small>
      </b>
      <Button onClick={() => prefer({ doubleTap: true })}>{t.table.yes}</Button>
      <Button onClick={() => prefer({ doubleTap: false })}>{t.table.no}</Button>
    </section>
  );
}
