/** How loud the table is. Whoever turns it up hears what that means. */
import { useEffect, useMemo } from "preact/hooks";
import { playerOn } from "../../table/sound/player.ts";
import { setVolume, volume, VOLUMES } from "../../table/sound/volume.ts";
import { Choice } from "../../kit/ui/choice.tsx";
import { t } from "../../words/index.ts";

export function SoundSection() {
  const words = t.sound;
  const player = useMemo(() => playerOn(), []);
  useEffect(() => () => player.close(), [player]);
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <Choice
        name="sound"
        value={volume.value}
        choices={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
        onChange={(value) => {
          setVolume(value);
          player.play("tile", "closed");
        }}
      />
      <p class="quiet">{words.about}</p>
    </fieldset>
  );
}
