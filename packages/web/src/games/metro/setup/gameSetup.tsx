/** What the setup page needs to know about Metro. */
import { useEffect } from "preact/hooks";
import { metro } from "@interchange/metro";
import { metroEntry } from "@interchange/games";
import { EDITIONS, EDITION_DATA, isTileCode } from "@interchange/metro/core";
import type { EditionId, View } from "@interchange/metro/core";
import type { Colour } from "@interchange/boards/palette";
import { Table, seededChance } from "@interchange/tabletop";
import type { Seat, Setup } from "@interchange/tabletop";
import type { PictureProps, Preset, GameSetup } from "../../../table/setup/gameSetup.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { whenNear } from "../../../kit/ui/near.tsx";
import { aboutOf, metroWords, moduleWords } from "../words.ts";
import { CHOOSABLE, moduleOptionTexts, setupModules } from "./modules.tsx";
import { BoxChooser } from "../../../table/box/chooser.tsx";
import "./pictures.css";
import type { Explanation } from "../../../kit/rules/term.tsx";
import { TileBoard, TileFace } from "@interchange/boards/metro";
import { useSignal } from "@preact/signals";
import { Marks } from "../table/marks.tsx";
import { loadModules } from "../modules/index.ts";
import { boardSceneOf } from "../desk/scene.ts";
import "@interchange/boards/metro/board.css";
import { surprise } from "./surprise.ts";
import { modulePicture } from "./modulePictures.tsx";
import { Drawing, Run } from "./pieces.tsx";

const Room = () => <div class="board-picture" />;

/** The board loads after the form; on phones, when it scrolls into view. It takes more to draw than everything else. */
const Picture = whenNear(TablePicture, Room);

const COLOURS: readonly Colour[] = EDITIONS.flatMap((edition) => EDITION_DATA[edition].seatColours);

/** Gray with a symbol until colours are drawn. */
function SeatBadge({ colour, seat }: { readonly colour: Colour | undefined; readonly seat: Seat }) {
  const colours: Colour[] = [];
  if (colour) colours[seat] = colour;
  return <Badge colours={colours} seat={seat} />;
}

const known = (edition: string): EditionId => EDITIONS.find((each) => each === edition) ?? EDITIONS[0];

export function metroGameSetup(): GameSetup {
  const words = metroWords().setup;
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
    componentSign: (tile) => typeof tile === "string" && isTileCode(tile) && <TileFace code={tile} size={32} />,
    colourName: (colour) => words.colours[colour] ?? colour,
    title: ({ modules }) => words.titled(modules.map((id) => aboutOf(id).title)),
    Picture,
    inBox: (modules) => words.inBox(modules.flatMap((id) => aboutOf(id).pieces ?? [])),
    unprinted: ({ what, module }) => ({
      title: (module === undefined ? words.unprinted : aboutOf(module).unprinted)?.[what] ?? what,
    }),
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

const MODULES = new Map(metro.catalog.flatMap(({ id, options = [] }) => options.map(({ name }) => [name, id])));

/** Undefined for an option without an explanation. */
function optionExplained(option: string): ((rule: string) => Explanation) | undefined {
  const options: Readonly<Record<string, string>> = metroWords().terms.options;
  const says = options[option] ?? moduleWords()[MODULES.get(option) ?? ""]?.terms?.[option];
  return says === undefined ? undefined : (rule) => ({ says, rule: metroWords().terms.rule(rule) });
}

/** The picture shows one possible deal. A table draws its own when it starts. */
const SEED = "picture";

function firstSight(setup: Setup): View {
  const table = new Table(
    metro,
    setup,
    Array.from({ length: setup.seats }, (_, seat) => String(seat + 1)),
  );
  table.settle(seededChance(SEED));
  return table.view("spectator");
}

/** Waits for the views of the modules; meanwhile the previous board stays. */
function TablePicture({ setup, sitters }: PictureProps) {
  const view = useSignal<View | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      if (isWanted) view.value = firstSight(setup);
    };
    loadModules(setup.modules).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [setup, view]);
  if (!view.value) return <div class="board-picture" />;
  const { setup: shown } = view.value;
  return (
    <div class="board-picture">
      <TileBoard
        scene={boardSceneOf(view.value, { last: undefined })}
        label=""
        describeSquare={() => ""}
        describeStation={() => ""}
        zoomInLabel=""
        zoomOutLabel=""
        speed="off"
        marks={
          shown.modules.length > 0 && (
            <Marks speaker={{ sitters, setup: shown, viewer: "spectator" }} view={view.value} />
          )
        }
      />
    </div>
  );
}

/** The presets of Metro. */

function metroPresets(): readonly Preset[] {
  const words = metroWords().setup.presets;
  return [
    { id: "first", ...words.first, Picture: FirstGame, choose: () => ({ modules: [], assist: "ledger" }) },
    {
      id: "family",
      ...words.family,
      Picture: modulePicture("paris") ?? FirstGame,
      choose: () => ({ edition: "bigbox", modules: ["central-stations", "paris"] }),
    },
    {
      id: "full",
      ...words.full,
      Picture: modulePicture("stock-corporations") ?? FirstGame,
      choose: () => ({ edition: "bigbox", modules: ["stock-corporations", "new-york"] }),
    },
    {
      id: "surprise",
      ...words.surprise,
      Picture: Dice,
      choose: () => ({ modules: surprise(CHOOSABLE, Math.random) }),
      isSurprise: true,
    },
  ];
}

function FirstGame() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="16" y="6" width="52" height="52" rx="3" />
      <Run d="M16 22h12q6 0 6-6V6" colour="yellow" />
      <path class="drawn-soft" d="M50 58V42" stroke-width="5" />
      <Run d="M34 6v14q0 14 14 14h20" colour="blue" />
      <Run d="M50 58V40" colour="yellow" />
      <path class="drawn-line" d="M78 32h24m-8-8 8 8-8 8" stroke-width="3" />
    </Drawing>
  );
}

function Dice() {
  return (
    <Drawing>
      <g transform="translate(42 36) rotate(-8)">
        <rect class="drawn-card" x="-19" y="-19" width="38" height="38" rx="7" stroke-width="2.5" />
        <path class="drawn-pips" d="M-9-9v.1M0 0v.1M9 9v.1" />
      </g>
      <g transform="translate(82 28) rotate(12)">
        <rect class="drawn-card" x="-17" y="-17" width="34" height="34" rx="6" stroke-width="2.5" />
        <path class="drawn-pips" d="M-8-8v.1M8-8v.1M-8 8v.1M8 8v.1" />
      </g>
    </Drawing>
  );
}
