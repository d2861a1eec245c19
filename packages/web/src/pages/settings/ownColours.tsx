/** Colours of one's own for seats, with a word on those that some people could not tell apart. */
import { alike, SEAT_COLOURS, shownColour } from "@interchange/boards/ownColours";
import { Button } from "../../kit/ui/button.tsx";
import { prefer, settings } from "../../kit/settings.ts";
import { t } from "../../words/index.ts";

export function OwnColours() {
  const words = t.access.own;
  const { palette = "standard", colours = {} } = settings.value;
  const theme = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  const pairs = alike(colours, palette).map((pair) => pair.map((colour) => words.names[colour]));
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <div class="own-colours">
        {SEAT_COLOURS.map((colour) => (
          <label key={colour}>
            <input
              type="color"
              value={shownColour(colours, palette, colour, theme)}
              onInput={({ currentTarget }) => prefer({ colours: { ...colours, [colour]: currentTarget.value } })}
            />
            {words.names[colour]}
          </label>
        ))}
      </div>
      <p role="status">{pairs.length > 0 && words.alike(pairs)}</p>
      <Button disabled={!Object.keys(colours).length} onClick={() => prefer({ colours: {} })}>
        {words.back}
      </Button>
      <p class="quiet">{words.about}</p>
    </fieldset>
  );
}
