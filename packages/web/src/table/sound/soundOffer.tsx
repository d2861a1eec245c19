/** Offers sound once, when somebody has scored their first line. */
import { prefer } from "../../kit/settings.ts";
import { Button } from "../../kit/ui/button.tsx";
import { t } from "../../words/index.ts";
import "../frame/status/status.css";
import { NOTES } from "./notes.ts";
import { playerOn } from "./player.ts";
import { setVolume } from "./volume.ts";

export function SoundOffer() {
  const answer = (isWanted: boolean): void => {
    prefer({ isSoundOffered: true });
    if (!isWanted) return;
    setVolume("normal");
    playerOn().play(NOTES.closed);
  };
  return (
    <section class="panel info offer" aria-label={t.sound.offer}>
      <b>{t.sound.offer}</b>
      <Button onClick={() => answer(true)}>{t.table.yes}</Button>
      <Button onClick={() => answer(false)}>{t.table.no}</Button>
    </section>
  );
}
