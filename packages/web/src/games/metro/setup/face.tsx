/** What setting up a table has to know of Metro. */
import { TablePicture } from "./tablePicture.tsx";
import { metro } from "@interchange/metro";
import { metroEntry } from "@interchange/games";
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { EditionId } from "@interchange/metro/core";
import type { Colour } from "@interchange/boards/palette";
import type { Seat } from "@interchange/tabletop";
import type { SetupFace } from "../../../table/setup/face.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { whenNear } from "../../../kit/ui/near.tsx";
import { optionExplained } from "./explained.ts";
import { aboutOf } from "../moduleWords.ts";
import { moduleOptionTexts, setupModules } from "./modules.tsx";
import { BoxChooser } from "../../../table/box/chooser.tsx";
import { metroPresets } from "./presets.tsx";
import { setPath } from "./setPaths.ts";
import { t } from "../../../words/index.ts";
import "./tablePicture.css";

const Room = () => <div class="board-picture" />;

/** The board comes after the form, and on a phone when somebody scrolls to it: it is more to draw than all the rest. */
const Picture = whenNear(TablePicture, Room);

const COLOURS: readonly Colour[] = EDITIONS.flatMap((edition) => EDITION_DATA[edition].seatColours);

/** Gray, with the symbol alone, while chance has not spoken. */
function SeatBadge({ colour, seat }: { readonly colour: Colour | undefined; readonly seat: Seat }) {
  const colours: Colour[] = [];
  if (colour) colours[seat] = colour;
  return <Badge colours={colours} seat={seat} />;
}

const known = (edition: string): EditionId => EDITIONS.find((each) => each === edition) ?? EDITIONS[0];

export function metroSetupFace(): SetupFace {
  const words = t.metro.setup;
  return {
    game: metroEntry,
    engine: metro,
    presets: metroPresets(),
    editions: words.editions,
    explains: optionExplained,
    optionTexts: { ...words.optionTexts, ...moduleOptionTexts() },
    assists: words.assists,
    botAbout: words.botAbout,
    refusals: words.refusals,
    badge: (colour, seat) => <SeatBadge colour={COLOURS.find((each) => each === colour)} seat={seat} />,
    colourName: (colour) => words.colours[colour] ?? colour,
    title: ({ modules }) => words.titled(modules.map((id) => aboutOf(id).title)),
    Picture,
    inBox: (modules) => words.inBox(modules.flatMap((id) => aboutOf(id).pieces ?? [])),
    unprinted: ({ what, module }) => ({
      title: (module === undefined ? words.unprinted : aboutOf(module).unprinted)?.[what] ?? what,
    }),
    setPath,
    extras: (edition) => [
      {
        kind: "extra",
        title: words.scored.title,
        about: words.scored.about(EDITION_DATA[known(edition)].scoredMark),
      },
    ],
    modules: setupModules,
    Components: (props) => <BoxChooser game={metro} {...props} />,
  };
}
