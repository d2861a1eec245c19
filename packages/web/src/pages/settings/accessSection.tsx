/** The accessibility settings: contrast, sizes, colours, announcements and text mode. */
import { PALETTES } from "@interchange/boards/palettes";
import { prefer, settings } from "../../kit/settings.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Choice, Tick } from "../../kit/ui/choice.tsx";
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

export function AccessSection() {
  const words = t.access;
  const { contrast, textSize, boardSize, detail, isText, palette = "standard", pattern = "fine" } = settings.value;
  return (
    <>
      <fieldset>
        <legend>{words.contrast}</legend>
        <Choice
          name="contrast"
          value={contrast}
          choices={CONTRASTS.map((value) => ({ value, label: words.contrasts[value] }))}
          onChange={(value) => prefer({ contrast: value })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.palette}</legend>
        <Choice
          name="palette"
          value={palette}
          choices={PALETTES.map((value) => ({ value, label: words.palettes[value] }))}
          onChange={(value) => prefer({ palette: value })}
        />
        <p class="palette-shown">
          {SHOWN.map((colour, seat) => (
            <Badge key={colour} colours={SHOWN} seat={seat} />
          ))}
        </p>
        <p class="quiet">{words.paletteAbout}</p>
      </fieldset>
      <OwnColours />
      <fieldset>
        <legend>{words.pattern}</legend>
        <Choice
          name="pattern"
          value={pattern}
          choices={PATTERNS.map((value) => ({ value, label: words.patterns[value] }))}
          onChange={(value) => prefer({ pattern: value })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.textSize}</legend>
        <Choice
          name="textSize"
          value={textSize}
          choices={TEXT_SIZES.map((value) => ({ value, label: words.textSizes[value] }))}
          onChange={(value) => prefer({ textSize: value })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.boardSize}</legend>
        <Choice
          name="boardSize"
          value={boardSize}
          choices={BOARD_SIZES.map((value) => ({ value, label: words.boardSizes[value] }))}
          onChange={(value) => prefer({ boardSize: value })}
        />
        <p class="quiet">{words.boardSizeAbout}</p>
      </fieldset>
      <Tick
        label={words.text}
        about={words.textAbout}
        checked={isText}
        onChange={(checked) => prefer({ isText: checked })}
      />
      <fieldset>
        <legend>{words.detail}</legend>
        <Choice
          name="detail"
          value={detail}
          choices={DETAILS.map((value) => ({ value, label: words.details[value] }))}
          onChange={(value) => prefer({ detail: value })}
        />
        <p class="quiet">{words.detailAbout}</p>
      </fieldset>
      <p class="quiet">{words.keys}</p>
    </>
  );
}

/** Custom seat colours, with a warning if some people could not tell them apart. */

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
