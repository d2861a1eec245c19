/** The accessibility settings, in their groups: contrast and sizes, colours, text mode and announcements. */
import { PALETTES } from "@interchange/boards/palettes";
import { prefer, settings } from "../../kit/settings.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Tick } from "../../kit/ui/form/choice.tsx";
import { Preference } from "./preference.tsx";
import { t } from "../../words/index.ts";
import { SEAT_COLOURS, alike, shownColour } from "@interchange/boards/ownColours";
import { Button } from "../../kit/ui/button.tsx";

const CONTRASTS = ["system", "more"] as const;
const TEXT_SIZES = ["normal", "large", "huge"] as const;
const BOARD_SIZES = ["fit", "large", "huge"] as const;
const PATTERNS = ["fine", "bold"] as const;
/** The colours seats can have, shown as they will look. */
const SHOWN = ["yellow", "blue", "orange", "green", "purple", "black"] as const;
const DETAILS = ["brief", "normal", "full"] as const;

export function SizeChoices() {
  const words = t.access;
  return (
    <>
      <Preference name="contrast" title={words.contrast} values={CONTRASTS} labels={words.contrasts} />
      <Preference name="textSize" title={words.textSize} values={TEXT_SIZES} labels={words.textSizes} />
      <Preference name="boardSize" title={words.boardSize} values={BOARD_SIZES} labels={words.boardSizes}>
        <p class="quiet">{words.boardSizeAbout}</p>
      </Preference>
    </>
  );
}

export function ColourChoices() {
  const words = t.access;
  return (
    <>
      <Preference name="palette" title={words.palette} values={PALETTES} labels={words.palettes}>
        <p class="palette-shown">
          {SHOWN.map((colour, seat) => (
            <Badge key={colour} colours={SHOWN} seat={seat} />
          ))}
        </p>
        <p class="quiet">{words.paletteAbout}</p>
      </Preference>
      <OwnColours />
      <Preference name="pattern" title={words.pattern} values={PATTERNS} labels={words.patterns} />
    </>
  );
}

export function ReadingChoices() {
  const words = t.access;
  return (
    <>
      <Tick
        label={words.text}
        about={words.textAbout}
        checked={settings.value.isText}
        onChange={(checked) => prefer({ isText: checked })}
      />
      <Preference name="detail" title={words.detail} values={DETAILS} labels={words.details}>
        <p class="quiet">{words.detailAbout}</p>
      </Preference>
      <p class="quiet">{words.keys}</p>
    </>
  );
}

/** Custom seat colours, with a warning if some people could not tell them apart. */

function OwnColours() {
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
