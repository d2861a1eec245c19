import { metroEntry } from "@interchange/games";
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { EditionId } from "@interchange/metro/core";
import type { ComponentType } from "preact";
import type { SetupFace } from "../../table/setup/face.ts";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import { tableWords } from "../../parts/words/words.ts";
import { worded } from "../../parts/words/part.ts";
import { metroLater } from "./metroWords.ts";
import { aboutOf } from "./modules/index.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { moduleOptionTexts, setupModules } from "./modules/setup.tsx";
import { wholeMetro } from "./modules/whole.ts";
import { metroPresets } from "./setup/presets.tsx";
import "./setup/tablePicture.css";

/** The board comes after the form: it is what the table will fetch anyway. */
const Picture = lazy(
  () => worded(import("./setup/tablePicture.tsx"), tableWords).then(({ TablePicture }) => TablePicture),
  () => <div class="board-picture" />,
);

const known = (edition: string): EditionId => EDITIONS.find((each) => each === edition) ?? EDITIONS[0];

export function metroSetupFace(): SetupFace {
  const words = metroLater().setup;
  return {
    game: metroEntry,
    engine: wholeMetro,
    presets: metroPresets(),
    editions: words.editions,
    optionTexts: { ...words.optionTexts, ...moduleOptionTexts() },
    assists: words.assists,
    botAbout: words.botAbout,
    refusals: words.refusals,
    badge: (edition, seat) => <Badge colours={EDITION_DATA[known(edition)].seatColours} seat={seat} />,
    title: ({ modules }) => words.titled(modules.map((id) => aboutOf(id).title)),
    Picture,
    inBox: (modules) => words.inBox(modules.flatMap((id) => aboutOf(id).pieces ?? [])),
    unprinted: ({ what, module }) =>
      (module === undefined ? words.unprinted : aboutOf(module).unprinted)?.[what] ?? what,
    extras: (edition) => [
      {
        kind: "extra",
        title: words.scored.title,
        about: words.scored.about(EDITION_DATA[known(edition)].scoredMark),
      },
    ],
    modules: setupModules,
  };
}

/** The form, once it knows what modules are called. */
export async function fetchSetup(): Promise<ComponentType> {
  await moduleAbouts.fetch();
  const face = metroSetupFace();
  return () => <SetupForm face={face} />;
}
