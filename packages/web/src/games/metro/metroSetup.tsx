import { metroEntry } from "@interchange/games";
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import { later } from "../../parts/words/later.ts";
import { text } from "../../parts/words/text.ts";
import type { SetupFace } from "../../table/setup/face.ts";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { EditionCard } from "./editionCard.tsx";
import { moduleOptionTexts, setupModules } from "./modules/setup.tsx";
import { wholeMetro } from "./modules/whole.ts";

const words = later.setup;

const FACE: SetupFace = {
  game: metroEntry,
  engine: wholeMetro,
  editions: text.names.editions,
  optionTexts: { ...words.optionTexts, ...moduleOptionTexts },
  assists: words.assists,
  bots: words.bots,
  botAbout: words.botAbout,
  refusals: words.refusals,
  badge: (edition, seat) => {
    const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
    return <Badge colours={EDITION_DATA[known].seatColours} seat={seat} />;
  },
  about: (edition, request) => <EditionCard edition={edition} request={request} />,
  modules: setupModules,
};

export function MetroSetup() {
  return <SetupForm face={FACE} />;
}
